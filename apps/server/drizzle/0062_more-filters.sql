-- Stored with each analysis, because the search divides by it.
ALTER TABLE "property_analyses" ADD COLUMN "cash_at_risk" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "property_analyses" ALTER COLUMN "cash_at_risk" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "property_search" ADD COLUMN "asking_price" integer;--> statement-breakpoint
ALTER TABLE "property_search" ADD COLUMN "sqft" integer;--> statement-breakpoint
ALTER TABLE "property_search" ADD COLUMN "year_built" smallint;--> statement-breakpoint
ALTER TABLE "property_search" ADD COLUMN "hoa_monthly" integer;--> statement-breakpoint
ALTER TABLE "property_search" ADD COLUMN "listed_on" date;--> statement-breakpoint
ALTER TABLE "property_search" ADD COLUMN "cash_flow_monthly" real;--> statement-breakpoint
ALTER TABLE "property_search" ADD COLUMN "chance_of_loss" real;--> statement-breakpoint
ALTER TABLE "property_search" ADD COLUMN "value_for_risk" real;--> statement-breakpoint
ALTER TABLE "property_search" ADD COLUMN "discount" real;--> statement-breakpoint
-- Not a change of the market: the triggers would announce every listing.
ALTER TABLE "property_search" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE property_search s SET
  asking_price = least(round(p.list_price), 2147483647)::int,
  sqft = CASE WHEN p.total_sqft > 0 THEN p.total_sqft END,
  year_built = CASE WHEN p.year_built BETWEEN 1 AND 32767 THEN p.year_built END,
  hoa_monthly = CASE WHEN p.hoa_monthly >= 0 THEN least(ceil(p.hoa_monthly), 1000000)::int END,
  listed_on = p.listed_on
FROM properties p WHERE p.id = s.id;--> statement-breakpoint
ALTER TABLE "property_search" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "property_search" ALTER COLUMN "asking_price" SET NOT NULL;--> statement-breakpoint
-- Cash at risk follows from the inputs by the engine: the next run computes every analysis anew and
-- writes its search row. Until then the listings stay, and do not match filters on estimates.
UPDATE property_analyses SET inputs_hash = '', assumptions_key = '';--> statement-breakpoint
-- As before; words are counted only where they changed. Most changes are of figures, and counting the
-- words of a listing is most of the work.
CREATE OR REPLACE FUNCTION count_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text := CASE tg_op
    WHEN 'INSERT' THEN 'SELECT *, 1 AS sign FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT *, -1 AS sign FROM old_rows'
    ELSE 'SELECT *, 1 AS sign FROM new_rows UNION ALL SELECT *, -1 FROM old_rows'
  END;
  other_words text := CASE tg_op
    WHEN 'UPDATE' THEN 'SELECT n.search, 1 AS sign FROM new_rows n JOIN old_rows o ON o.id = n.id
        WHERE n.search <> o.search
      UNION ALL SELECT o.search, -1 FROM new_rows n JOIN old_rows o ON o.id = n.id
        WHERE n.search <> o.search'
    ELSE changes
  END;
  has_changes boolean;
  now_version int;
BEGIN
  EXECUTE format('SELECT EXISTS (%s)', changes) INTO has_changes;
  IF NOT has_changes THEN
    RETURN NULL;
  END IF;
  -- Held until the transaction ends: versions become visible in their order.
  UPDATE search_state SET version = version + 1 RETURNING version INTO now_version;
  EXECUTE format($sql$
    INSERT INTO search_changes SELECT DISTINCT id, %s FROM (%s) AS changes ORDER BY id
      ON CONFLICT (id) DO UPDATE SET version = excluded.version
  $sql$, now_version, changes);
  EXECUTE format($sql$
    INSERT INTO search_cities AS c
      SELECT city, state, max(city_name), sum(sign)::int FROM (%s) AS changes
      GROUP BY city, state ORDER BY city, state
      ON CONFLICT (city, state) DO UPDATE SET name = excluded.name, n = c.n + excluded.n
  $sql$, changes);
  EXECUTE format($sql$
    INSERT INTO search_lexemes AS l
      SELECT lexeme, sum(sign)::int FROM (
        SELECT unnest(tsvector_to_array(search)) AS lexeme, sign FROM (%s) AS changes
      ) AS words GROUP BY lexeme HAVING sum(sign) <> 0 ORDER BY lexeme
      ON CONFLICT (lexeme) DO UPDATE SET listings = l.listings + excluded.listings
  $sql$, other_words);
  RETURN NULL;
END;
$$;

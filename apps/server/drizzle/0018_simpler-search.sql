-- Filters and sort orders are answered from memory. The indexes that carried them, and the counts by
-- city, price and rooms, are no longer read. The city index stays: it has every filter and sort key,
-- loads the memory, and answers while the memory is loading.
DROP INDEX property_search_cash_flow_idx;
--> statement-breakpoint
DROP INDEX property_search_relevance_idx;
--> statement-breakpoint
DROP INDEX property_search_investment_idx;
--> statement-breakpoint
DROP INDEX property_search_total_roi_idx;
--> statement-breakpoint
DROP INDEX property_search_annual_roi_idx;
--> statement-breakpoint
DROP INDEX property_search_net_profit_idx;
--> statement-breakpoint
ALTER FUNCTION take_turn_in_search() RENAME TO lock_search_state;
--> statement-breakpoint
ALTER TRIGGER property_search_turn ON property_search RENAME TO property_search_lock;
--> statement-breakpoint
ALTER TRIGGER property_analyses_turn ON property_analyses RENAME TO property_analyses_lock;
--> statement-breakpoint
ALTER TRIGGER properties_turn ON properties RENAME TO properties_lock;
--> statement-breakpoint
-- As before, without the counts.
CREATE OR REPLACE FUNCTION count_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text := CASE tg_op
    WHEN 'INSERT' THEN 'SELECT *, 1 AS sign FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT *, -1 AS sign FROM old_rows'
    ELSE 'SELECT *, 1 AS sign FROM new_rows UNION ALL SELECT *, -1 FROM old_rows'
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
  $sql$, changes);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
DROP TABLE "property_facets" CASCADE;
--> statement-breakpoint
-- Quiz results filter by type. Not a change of the market: the triggers would announce every listing.
ALTER TABLE "property_search" ADD COLUMN "type" "property_type";
--> statement-breakpoint
ALTER TABLE "property_search" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE property_search s SET type = p.type FROM properties p WHERE p.id = s.id;
--> statement-breakpoint
ALTER TABLE "property_search" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "property_search" ALTER COLUMN "type" SET NOT NULL;

-- Filters and sort keys ride along in every index, so that a page of ids never touches the table.
CREATE INDEX property_search_words_idx ON property_search USING gin (search) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX property_search_city_idx ON property_search (city, initial_investment)
  INCLUDE (id, state, beds, baths, cash_flow_first_year, relevance, total_roi, annual_roi, net_profit);
--> statement-breakpoint
CREATE INDEX property_search_cash_flow_idx ON property_search (cash_flow_first_year, beds, initial_investment)
  INCLUDE (id, baths, relevance, total_roi, annual_roi, net_profit);
--> statement-breakpoint
CREATE INDEX property_search_location_idx ON property_search USING gist (location)
  INCLUDE (id, initial_investment, beds, baths, cash_flow_first_year, relevance, total_roi, annual_roi, net_profit);
--> statement-breakpoint
CREATE INDEX property_search_relevance_idx ON property_search (relevance, id)
  INCLUDE (initial_investment, beds, baths, cash_flow_first_year);
--> statement-breakpoint
CREATE INDEX property_search_investment_idx ON property_search (initial_investment, id)
  INCLUDE (beds, baths, cash_flow_first_year);
--> statement-breakpoint
CREATE INDEX property_search_total_roi_idx ON property_search (total_roi, id)
  INCLUDE (initial_investment, beds, baths, cash_flow_first_year);
--> statement-breakpoint
CREATE INDEX property_search_annual_roi_idx ON property_search (annual_roi, id)
  INCLUDE (initial_investment, beds, baths, cash_flow_first_year);
--> statement-breakpoint
CREATE INDEX property_search_net_profit_idx ON property_search (net_profit, id)
  INCLUDE (initial_investment, beds, baths, cash_flow_first_year);
--> statement-breakpoint
INSERT INTO search_state DEFAULT VALUES;
--> statement-breakpoint
-- The dictionary is read in the order of bytes, as the program compares.
ALTER TABLE search_lexemes ALTER COLUMN lexeme TYPE text COLLATE "C";
--> statement-breakpoint
-- Whoever changes what the explorer finds waits for whoever does so already, before the first row is
-- locked: taken later, two of them could wait for each other. Who reads is not held up.
CREATE FUNCTION take_turn_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM search_state FOR UPDATE;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER property_search_turn BEFORE INSERT OR UPDATE OR DELETE ON property_search
  FOR EACH STATEMENT EXECUTE FUNCTION take_turn_in_search();
--> statement-breakpoint
CREATE TRIGGER property_analyses_turn BEFORE DELETE ON property_analyses
  FOR EACH STATEMENT EXECUTE FUNCTION take_turn_in_search();
--> statement-breakpoint
CREATE TRIGGER properties_turn BEFORE DELETE OR UPDATE OF status, may_display ON properties
  FOR EACH STATEMENT EXECUTE FUNCTION take_turn_in_search();
--> statement-breakpoint
-- Cube, dictionary and version follow every statement that changed something.
CREATE FUNCTION count_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
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
    INSERT INTO property_facets AS f
      SELECT coalesce(city, ''), bucket, beds, baths, cash_flow, n FROM (
        SELECT city, floor(initial_investment / 50000)::int AS bucket,
          least(beds, 5)::smallint AS beds, least(floor(baths), 5)::smallint AS baths,
          cash_flow_first_year AS cash_flow, sum(sign)::int AS n
        FROM (%s) AS changes
        GROUP BY GROUPING SETS ((1, 2, 3, 4, 5), (2, 3, 4, 5))
        HAVING sum(sign) <> 0
      ) AS changed ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (city, bucket, beds, baths, cash_flow_first_year)
      DO UPDATE SET n = f.n + excluded.n
  $sql$, changes);
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
CREATE TRIGGER property_search_inserted AFTER INSERT ON property_search
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_search_rows();
--> statement-breakpoint
CREATE TRIGGER property_search_updated AFTER UPDATE ON property_search
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_search_rows();
--> statement-breakpoint
CREATE TRIGGER property_search_deleted AFTER DELETE ON property_search
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_search_rows();
--> statement-breakpoint
-- Homes that are sold, withdrawn or not to be shown leave the explorer in the same moment.
CREATE FUNCTION hide_from_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM new_rows n JOIN property_search s ON s.id = n.id
    WHERE n.status <> 'active' OR NOT n.may_display
  ) THEN
    DELETE FROM property_search s USING new_rows n
      WHERE s.id = n.id AND (n.status <> 'active' OR NOT n.may_display);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER properties_hidden AFTER UPDATE ON properties
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION hide_from_search();
--> statement-breakpoint
-- Analyses of before have no debt-service cover; the next run makes them anew.
DELETE FROM property_analyses;

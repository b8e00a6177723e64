CREATE TABLE "lead_counts" (
	"user_id" integer NOT NULL,
	"status_id" integer NOT NULL,
	"source" "lead_source" NOT NULL,
	"profile" "investor_profile",
	"leads" integer NOT NULL,
	"budget" numeric NOT NULL
);
--> statement-breakpoint
DROP INDEX "leads_status_idx";--> statement-breakpoint
DROP INDEX "leads_touched_idx";--> statement-breakpoint
CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status_id","id","user_id","erased_at");--> statement-breakpoint
CREATE INDEX "leads_touched_idx" ON "leads" USING btree ("last_touched_at","id") WHERE "leads"."erased_at" is null;--> statement-breakpoint
-- A row for each difference, none is ever changed: two writers never wait for each other, and the
-- server adds the rows up now and then.
CREATE FUNCTION count_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO lead_counts
      SELECT user_id, status_id, source, profile, count(*),
        coalesce(sum(initial_payment::numeric), 0)
      FROM new_rows WHERE erased_at IS NULL GROUP BY 1, 2, 3, 4;
  ELSIF tg_op = 'DELETE' THEN
    INSERT INTO lead_counts
      SELECT user_id, status_id, source, profile, -count(*),
        -coalesce(sum(initial_payment::numeric), 0)
      FROM old_rows WHERE erased_at IS NULL GROUP BY 1, 2, 3, 4;
  ELSE
    INSERT INTO lead_counts
      SELECT user_id, status_id, source, profile, sum(one),
        coalesce(sum(one * initial_payment::numeric), 0)
      FROM (
        SELECT 1 AS one, user_id, status_id, source, profile, initial_payment
          FROM new_rows WHERE erased_at IS NULL
        UNION ALL
        SELECT -1, user_id, status_id, source, profile, initial_payment
          FROM old_rows WHERE erased_at IS NULL
      ) AS r
      GROUP BY 1, 2, 3, 4
      HAVING sum(one) <> 0 OR coalesce(sum(one * initial_payment::numeric), 0) <> 0;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER leads_inserted_count AFTER INSERT ON leads
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_leads();
--> statement-breakpoint
CREATE TRIGGER leads_updated_count AFTER UPDATE ON leads
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_leads();
--> statement-breakpoint
CREATE TRIGGER leads_deleted_count AFTER DELETE ON leads
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_leads();
--> statement-breakpoint
INSERT INTO lead_counts
  SELECT user_id, status_id, source, profile, count(*), coalesce(sum(initial_payment::numeric), 0)
  FROM leads WHERE erased_at IS NULL GROUP BY 1, 2, 3, 4;

-- Deleted leads are hidden by the column that hides erased ones. Its name changes; the indexes on it stay,
-- functions have to be written again.
ALTER TABLE "leads" RENAME COLUMN "erased_at" TO "hidden_at";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "deleted_by" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_trash_idx" ON "leads" USING btree ("deleted_at","id","user_id") WHERE "leads"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_deleted_by_idx" ON "leads" USING btree ("deleted_by") WHERE "leads"."deleted_by" is not null;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_trash_is_hidden" CHECK ("leads"."deleted_at" is null or "leads"."hidden_at" is not null);
--> statement-breakpoint
-- Erased leads still count in the figures of a period, deleted ones do not.
DROP INDEX leads_figures_idx;
--> statement-breakpoint
CREATE INDEX leads_figures_idx ON leads (created_at)
  INCLUDE (user_id, status_id, source, first_contact_at) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_leads() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rows int;
  owners int[];
BEGIN
  IF tg_op = 'INSERT' THEN
    SELECT count(*), array_agg(DISTINCT user_id) INTO rows, owners FROM new_rows;
  ELSIF tg_op = 'DELETE' THEN
    SELECT count(*), array_agg(DISTINCT user_id) INTO rows, owners FROM old_rows;
  ELSE
    SELECT count(DISTINCT id), array_agg(DISTINCT user_id) INTO rows, owners
      FROM (SELECT id, user_id FROM old_rows UNION ALL SELECT id, user_id FROM new_rows) AS r;
  END IF;
  IF rows = 0 THEN
    RETURN NULL;
  ELSIF rows > 50 THEN
    PERFORM pg_notify('alpha_leads', json_build_object('o', 'M',
      'us', CASE WHEN cardinality(owners) <= 200 THEN to_json(owners) END)::text);
  ELSIF tg_op = 'INSERT' THEN
    PERFORM pg_notify('alpha_leads', json_build_object(
      'o', 'I', 'i', id, 'u', user_id, 's', status_id, 'v', version)::text)
      FROM new_rows WHERE hidden_at IS NULL;
  ELSIF tg_op = 'DELETE' THEN
    PERFORM pg_notify('alpha_leads', json_build_object(
      'o', 'D', 'i', id, 'u', user_id, 's', status_id, 'v', version)::text)
      FROM old_rows WHERE hidden_at IS NULL;
  ELSE
    -- A hidden lead is on no screen any more; one that is shown again arrives like a new one.
    PERFORM pg_notify('alpha_leads', json_build_object(
      'o', CASE WHEN n.hidden_at IS NOT NULL THEN 'D' WHEN o.hidden_at IS NULL THEN 'U' ELSE 'I' END,
      'i', n.id, 'u', n.user_id, 's', n.status_id, 'v', n.version,
      'w', o.user_id, 't', o.status_id)::text)
      FROM new_rows AS n JOIN old_rows AS o ON o.id = n.id
      WHERE o.hidden_at IS NULL OR n.hidden_at IS NULL;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO lead_counts
      SELECT user_id, status_id, source, profile, count(*),
        coalesce(sum(initial_payment::numeric), 0)
      FROM new_rows WHERE hidden_at IS NULL GROUP BY 1, 2, 3, 4;
  ELSIF tg_op = 'DELETE' THEN
    INSERT INTO lead_counts
      SELECT user_id, status_id, source, profile, -count(*),
        -coalesce(sum(initial_payment::numeric), 0)
      FROM old_rows WHERE hidden_at IS NULL GROUP BY 1, 2, 3, 4;
  ELSE
    INSERT INTO lead_counts
      SELECT user_id, status_id, source, profile, sum(one),
        coalesce(sum(one * initial_payment::numeric), 0)
      FROM (
        SELECT 1 AS one, user_id, status_id, source, profile, initial_payment
          FROM new_rows WHERE hidden_at IS NULL
        UNION ALL
        SELECT -1, user_id, status_id, source, profile, initial_payment
          FROM old_rows WHERE hidden_at IS NULL
      ) AS r
      GROUP BY 1, 2, 3, 4
      HAVING sum(one) <> 0 OR coalesce(sum(one * initial_payment::numeric), 0) <> 0;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_lead_owners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM new_rows WHERE kind = 'home_answered') THEN
    DELETE FROM notifications AS n USING new_rows AS r, lead_activities AS earlier
      WHERE r.kind = 'home_answered' AND earlier.lead_id = r.lead_id AND earlier.kind = r.kind
        AND earlier.id < r.id AND earlier.data ->> 'share_id' = r.data ->> 'share_id'
        AND n.activity_id = earlier.id;
  END IF;
  INSERT INTO notifications (user_id, activity_id, kind, created_at)
    SELECT user_id, id, kind, created_at FROM (
      SELECT l.user_id, r.id, r.created_at, notification_kind_of(r.kind::text, r.data) AS kind,
        count(*) OVER (PARTITION BY l.user_id) AS at_once
      FROM new_rows AS r JOIN leads AS l ON l.id = r.lead_id
      WHERE notification_kind_of(r.kind::text, r.data) IS NOT NULL
        AND r.actor_id IS DISTINCT FROM l.user_id AND l.hidden_at IS NULL
        AND r.created_at > now() - interval '7 days'
    ) AS found WHERE at_once <= 20;
  RETURN NULL;
END;
$$;

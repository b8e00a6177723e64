ALTER TYPE "public"."lead_activity_kind" ADD VALUE 'message_sent' BEFORE 'report_opened';--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "signal_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "signals_done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contacted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "unanswered_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "sends_done_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "lead_activities_actor_idx" ON "lead_activities" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_activities_open_task_idx" ON "lead_activities" USING btree ("lead_id","due_at") WHERE "lead_activities"."kind" = 'task' and "lead_activities"."done_at" is null and "lead_activities"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_waiting_idx" ON "leads" USING btree ("user_id","created_at") WHERE "leads"."first_contact_at" is null and "leads"."erased_at" is null and "leads"."source" <> 'import';--> statement-breakpoint
CREATE INDEX "leads_signal_idx" ON "leads" USING btree ("user_id","signal_at") WHERE "leads"."signal_at" is not null and "leads"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "leads_signal_all_idx" ON "leads" USING btree ("signal_at") WHERE "leads"."signal_at" is not null and "leads"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "leads_unanswered_idx" ON "leads" USING btree ("user_id","unanswered_since") WHERE "leads"."unanswered_since" is not null and "leads"."erased_at" is null;
--> statement-breakpoint
-- Compared as text: the new value of the enum cannot be used in the transaction that adds it.
CREATE FUNCTION is_lead_contact(kind text, actor_id int, data jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT actor_id IS NOT NULL
    AND (kind IN ('call', 'note', 'mail_sent', 'message_sent', 'shortlist_sent')
      OR kind = 'moved' AND data @> '{"by_hand": true}')
$$;
--> statement-breakpoint
-- Something was sent, or what was sent needs no answer any more.
CREATE FUNCTION is_lead_exchange(kind text, data jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind IN ('call', 'note', 'mail_sent', 'message_sent', 'shortlist_sent', 'question_asked')
    OR kind = 'home_answered' AND data ->> 'answer' IS NOT NULL
$$;
--> statement-breakpoint
-- From the whole timeline of a lead: first and latest contact, and since when an answer is missing.
CREATE FUNCTION lead_contact_times(of_lead int,
    OUT first timestamptz, OUT latest timestamptz, OUT unanswered timestamptz)
  LANGUAGE sql STABLE AS $$
  SELECT min(created_at) FILTER (WHERE is_lead_contact(kind::text, actor_id, data)),
    max(created_at) FILTER (WHERE is_lead_contact(kind::text, actor_id, data)),
    (SELECT CASE WHEN kind::text IN ('mail_sent', 'shortlist_sent') THEN created_at END
      FROM lead_activities WHERE lead_id = of_lead AND is_lead_exchange(kind::text, data)
      ORDER BY created_at DESC, id DESC LIMIT 1)
  FROM lead_activities WHERE lead_id = of_lead
$$;
--> statement-breakpoint
-- The same for new entries, which are later than all others: without reading the timelines.
CREATE OR REPLACE FUNCTION note_first_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE leads l SET
      first_contact_at = least(l.first_contact_at, c.first),
      contacted_at = greatest(l.contacted_at, c.latest),
      unanswered_since = CASE
        WHEN c.exchange IS NULL THEN l.unanswered_since
        WHEN c.exchange IN ('mail_sent', 'shortlist_sent') THEN c.exchange_at END
    FROM (
      SELECT lead_id, min(created_at) FILTER (WHERE is_contact) AS first,
        max(created_at) FILTER (WHERE is_contact) AS latest,
        max(created_at) FILTER (WHERE is_exchange) AS exchange_at,
        (array_agg(kind::text ORDER BY created_at DESC, id DESC) FILTER (WHERE is_exchange))[1]
          AS exchange
      FROM (SELECT *, is_lead_contact(kind::text, actor_id, data) AS is_contact,
          is_lead_exchange(kind::text, data) AS is_exchange FROM new_rows) AS n
      WHERE is_contact OR is_exchange GROUP BY lead_id
    ) AS c WHERE l.id = c.lead_id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- An entry was deleted, by its author or to undo it: the lead is as if it had not been written. The first
-- contact of old leads was found by other rules, so it changes only when it was the deleted one.
CREATE FUNCTION forget_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE leads l SET
      first_contact_at = CASE WHEN l.first_contact_at = o.first THEN n.first
        ELSE l.first_contact_at END,
      contacted_at = n.latest, unanswered_since = n.unanswered
    FROM (
      SELECT lead_id, min(created_at) AS first FROM old_rows
      WHERE is_lead_contact(kind::text, actor_id, data) OR is_lead_exchange(kind::text, data)
      GROUP BY lead_id
    ) AS o CROSS JOIN LATERAL lead_contact_times(o.lead_id) AS n WHERE l.id = o.lead_id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER lead_activities_forget AFTER DELETE ON lead_activities
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_contact();
--> statement-breakpoint
-- The new owner has neither opened nor snoozed it.
CREATE FUNCTION forget_attention() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.opened_at := NULL;
  NEW.snoozed_until := NULL;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER leads_attention BEFORE UPDATE OF user_id ON leads FOR EACH ROW
  WHEN (OLD.user_id IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION forget_attention();
--> statement-breakpoint
-- Only what Today can still show: older signals and sends are no work for today.
UPDATE leads l SET signal_at = o.signal_at, contacted_at = n.latest, unanswered_since = n.unanswered
  FROM (
    SELECT lead_id, max(created_at) FILTER (WHERE kind::text NOT IN ('mail_sent', 'shortlist_sent'))
      AS signal_at
    FROM lead_activities
    WHERE created_at > now() - interval '45 days'
      AND kind::text IN ('report_opened', 'shortlist_opened', 'home_answered', 'question_asked',
        'scenario_saved', 'scenario_tried', 'mail_sent', 'shortlist_sent')
    GROUP BY lead_id
  ) AS o CROSS JOIN LATERAL lead_contact_times(o.lead_id) AS n WHERE l.id = o.lead_id;

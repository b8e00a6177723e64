ALTER TYPE "public"."lead_activity_kind" ADD VALUE 'message_sent' BEFORE 'report_opened';--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "attended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "signal_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "lead_activities_actor_idx" ON "lead_activities" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_waiting_idx" ON "leads" USING btree ("user_id","created_at") WHERE "leads"."first_contact_at" is null and "leads"."erased_at" is null and "leads"."source" <> 'import';--> statement-breakpoint
CREATE INDEX "leads_signal_idx" ON "leads" USING btree ("user_id","signal_at") WHERE "leads"."signal_at" is not null and "leads"."erased_at" is null;
--> statement-breakpoint
-- A message from the product is a contact too. Compared as text: the new value of the enum cannot be
-- used in the transaction that adds it.
CREATE OR REPLACE FUNCTION note_first_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE leads l SET first_contact_at = c.at
    FROM (
      SELECT lead_id, min(created_at) AS at FROM new_rows
      WHERE actor_id IS NOT NULL
        AND (kind::text IN ('call', 'note', 'mail_sent', 'message_sent', 'shortlist_sent')
        OR kind::text = 'moved' AND data @> '{"by_hand": true}')
      GROUP BY lead_id
    ) AS c
    WHERE l.id = c.lead_id AND (l.first_contact_at IS NULL OR l.first_contact_at > c.at);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- The new owner has neither opened nor snoozed it.
CREATE FUNCTION forget_attention() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.opened_at := NULL;
  NEW.snoozed_until := NULL;
  NEW.attended_at := NULL;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER leads_attention BEFORE UPDATE OF user_id ON leads FOR EACH ROW
  WHEN (OLD.user_id IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION forget_attention();
--> statement-breakpoint
UPDATE leads SET opened_at = first_contact_at WHERE first_contact_at IS NOT NULL;
--> statement-breakpoint
UPDATE leads l SET signal_at = s.at
  FROM (
    SELECT lead_id, max(created_at) AS at FROM lead_activities
    WHERE kind::text IN ('report_opened', 'shortlist_opened', 'home_answered', 'question_asked',
      'scenario_saved', 'scenario_tried')
    GROUP BY lead_id
  ) AS s WHERE l.id = s.lead_id;

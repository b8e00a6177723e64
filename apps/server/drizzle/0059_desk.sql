DROP INDEX "lead_activities_work_idx";--> statement-breakpoint
ALTER TABLE "lead_sequences" ADD COLUMN "paused_before" text;--> statement-breakpoint
ALTER TABLE "lead_statuses" ADD COLUMN "is_after_shortlist" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "snoozes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_activities_work_idx" ON "lead_activities" USING btree ("created_at","actor_id","kind","lead_id") WHERE "lead_activities"."actor_id" is not null and "lead_activities"."kind" not in ('created', 'assigned', 'edited', 'task')
          and ("lead_activities"."kind" <> 'moved' or "lead_activities"."data" @> '{"by_hand": true}')
          and "lead_activities"."data" ->> 'sequence_id' is null;--> statement-breakpoint
-- A snooze was of the whole team; it stays one of the owner, who works on the lead.
UPDATE leads SET snoozes = jsonb_build_object(user_id, snoozed_until) WHERE snoozed_until > now();
--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "snoozed_until";
--> statement-breakpoint
-- Administrators choose it from now on; until then it was found by its name.
UPDATE lead_statuses SET is_after_shortlist = true
  WHERE translate(lower(concat_ws(E'\n', name, name_es)), 'áéíóú', 'aeiou')
    ~ '\m(shortlist|options?|opcion(es)?|seleccion(es)?|lista)\M[^\n]*\m(sent|enviad[oa]s?)\M';
--> statement-breakpoint
-- The new owner has neither opened nor snoozed it.
CREATE OR REPLACE FUNCTION forget_attention() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.opened_at := NULL;
  NEW.snoozes := '{}';
  RETURN NEW;
END;
$$;
--> statement-breakpoint
-- Emails of a sequence are sent by the server: nobody has contacted the lead by that.
CREATE OR REPLACE FUNCTION is_lead_contact(kind text, actor_id int, data jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT actor_id IS NOT NULL
    AND (kind IN ('call', 'note', 'mail_sent', 'shortlist_sent')
      OR kind = 'message_sent' AND data ->> 'sequence_id' IS NULL
      OR kind = 'moved' AND data @> '{"by_hand": true}')
$$;
--> statement-breakpoint
-- First contacts of old leads were found by other rules, so one changes only when it was such an email.
UPDATE leads l SET contacted_at = n.latest,
    first_contact_at = CASE WHEN l.first_contact_at = e.first THEN n.first ELSE l.first_contact_at END
  FROM (
    SELECT lead_id, min(created_at) AS first FROM lead_activities
    WHERE kind::text = 'message_sent' AND data ->> 'sequence_id' IS NOT NULL GROUP BY lead_id
  ) AS e CROSS JOIN LATERAL lead_contact_times(e.lead_id) AS n WHERE l.id = e.lead_id;
--> statement-breakpoint
-- An address that does not exist ends a sequence as an answer does.
CREATE OR REPLACE FUNCTION sequence_answer(kind text, data jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN kind = 'home_answered' THEN data ->> 'answer'
    WHEN kind = 'question_asked' THEN 'question'
    WHEN kind = 'email_received' THEN 'reply'
    WHEN kind = 'email_bounced' THEN 'bounce'
    WHEN kind = 'form_repeated' THEN 'form'
    WHEN kind = 'call' AND coalesce(data ->> 'outcome', 'reached') IN ('reached', 'call_back') THEN 'call'
  END
$$;
--> statement-breakpoint
-- As before, and it remembers why a sequence was paused.
CREATE OR REPLACE FUNCTION stop_sequences() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tasks int[];
BEGIN
  WITH answers AS (
    SELECT DISTINCT ON (lead_id) lead_id, id, created_at, sequence_answer(kind::text, data) AS reason
      FROM new_rows WHERE sequence_answer(kind::text, data) IS NOT NULL
      ORDER BY lead_id, created_at DESC, id DESC
  ), stopped AS (
    UPDATE lead_sequences s SET status = 'stopped', reason = a.reason, stopped_by = a.id,
        paused_before = CASE WHEN s.status = 'paused' THEN coalesce(s.reason, 'by_hand') END,
        ended_at = now(), is_waiting = s.is_waiting AND EXISTS (
          SELECT FROM lead_activities t WHERE t.id = s.task_id AND t.done_at IS NOT NULL)
      FROM answers a
      WHERE s.lead_id = a.lead_id AND s.status IN ('running', 'paused') AND a.created_at >= s.created_at
      RETURNING s.task_id
  )
  SELECT array_agg(task_id) INTO tasks FROM stopped WHERE task_id IS NOT NULL;
  IF tasks IS NOT NULL THEN
    DELETE FROM lead_activities WHERE id = ANY(tasks) AND done_at IS NULL;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- The answer was deleted or taken back, to undo it: the sequence is as it was before, running or paused. Unless
-- another was started since, or the lead has answered again: then that answer stopped it.
CREATE OR REPLACE FUNCTION resume_sequences() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lead_sequences s SET stopped_by = a.id, reason = sequence_answer(a.kind::text, a.data)
    FROM old_rows o, lead_activities a
    WHERE s.stopped_by = o.id AND s.status = 'stopped' AND a.id = (
      SELECT min(other.id) FROM lead_activities other
      WHERE other.lead_id = s.lead_id AND other.created_at >= s.created_at
        AND sequence_answer(other.kind::text, other.data) IS NOT NULL);
  UPDATE lead_sequences s SET
      status = (CASE WHEN s.paused_before IS NULL THEN 'running' ELSE 'paused' END)::sequence_run_status,
      reason = s.paused_before, paused_before = NULL, stopped_by = NULL, ended_at = NULL,
      due_at = CASE WHEN s.paused_before IS NULL THEN greatest(s.due_at, now()) ELSE s.due_at END
    FROM old_rows o
    WHERE s.stopped_by = o.id AND s.status = 'stopped'
      AND NOT EXISTS (SELECT FROM lead_sequences later WHERE later.lead_id = s.lead_id AND later.id > s.id)
      AND EXISTS (SELECT FROM leads l WHERE l.id = s.lead_id AND l.hidden_at IS NULL);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Also one that an answer has stopped: should that be taken back, the new owner decides.
CREATE OR REPLACE FUNCTION pause_sequence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lead_sequences SET status = 'paused', reason = 'handover'
    WHERE lead_id = NEW.id AND status = 'running';
  UPDATE lead_sequences SET paused_before = 'handover'
    WHERE lead_id = NEW.id AND status = 'stopped' AND stopped_by IS NOT NULL AND paused_before IS NULL;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Who calls, writes to or moves a lead has seen what happened to it: the bell is quiet about it.
CREATE FUNCTION read_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE notifications n SET read_at = now()
    FROM new_rows r, lead_activities a
    WHERE n.read_at IS NULL AND n.user_id = r.actor_id AND a.id = n.activity_id
      AND a.lead_id = r.lead_id AND is_lead_contact(r.kind::text, r.actor_id, r.data);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER lead_activities_read_notifications AFTER INSERT ON lead_activities
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION read_notifications();

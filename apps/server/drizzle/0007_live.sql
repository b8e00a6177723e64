-- Figures of a period are read from the index alone.
CREATE INDEX leads_figures_idx ON leads (created_at)
  INCLUDE (user_id, status_id, source, first_contact_at);
--> statement-breakpoint
-- Tasks that wait for their reminder, and nothing else.
CREATE INDEX lead_activities_reminder_idx ON lead_activities (due_at)
  WHERE kind = 'task' AND done_at IS NULL AND reminded_at IS NULL;
--> statement-breakpoint
-- The first time a person got in touch: known by whoever counts, without reading the timelines. A
-- move counts when it was made as such (`by_hand`), not when it came with another owner, role or file.
CREATE FUNCTION note_first_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE leads l SET first_contact_at = c.at
    FROM (
      SELECT lead_id, min(created_at) AS at FROM new_rows
      WHERE actor_id IS NOT NULL AND (kind IN ('call', 'note', 'mail_sent', 'shortlist_sent')
        OR kind = 'moved' AND data @> '{"by_hand": true}')
      GROUP BY lead_id
    ) AS c
    WHERE l.id = c.lead_id AND (l.first_contact_at IS NULL OR l.first_contact_at > c.at);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER lead_activities_contact AFTER INSERT ON lead_activities
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_first_contact();
--> statement-breakpoint
-- Moves of old do not say how they were made: one to another board, or in the same transaction as
-- another owner (which has one `now`), came with the owner.
UPDATE leads l SET first_contact_at = c.at
  FROM (
    SELECT a.lead_id, min(a.created_at) AS at FROM lead_activities AS a
    WHERE a.actor_id IS NOT NULL AND (a.kind IN ('call', 'note', 'mail_sent') OR a.kind = 'moved'
      AND NOT EXISTS (SELECT FROM lead_activities AS o
        WHERE o.lead_id = a.lead_id AND o.created_at = a.created_at AND o.kind = 'assigned')
      AND NOT EXISTS (SELECT FROM lead_statuses AS f JOIN lead_statuses AS t ON f.role <> t.role
        WHERE f.id::text = a.data ->> 'from' AND t.id::text = a.data ->> 'to'))
    GROUP BY a.lead_id
  ) AS c WHERE l.id = c.lead_id;
--> statement-breakpoint
-- Whoever listens hears of every change of a lead when its transaction is done, however it was
-- written. A row says o(peration), i(d), u(ser), s(tatus), v(ersion), and what user and status were
-- before (w, t). Many rows are told as one notice with their owners (us), or without when these are
-- many too: a notice has 8000 bytes.
CREATE FUNCTION tell_leads() RETURNS trigger LANGUAGE plpgsql AS $$
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
      FROM new_rows WHERE erased_at IS NULL;
  ELSIF tg_op = 'DELETE' THEN
    PERFORM pg_notify('alpha_leads', json_build_object(
      'o', 'D', 'i', id, 'u', user_id, 's', status_id, 'v', version)::text)
      FROM old_rows WHERE erased_at IS NULL;
  ELSE
    -- An erased lead is on no screen any more.
    PERFORM pg_notify('alpha_leads', json_build_object(
      'o', CASE WHEN n.erased_at IS NULL THEN 'U' ELSE 'D' END,
      'i', n.id, 'u', n.user_id, 's', n.status_id, 'v', n.version,
      'w', o.user_id, 't', o.status_id)::text)
      FROM new_rows AS n JOIN old_rows AS o ON o.id = n.id WHERE o.erased_at IS NULL;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER leads_inserted AFTER INSERT ON leads
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_leads();
--> statement-breakpoint
CREATE TRIGGER leads_updated AFTER UPDATE ON leads
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_leads();
--> statement-breakpoint
CREATE TRIGGER leads_deleted AFTER DELETE ON leads
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_leads();
--> statement-breakpoint
-- Who sees whose leads is another question now (T: role or team), or somebody is out (S: session).
CREATE FUNCTION tell_team() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned int[] := array_remove(ARRAY[
    CASE WHEN tg_op = 'INSERT' THEN new.id ELSE old.id END,
    CASE WHEN tg_op <> 'INSERT' THEN old.leader_id END,
    CASE WHEN tg_op <> 'DELETE' THEN new.leader_id END], NULL);
BEGIN
  IF tg_op = 'UPDATE' AND (old.role, old.leader_id, old.deactivated_at)
    IS NOT DISTINCT FROM (new.role, new.leader_id, new.deactivated_at) THEN
    RETURN NULL;
  END IF;
  PERFORM pg_notify('alpha_leads', json_build_object('o', 'T', 'us', to_json(concerned))::text);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER users_team AFTER INSERT OR DELETE OR UPDATE OF role, leader_id, deactivated_at ON users
  FOR EACH ROW EXECUTE FUNCTION tell_team();
--> statement-breakpoint
CREATE FUNCTION tell_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('alpha_leads',
    json_build_object('o', 'S', 'us', json_build_array(old.user_id))::text);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER DELETE OR UPDATE OF token_hash ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_session();
--> statement-breakpoint
-- Columns have other names or another order now (C): they stand on everybody's board.
CREATE FUNCTION tell_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('alpha_leads', json_build_object('o', 'C')::text);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER lead_statuses_changed AFTER INSERT OR UPDATE OR DELETE ON lead_statuses
  FOR EACH STATEMENT EXECUTE FUNCTION tell_columns();

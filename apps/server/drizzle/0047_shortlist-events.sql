-- Open editors and panels of these leads (i, of their owner u) load their shortlists again. Many at once come with
-- a change of their leads, which is a notice of its own.
CREATE FUNCTION tell_shortlists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned int[];
BEGIN
  SELECT array_agg(DISTINCT lead_id) INTO concerned FROM changed_rows;
  IF cardinality(concerned) <= 50 THEN
    PERFORM pg_notify('alpha_leads', json_build_object('o', 'L', 'i', id, 'u', user_id)::text)
      FROM leads WHERE id = ANY (concerned) AND hidden_at IS NULL;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER shortlists_inserted AFTER INSERT ON shortlists
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_shortlists();
--> statement-breakpoint
CREATE TRIGGER shortlists_updated AFTER UPDATE ON shortlists
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_shortlists();
--> statement-breakpoint
CREATE TRIGGER shortlists_deleted AFTER DELETE ON shortlists
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_shortlists();

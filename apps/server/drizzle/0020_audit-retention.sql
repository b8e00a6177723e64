-- Rows are still never changed. They can be deleted only once they are six months old, and only by a
-- transaction that states up to which time: an ordinary DELETE fails as before, whatever its rows.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '6 months'
    AND OLD.at < nullif(current_setting('alpha.audit_expired_before', true), '')::timestamptz THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit log cannot be changed';
END;
$$;
--> statement-breakpoint
-- Typed addresses of refused sign-ins and names of imported files can name a person who is erased later.
-- New rows hold a keyed hash and the import's number instead; from old ones they are removed, once.
ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only;
--> statement-breakpoint
UPDATE audit_log SET data = data - 'email' WHERE action = 'sign_in.refused' AND data ? 'email';
--> statement-breakpoint
UPDATE audit_log SET data = data - 'file'
WHERE action IN ('lead.imported', 'lead.import_undone') AND data ? 'file';
--> statement-breakpoint
ALTER TABLE audit_log ENABLE TRIGGER audit_log_append_only;

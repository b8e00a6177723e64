ALTER TABLE "property_search" DROP CONSTRAINT "property_search_id_property_analyses_property_id_fk";
--> statement-breakpoint
ALTER TABLE "property_search" ADD CONSTRAINT "property_search_id_properties_id_fk" FOREIGN KEY ("id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- As before: without its analysis a home leaves the search; one that may not be valued is put back.
CREATE FUNCTION leave_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM property_search s USING old_rows o WHERE s.id = o.property_id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER property_analyses_deleted AFTER DELETE ON property_analyses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION leave_search();

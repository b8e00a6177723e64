ALTER TABLE "property_search" DROP CONSTRAINT "property_search_id_property_analyses_property_id_fk";
--> statement-breakpoint
ALTER TABLE "property_search" ADD CONSTRAINT "property_search_id_properties_id_fk" FOREIGN KEY ("id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
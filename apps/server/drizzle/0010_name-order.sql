DROP INDEX "leads_first_name_idx";--> statement-breakpoint
DROP INDEX "leads_last_name_idx";--> statement-breakpoint
CREATE INDEX "leads_first_name_idx" ON "leads" USING btree (lower("first_name"),lower("last_name"),"id");--> statement-breakpoint
CREATE INDEX "leads_last_name_idx" ON "leads" USING btree (lower("last_name"),lower("first_name"),"id");
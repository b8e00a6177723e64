DROP INDEX "leads_first_name_idx";--> statement-breakpoint
DROP INDEX "leads_last_name_idx";--> statement-breakpoint
DROP INDEX "leads_phone_idx";--> statement-breakpoint
DROP INDEX "leads_payment_idx";--> statement-breakpoint
DROP INDEX "leads_payment_desc_idx";--> statement-breakpoint
DROP INDEX "leads_created_idx";--> statement-breakpoint
DROP INDEX "leads_touched_idx";--> statement-breakpoint
CREATE INDEX "leads_user_idx" ON "leads" USING btree ("user_id","id","erased_at");--> statement-breakpoint
CREATE INDEX "leads_first_name_idx" ON "leads" USING btree (lower("first_name"),lower("last_name"),"id");--> statement-breakpoint
CREATE INDEX "leads_last_name_idx" ON "leads" USING btree (lower("last_name"),lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "leads_phone_idx" ON "leads" USING btree ("phone","id","user_id","erased_at");--> statement-breakpoint
CREATE INDEX "leads_payment_idx" ON "leads" USING btree ("initial_payment","id","user_id","erased_at");--> statement-breakpoint
CREATE INDEX "leads_payment_desc_idx" ON "leads" USING btree ("initial_payment" DESC NULLS LAST,"id" DESC NULLS FIRST,"user_id","erased_at");--> statement-breakpoint
CREATE INDEX "leads_created_idx" ON "leads" USING btree ("created_at","id","user_id","erased_at");--> statement-breakpoint
CREATE INDEX "leads_touched_idx" ON "leads" USING btree ("last_touched_at","id","user_id") WHERE "leads"."erased_at" is null;
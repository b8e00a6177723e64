DROP INDEX "leads_email_idx";--> statement-breakpoint
DROP INDEX "leads_created_idx";--> statement-breakpoint
ALTER TABLE "leads" drop column "words";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(translate(lower("leads"."first_name" || ' ' || "leads"."last_name" || ' ' || "leads"."email" || ' ' || "leads"."phone" || ' ' || substr(regexp_replace("leads"."phone", '[^0-9]+', '', 'g'), 1) || ' ' || substr(regexp_replace("leads"."phone", '[^0-9]+', '', 'g'), 2) || ' ' || substr(regexp_replace("leads"."phone", '[^0-9]+', '', 'g'), 3) || ' ' || substr(regexp_replace("leads"."phone", '[^0-9]+', '', 'g'), 4) || ' ' || right(regexp_replace("leads"."phone", '[^0-9]+', '', 'g'), 4)), 'áàâäãåéèêëíìîïóòôöõúùûüñçý', 'aaaaaaeeeeiiiiooooouuuuncy'), '[^[:alnum:]]+', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_count_idx" ON "leads" USING btree ("user_id","status_id","source","profile","last_touched_at") WHERE "leads"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "leads_first_name_idx" ON "leads" USING btree (lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "leads_last_name_idx" ON "leads" USING btree (lower("last_name"),"id");--> statement-breakpoint
CREATE INDEX "leads_phone_idx" ON "leads" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "leads_payment_idx" ON "leads" USING btree ("initial_payment","id");--> statement-breakpoint
CREATE INDEX "leads_payment_desc_idx" ON "leads" USING btree ("initial_payment" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "leads_email_idx" ON "leads" USING btree (lower("email"),"id");--> statement-breakpoint
CREATE INDEX "leads_created_idx" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_words_idx" ON "leads" USING gin ("words");

ALTER TABLE "saved_searches" ADD COLUMN "match_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "mail_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchase_steps" ADD COLUMN "remind_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_steps" ADD COLUMN "remind_after" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "search_alerts_back_idx" ON "search_alerts" USING btree ("property_id") WHERE "search_alerts"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "search_alerts_found_idx" ON "search_alerts" USING btree ("found_at");
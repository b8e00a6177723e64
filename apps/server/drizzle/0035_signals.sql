DROP INDEX "leads_board_idx";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "active_at" timestamp with time zone GENERATED ALWAYS AS (greatest("leads"."last_touched_at", "leads"."signal_at")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_column_idx" ON "leads" USING btree ("status_id","active_at","id","user_id") WHERE "leads"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "leads_board_idx" ON "leads" USING btree ("user_id","status_id","active_at");
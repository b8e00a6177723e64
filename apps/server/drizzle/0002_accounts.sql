ALTER TABLE "mail_outbox" ADD COLUMN "is_secret" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "not_after" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_statuses_role_name_key" ON "lead_statuses" USING btree ("role",lower("name"));
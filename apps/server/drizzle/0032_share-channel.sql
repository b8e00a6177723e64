ALTER TABLE "share_links" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;
--> statement-breakpoint
UPDATE share_links SET channel = 'link' WHERE email = '' AND mail_id IS NULL AND revoked_at IS NULL;

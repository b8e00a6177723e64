ALTER TABLE "share_links" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;
--> statement-breakpoint
-- Made by hand before. Erased links have no address either, but they are revoked.
UPDATE share_links SET channel = 'link' WHERE email = '' AND mail_id IS NULL AND revoked_at IS NULL;

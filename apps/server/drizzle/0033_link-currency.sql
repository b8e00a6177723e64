ALTER TABLE "share_links" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "shortlists" ADD COLUMN "currency" text;
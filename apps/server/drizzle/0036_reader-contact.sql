ALTER TABLE "share_answers" ADD COLUMN "reader_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "share_answers" ADD COLUMN "reader_contact" text DEFAULT '' NOT NULL;
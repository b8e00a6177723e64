ALTER TABLE "scenarios" ADD COLUMN "reader_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "share_answers" ADD COLUMN "reader_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "share_answers" DROP CONSTRAINT "share_answers_pkey";--> statement-breakpoint
ALTER TABLE "share_answers" ADD CONSTRAINT "share_answers_share_id_reader_key_pk" PRIMARY KEY("share_id","reader_key");--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "notice_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "notices_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "saved_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "tried_count" integer DEFAULT 0 NOT NULL;

CREATE TYPE "public"."home_answer" AS ENUM('like', 'pass');--> statement-breakpoint
CREATE TABLE "share_answers" (
	"share_id" integer PRIMARY KEY NOT NULL,
	"answer" "home_answer",
	"reason" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"question" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone,
	"notice_count" integer DEFAULT 0 NOT NULL,
	"notice_mail_id" integer
);
--> statement-breakpoint
CREATE TABLE "staff_profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"headline" jsonb DEFAULT '{"en":"","es":""}'::jsonb NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"phone" text,
	"whatsapp" text,
	"calendar_url" text,
	"photo_url" text
);
--> statement-breakpoint
ALTER TYPE "public"."lead_activity_kind" RENAME VALUE 'shortlist_answered' TO 'home_answered';--> statement-breakpoint
ALTER TYPE "public"."lead_activity_kind" ADD VALUE 'question_asked' BEFORE 'note';--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "shortlist_id" integer;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "share_answers" ADD CONSTRAINT "share_answers_share_id_share_links_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_answers" ADD CONSTRAINT "share_answers_notice_mail_id_mail_outbox_id_fk" FOREIGN KEY ("notice_mail_id") REFERENCES "public"."mail_outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_profiles" ADD CONSTRAINT "staff_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_shortlist_id_shortlists_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."shortlists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_links_shortlist_idx" ON "share_links" USING btree ("shortlist_id") WHERE "share_links"."shortlist_id" is not null;--> statement-breakpoint
-- The links of one shortlist email have its lead and its expiry to the millisecond.
UPDATE share_links l SET shortlist_id = s.id, message = i.sentence
FROM shortlists s JOIN shortlist_items i ON i.shortlist_id = s.id
WHERE l.lead_id = s.lead_id AND l.expires_at = s.expires_at AND l.property_id = i.property_id;--> statement-breakpoint
INSERT INTO share_answers (share_id, answer, answered_at)
SELECT l.id, i.answer::text::home_answer, i.answered_at
FROM share_links l JOIN shortlist_items i ON i.shortlist_id = l.shortlist_id AND i.property_id = l.property_id
WHERE i.answer IS NOT NULL;--> statement-breakpoint
-- What a landing page already says about a person.
INSERT INTO staff_profiles (user_id, headline, languages, photo_url)
SELECT user_id, headline, languages, photo_url FROM curators;--> statement-breakpoint
ALTER TABLE "shortlist_items" DROP COLUMN "answer";--> statement-breakpoint
ALTER TABLE "shortlist_items" DROP COLUMN "answered_at";--> statement-breakpoint
DROP TYPE "public"."shortlist_answer";
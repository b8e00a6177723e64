CREATE TABLE "feed_photos" (
	"feed_id" integer NOT NULL,
	"system" text NOT NULL,
	"key" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"copied_change" timestamp with time zone,
	"links" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"problems" jsonb,
	CONSTRAINT "feed_photos_system_key_pk" PRIMARY KEY("system","key")
);
--> statement-breakpoint
ALTER TABLE "feed_photos" ADD CONSTRAINT "feed_photos_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_photos_open_idx" ON "feed_photos" USING btree ("feed_id") WHERE "feed_photos"."copied_change" is distinct from "feed_photos"."changed_at";
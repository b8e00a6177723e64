CREATE TABLE "feed_listings" (
	"feed_id" integer,
	"system" text NOT NULL,
	"key" text NOT NULL,
	"vanished_at" timestamp with time zone,
	"unplaced_in" text,
	CONSTRAINT "feed_listings_system_key_pk" PRIMARY KEY("system","key")
);
--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "run_asked" jsonb;--> statement-breakpoint
ALTER TABLE "feed_listings" ADD CONSTRAINT "feed_listings_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_listings_feed_idx" ON "feed_listings" USING btree ("feed_id");--> statement-breakpoint
CREATE INDEX "feed_listings_unplaced_idx" ON "feed_listings" USING btree ("feed_id") WHERE "feed_listings"."unplaced_in" is not null;
--> statement-breakpoint
-- What feeds have brought so far, as far as the rows of their imports still tell it.
INSERT INTO feed_listings (feed_id, system, key, vanished_at)
SELECT DISTINCT ON (p.source, p.source_key) i.feed_id, p.source, p.source_key,
  CASE WHEN p.status = 'off_market' AND p.content_hash LIKE 'gone:%' THEN p.off_market_at END
FROM imports i JOIN import_rows r ON r.import_id = i.id JOIN properties p ON p.id = r.property_id
WHERE i.kind = 'reso' AND NOT i.is_dry_run AND p.source IS NOT NULL AND p.source_key IS NOT NULL
ORDER BY p.source, p.source_key, i.id DESC;

CREATE TABLE "consumer_prices" (
	"month" date PRIMARY KEY NOT NULL,
	"value" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "areas" ADD COLUMN "price_history" jsonb;
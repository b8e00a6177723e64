CREATE TYPE "public"."no_value_reason" AS ENUM('place_unknown', 'size_unknown', 'no_index', 'index_too_old', 'too_few_sales');--> statement-breakpoint
CREATE TABLE "property_valuations" (
	"property_id" integer PRIMARY KEY NOT NULL,
	"value" double precision,
	"low" double precision,
	"high" double precision,
	"reason" "no_value_reason",
	"as_of" date NOT NULL,
	"comparable_ids" integer[] NOT NULL,
	"comparable_weights" real[] NOT NULL,
	"comparable_forward" integer[] NOT NULL,
	"comparable_adjusted" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "valuation_squares" (
	"square" integer PRIMARY KEY NOT NULL,
	"inputs_hash" text NOT NULL,
	"valued_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "property_valuations" ADD CONSTRAINT "property_valuations_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "properties_square_idx" ON "properties" USING btree ((floor(("latitude" + 90) * 20)::int * 7200 + floor(("longitude" + 180) * 20)::int));
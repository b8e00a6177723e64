CREATE TYPE "public"."area_fact_scope" AS ENUM('zip', 'city', 'county', 'metro', 'state');--> statement-breakpoint
CREATE TYPE "public"."area_fact_unit" AS ENUM('number', 'percent', 'usd', 'text');--> statement-breakpoint
CREATE TABLE "area_fact_columns" (
	"key" text PRIMARY KEY NOT NULL,
	"label_en" text NOT NULL,
	"label_es" text NOT NULL,
	"unit" "area_fact_unit" NOT NULL,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "area_facts" (
	"scope" "area_fact_scope" NOT NULL,
	"place_key" text NOT NULL,
	"place" text NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "area_facts_scope_place_key_pk" PRIMARY KEY("scope","place_key")
);

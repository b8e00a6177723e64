CREATE TABLE "property_facets" (
	"city" text NOT NULL,
	"bucket" integer NOT NULL,
	"beds" smallint NOT NULL,
	"baths" smallint NOT NULL,
	"cash_flow_first_year" boolean NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "property_facets_city_bucket_beds_baths_cash_flow_first_year_pk" PRIMARY KEY("city","bucket","beds","baths","cash_flow_first_year")
);
--> statement-breakpoint
CREATE TABLE "property_search" (
	"id" integer PRIMARY KEY NOT NULL,
	"initial_investment" double precision NOT NULL,
	"relevance" real NOT NULL,
	"total_roi" real NOT NULL,
	"annual_roi" real NOT NULL,
	"net_profit" real NOT NULL,
	"baths" real NOT NULL,
	"beds" smallint NOT NULL,
	"cash_flow_first_year" boolean NOT NULL,
	"location" "point" NOT NULL,
	"city" text NOT NULL,
	"city_name" text NOT NULL,
	"state" text NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_cities" (
	"city" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "search_cities_city_state_pk" PRIMARY KEY("city","state")
);
--> statement-breakpoint
CREATE TABLE "search_lexemes" (
	"lexeme" text PRIMARY KEY NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "property_analyses" ADD COLUMN "dscr" double precision;--> statement-breakpoint
ALTER TABLE "property_search" ADD CONSTRAINT "property_search_id_property_analyses_property_id_fk" FOREIGN KEY ("id") REFERENCES "public"."property_analyses"("property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_changes_version_idx" ON "search_changes" USING btree ("version");--> statement-breakpoint
CREATE INDEX "properties_newest_idx" ON "properties" USING btree ("listed_on","id") WHERE "properties"."status" = 'active' and "properties"."may_display";--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_place" CHECK ("properties"."latitude" between -90 and 90 and "properties"."longitude" between -180 and 180);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_rooms" CHECK ("properties"."beds" between 0 and 1000 and "properties"."baths" between 0 and 1000);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_city" CHECK (btrim("properties"."city") <> '');
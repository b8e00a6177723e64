CREATE TYPE "public"."property_check_state" AS ENUM('open', 'confirmed', 'corrected', 'left_out');--> statement-breakpoint
CREATE TABLE "plausibility_peers" (
	"level" text NOT NULL,
	"place" text NOT NULL,
	"type" "property_type" NOT NULL,
	"measure" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	"median" double precision NOT NULL,
	"spread" double precision NOT NULL,
	CONSTRAINT "plausibility_peers_level_place_type_measure_pk" PRIMARY KEY("level","place","type","measure")
);
--> statement-breakpoint
CREATE TABLE "property_checks" (
	"property_id" integer PRIMARY KEY NOT NULL,
	"state" "property_check_state" DEFAULT 'open' NOT NULL,
	"reasons" jsonb NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"note" text,
	"decided_figures" jsonb,
	"rent_monthly" double precision,
	"hoa_monthly" double precision
);
--> statement-breakpoint
ALTER TABLE "property_checks" ADD CONSTRAINT "property_checks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_checks" ADD CONSTRAINT "property_checks_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "property_checks_state_idx" ON "property_checks" USING btree ("state","opened_at","property_id");--> statement-breakpoint
CREATE INDEX "property_checks_decided_idx" ON "property_checks" USING btree ("decided_by") WHERE "property_checks"."decided_by" is not null;--> statement-breakpoint
-- The score has other weights and every result gets its check. Nothing is computed again: with unchanged inputs, the
-- next run only stamps an analysis, checks it and writes its search row.
UPDATE property_analyses SET assumptions_key = '';

CREATE TABLE "curator_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "curators" ADD COLUMN "about" jsonb DEFAULT '{"en":"","es":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "curators" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "curators" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "curators" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "curators" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "curator_slugs" ADD CONSTRAINT "curator_slugs_user_id_curators_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."curators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "curator_slugs_user_idx" ON "curator_slugs" USING btree ("user_id");--> statement-breakpoint
-- Every page keeps the slug it has.
INSERT INTO "curator_slugs" ("slug", "user_id") SELECT "slug", "user_id" FROM "curators";

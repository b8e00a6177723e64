CREATE TABLE "lead_mail_windows" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent" integer NOT NULL,
	"held" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_mail_windows" ADD CONSTRAINT "lead_mail_windows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_mail_windows_due_idx" ON "lead_mail_windows" USING btree ("started_at") WHERE "lead_mail_windows"."held" > 0;
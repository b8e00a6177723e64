ALTER TYPE "public"."lead_activity_kind" ADD VALUE 'email_received' BEFORE 'report_opened';--> statement-breakpoint
ALTER TYPE "public"."lead_activity_kind" ADD VALUE 'email_bounced' BEFORE 'report_opened';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'reply' BEFORE 'assigned';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'bounce';--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "lead_emails" (
	"key" text PRIMARY KEY NOT NULL,
	"lead_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_emails" (
	"hash" text PRIMARY KEY NOT NULL,
	"lead_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_mailbox" (
	"hash" text PRIMARY KEY NOT NULL,
	"uid_validity" text,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"next_read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"last_error" text,
	"matched" integer DEFAULT 0 NOT NULL,
	"bounced" integer DEFAULT 0 NOT NULL,
	"unmatched" integer DEFAULT 0 NOT NULL,
	"ignored" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "reply_key" text;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_emails" ADD CONSTRAINT "lead_emails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_emails" ADD CONSTRAINT "received_emails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_emails_lead_idx" ON "lead_emails" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_emails_age_idx" ON "lead_emails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "received_emails_lead_idx" ON "received_emails" USING btree ("lead_id","created_at");--> statement-breakpoint
-- An email from the lead notifies its owner, and one to the lead that could not be delivered.
CREATE OR REPLACE FUNCTION notification_kind_of(kind text, data jsonb) RETURNS notification_kind
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN kind IN ('report_opened', 'shortlist_opened') THEN 'opened'
    WHEN kind = 'home_answered' THEN data ->> 'answer'
    WHEN kind = 'question_asked' THEN 'question'
    WHEN kind IN ('scenario_saved', 'scenario_tried') THEN 'scenario'
    WHEN kind = 'form_repeated' THEN 'form'
    WHEN kind = 'email_received' THEN 'reply'
    WHEN kind = 'email_bounced' THEN 'bounce'
    WHEN kind = 'assigned' OR kind = 'created' AND data ->> 'source' <> 'import' THEN 'assigned'
  END::notification_kind
$$;
--> statement-breakpoint
-- An email is an answer too.
CREATE OR REPLACE FUNCTION queue_answer_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_messages (webhook_id, type, lead_id, facts)
    SELECT w.id, 'lead.answered', a.lead_id, jsonb_strip_nulls(jsonb_build_object(
      'answer', CASE a.kind::text WHEN 'question_asked' THEN 'question'
        WHEN 'email_received' THEN 'email' ELSE a.data ->> 'answer' END,
      'property_id', a.data -> 'property_id'))
    FROM new_rows AS a JOIN webhooks AS w ON 'lead.answered' = ANY (w.events)
    WHERE a.kind::text IN ('question_asked', 'email_received')
      OR a.kind::text = 'home_answered' AND a.data ->> 'answer' IS NOT NULL
    ORDER BY a.id, w.id;
  RETURN NULL;
END;
$$;

CREATE TABLE "charity_details" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"hmrc_reference" text NOT NULL,
	"name" text NOT NULL,
	"regulator" text NOT NULL,
	"regulator_name" text,
	"regulator_number" text,
	"legal_form" text NOT NULL,
	"year_end" text NOT NULL,
	"official_title" text,
	"official_first_name" text,
	"official_last_name" text,
	"trustee" text,
	"official_postcode" text,
	"official_phone" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text,
	CONSTRAINT "charity_details_reference" CHECK ("charity_details"."hmrc_reference" ~ '^[A-Z]{1,2}[0-9]{1,5}$'),
	CONSTRAINT "charity_details_year_end" CHECK ("charity_details"."year_end" ~ '^[0-1][0-9]-[0-3][0-9]$'),
	CONSTRAINT "charity_details_official" CHECK (("charity_details"."trustee" is null) = ("charity_details"."official_last_name" is not null))
);
--> statement-breakpoint
CREATE TABLE "gift_aid_faults" (
	"tenant_id" uuid NOT NULL,
	"gift_id" text NOT NULL,
	"filing_id" text NOT NULL,
	"declaration_id" text,
	"number" integer,
	"field" text,
	"text" text NOT NULL,
	CONSTRAINT "gift_aid_faults_tenant_id_gift_id_filing_id_pk" PRIMARY KEY("tenant_id","gift_id","filing_id")
);
--> statement-breakpoint
CREATE TABLE "gift_aid_filed" (
	"tenant_id" uuid NOT NULL,
	"claim_id" text NOT NULL,
	"filing_id" text NOT NULL,
	CONSTRAINT "gift_aid_filed_tenant_id_claim_id_pk" PRIMARY KEY("tenant_id","claim_id")
);
--> statement-breakpoint
CREATE TABLE "gift_aid_filings" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"mode" text NOT NULL,
	"service" text NOT NULL,
	"state" text DEFAULT 'built' NOT NULL,
	"claims" integer[] NOT NULL,
	"gifts" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	"overclaimed_minor" integer DEFAULT 0 NOT NULL,
	"hmrc_reference" text NOT NULL,
	"transaction_id" text NOT NULL,
	"ir_mark" text NOT NULL,
	"correlation_id" text,
	"endpoint" text,
	"poll_seconds" integer,
	"credentials" "bytea",
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"attention" text,
	"failure" text,
	"remarks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"built_at" timestamp with time zone NOT NULL,
	"built_by" text,
	"sent_at" timestamp with time zone,
	"acknowledged_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "gift_aid_filings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "gift_aid_filings_credentials" CHECK ("gift_aid_filings"."credentials" is null or "gift_aid_filings"."state" in ('built', 'sending', 'unknown', 'acknowledged')),
	CONSTRAINT "gift_aid_filings_mode" CHECK (("gift_aid_filings"."mode" = 'live') = ("gift_aid_filings"."service" = 'live')),
	CONSTRAINT "gift_aid_filings_known" CHECK ("gift_aid_filings"."state" <> 'acknowledged' or "gift_aid_filings"."correlation_id" is not null),
	CONSTRAINT "gift_aid_filings_answered" CHECK ("gift_aid_filings"."state" not in ('accepted', 'refused', 'failed') or "gift_aid_filings"."answered_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "gift_aid_messages" (
	"tenant_id" uuid NOT NULL,
	"filing_id" text NOT NULL,
	"position" integer NOT NULL,
	"step" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"request" text NOT NULL,
	"answered_at" timestamp with time zone,
	"status" integer,
	"response" text,
	"fault" text,
	CONSTRAINT "gift_aid_messages_tenant_id_filing_id_position_pk" PRIMARY KEY("tenant_id","filing_id","position")
);
--> statement-breakpoint
ALTER TABLE "charity_details" ADD CONSTRAINT "charity_details_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_faults" ADD CONSTRAINT "gift_aid_faults_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_faults" ADD CONSTRAINT "gift_aid_faults_tenant_id_gift_id_gifts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gift_id") REFERENCES "public"."gifts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_faults" ADD CONSTRAINT "gift_aid_faults_tenant_id_filing_id_gift_aid_filings_tenant_id_id_fk" FOREIGN KEY ("tenant_id","filing_id") REFERENCES "public"."gift_aid_filings"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_filed" ADD CONSTRAINT "gift_aid_filed_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_filed" ADD CONSTRAINT "gift_aid_filed_tenant_id_claim_id_gift_aid_claims_tenant_id_id_fk" FOREIGN KEY ("tenant_id","claim_id") REFERENCES "public"."gift_aid_claims"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_filed" ADD CONSTRAINT "gift_aid_filed_tenant_id_filing_id_gift_aid_filings_tenant_id_id_fk" FOREIGN KEY ("tenant_id","filing_id") REFERENCES "public"."gift_aid_filings"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_filings" ADD CONSTRAINT "gift_aid_filings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_messages" ADD CONSTRAINT "gift_aid_messages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_messages" ADD CONSTRAINT "gift_aid_messages_tenant_id_filing_id_gift_aid_filings_tenant_id_id_fk" FOREIGN KEY ("tenant_id","filing_id") REFERENCES "public"."gift_aid_filings"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_aid_faults_tenant_id_filing_id_index" ON "gift_aid_faults" USING btree ("tenant_id","filing_id");--> statement-breakpoint
CREATE INDEX "gift_aid_filed_tenant_id_filing_id_index" ON "gift_aid_filed" USING btree ("tenant_id","filing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_aid_filings_open" ON "gift_aid_filings" USING btree ("tenant_id") WHERE "gift_aid_filings"."state" in ('built', 'sending', 'unknown', 'acknowledged');--> statement-breakpoint
CREATE INDEX "gift_aid_filings_due" ON "gift_aid_filings" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "gift_aid_filings_tenant_id_built_at_index" ON "gift_aid_filings" USING btree ("tenant_id","built_at");--> statement-breakpoint
CALL secure_rows('charity_details');
--> statement-breakpoint
CALL secure_rows('gift_aid_filings');
--> statement-breakpoint
CALL secure_rows('gift_aid_messages');
--> statement-breakpoint
CALL secure_rows('gift_aid_filed');
--> statement-breakpoint
CALL secure_rows('gift_aid_faults');
--> statement-breakpoint
-- What is due at any mosque, for the task that goes on with it.
CREATE FUNCTION due_filings(at timestamptz) RETURNS TABLE (tenant_id uuid, id text)
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$
    SELECT f.tenant_id, f.id FROM public.gift_aid_filings f
    WHERE f.next_at <= at ORDER BY f.next_at LIMIT 1000
  $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION due_filings(timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION due_filings(timestamptz) TO minaret_app;

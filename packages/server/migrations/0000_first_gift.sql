CREATE TABLE "hostnames" (
	"hostname" text PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	CONSTRAINT "hostnames_form" CHECK ("hostnames"."hostname" = lower("hostnames"."hostname") and "hostnames"."hostname" !~ '[:/ ]|\.$')
);
--> statement-breakpoint
CREATE TABLE "origins" (
	"tenant_id" uuid NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "origins_tenant_id_origin_pk" PRIMARY KEY("tenant_id","origin"),
	CONSTRAINT "origins_form" CHECK ("origins"."origin" ~ '^https?://[^/]+$')
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenants_slug_unique" UNIQUE("slug"),
	CONSTRAINT "tenants_slug_form" CHECK ("tenants"."slug" ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
	CONSTRAINT "tenants_state_known" CHECK ("tenants"."state" in ('open', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "webhook_paths" (
	"account_id" text PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "causes" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"story" jsonb NOT NULL,
	"kind" text NOT NULL,
	"fund" text NOT NULL,
	"min_minor" integer DEFAULT 100 NOT NULL,
	"max_minor" integer DEFAULT 1000000 NOT NULL,
	"presets_minor" integer[] NOT NULL,
	"currencies" char(3)[] NOT NULL,
	"gift_aid" boolean DEFAULT false NOT NULL,
	"jummah" boolean DEFAULT false NOT NULL,
	"image" jsonb,
	"published_at" timestamp with time zone,
	CONSTRAINT "causes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "causes_amounts" CHECK ("causes"."min_minor" > 0 and "causes"."max_minor" >= "causes"."min_minor"),
	CONSTRAINT "causes_has_currency" CHECK (cardinality("causes"."currencies") > 0),
	CONSTRAINT "causes_kind_known" CHECK ("causes"."kind" in ('general', 'sadaqah', 'zakat', 'other'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"tenant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "settings_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "timetable_days" (
	"tenant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"sunrise" smallint NOT NULL,
	"fajr_begins" smallint NOT NULL,
	"fajr_jamaat" smallint,
	"dhuhr_begins" smallint NOT NULL,
	"dhuhr_jamaat" smallint,
	"asr_begins" smallint NOT NULL,
	"asr_jamaat" smallint,
	"maghrib_begins" smallint NOT NULL,
	"maghrib_jamaat" smallint,
	"isha_begins" smallint NOT NULL,
	"isha_jamaat" smallint,
	CONSTRAINT "timetable_days_tenant_id_day_pk" PRIMARY KEY("tenant_id","day"),
	CONSTRAINT "timetable_days_in_a_day" CHECK (least("timetable_days"."sunrise", "timetable_days"."fajr_begins", "timetable_days"."fajr_jamaat", "timetable_days"."dhuhr_begins", "timetable_days"."dhuhr_jamaat", "timetable_days"."asr_begins", "timetable_days"."asr_jamaat", "timetable_days"."maghrib_begins", "timetable_days"."maghrib_jamaat", "timetable_days"."isha_begins", "timetable_days"."isha_jamaat") >= 0 and greatest("timetable_days"."sunrise", "timetable_days"."fajr_begins", "timetable_days"."fajr_jamaat", "timetable_days"."dhuhr_begins", "timetable_days"."dhuhr_jamaat", "timetable_days"."asr_begins", "timetable_days"."asr_jamaat", "timetable_days"."maghrib_begins", "timetable_days"."maghrib_jamaat", "timetable_days"."isha_begins", "timetable_days"."isha_jamaat") < 1440)
);
--> statement-breakpoint
CREATE TABLE "timetable_imports" (
	"tenant_id" uuid NOT NULL,
	"version" text NOT NULL,
	"file_name" text NOT NULL,
	"days" integer NOT NULL,
	"warnings" integer NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "timetable_imports_tenant_id_version_pk" PRIMARY KEY("tenant_id","version")
);
--> statement-breakpoint
CREATE TABLE "visitor_days" (
	"tenant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"salt" "bytea",
	"visitors" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visitor_days_tenant_id_day_pk" PRIMARY KEY("tenant_id","day")
);
--> statement-breakpoint
CREATE TABLE "visitor_marks" (
	"tenant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"mark" "bytea" NOT NULL,
	CONSTRAINT "visitor_marks_tenant_id_day_mark_pk" PRIMARY KEY("tenant_id","day","mark")
);
--> statement-breakpoint
CREATE TABLE "demo_answers" (
	"tenant_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"intent_id" text NOT NULL,
	"decline_code" text,
	"status" text NOT NULL,
	CONSTRAINT "demo_answers_tenant_id_idempotency_key_pk" PRIMARY KEY("tenant_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "demo_intents" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"status" text NOT NULL,
	"decline_code" text,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_intents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"pass_hash" "bytea" NOT NULL,
	"cause_id" text NOT NULL,
	"fund" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"mode" text NOT NULL,
	"account_id" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"intent_id" text,
	"confirm_no" smallint DEFAULT 0 NOT NULL,
	"confirm_hash" "bytea",
	"lease_until" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"decline_code" text,
	"donor_name" text NOT NULL,
	"donor_email" text NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "gifts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "gifts_tenantId_attemptId_unique" UNIQUE("tenant_id","attempt_id"),
	CONSTRAINT "gifts_tenantId_passHash_unique" UNIQUE("tenant_id","pass_hash"),
	CONSTRAINT "gifts_tenantId_intentId_unique" UNIQUE("tenant_id","intent_id"),
	CONSTRAINT "gifts_amount_positive" CHECK ("gifts"."amount_minor" > 0),
	CONSTRAINT "gifts_paid_has_intent" CHECK ("gifts"."paid_at" is null or "gifts"."intent_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"gift_id" text NOT NULL,
	"kind" text NOT NULL,
	"provider_ref" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"mode" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "ledger_entries_tenantId_kind_providerRef_unique" UNIQUE("tenant_id","kind","provider_ref"),
	CONSTRAINT "ledger_entries_signed" CHECK (("ledger_entries"."kind" in ('paid', 'dispute_won')) = ("ledger_entries"."amount_minor" > 0))
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"publishable_key" text,
	"secret_key" "bytea",
	"webhook_secret" "bytea",
	"previous_webhook_secret" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_accounts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payment_accounts_tenantId_kind_mode_unique" UNIQUE("tenant_id","kind","mode"),
	CONSTRAINT "payment_accounts_demo_is_demo" CHECK (("payment_accounts"."kind" = 'demonstration') = ("payment_accounts"."mode" = 'demo'))
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"tenant_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"worked_at" timestamp with time zone,
	CONSTRAINT "provider_events_tenant_id_account_id_event_id_pk" PRIMARY KEY("tenant_id","account_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "hostnames" ADD CONSTRAINT "hostnames_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "origins" ADD CONSTRAINT "origins_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_paths" ADD CONSTRAINT "webhook_paths_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "causes" ADD CONSTRAINT "causes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetable_days" ADD CONSTRAINT "timetable_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetable_imports" ADD CONSTRAINT "timetable_imports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_days" ADD CONSTRAINT "visitor_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_marks" ADD CONSTRAINT "visitor_marks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_answers" ADD CONSTRAINT "demo_answers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_intents" ADD CONSTRAINT "demo_intents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_tenant_id_cause_id_causes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cause_id") REFERENCES "public"."causes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_tenant_id_account_id_payment_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."payment_accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_tenant_id_gift_id_gifts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gift_id") REFERENCES "public"."gifts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_tenant_id_account_id_payment_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."payment_accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hostnames_tenant_id_index" ON "hostnames" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "causes_tenant_id_position_index" ON "causes" USING btree ("tenant_id","position");--> statement-breakpoint
CREATE INDEX "timetable_imports_tenant_id_imported_at_index" ON "timetable_imports" USING btree ("tenant_id","imported_at");--> statement-breakpoint
CREATE INDEX "gifts_tenant_id_state_created_at_index" ON "gifts" USING btree ("tenant_id","state","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_tenant_id_gift_id_index" ON "ledger_entries" USING btree ("tenant_id","gift_id");
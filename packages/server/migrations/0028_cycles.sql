CREATE TABLE "cycle_changes" (
	"tenant_id" uuid NOT NULL,
	"cycle_id" text NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "cycle_changes_tenant_id_cycle_id_version_pk" PRIMARY KEY("tenant_id","cycle_id","version")
);
--> statement-breakpoint
CREATE TABLE "cycle_dues" (
	"tenant_id" uuid NOT NULL,
	"invoice_id" text NOT NULL,
	"cycle_id" text NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cycle_dues_tenant_id_invoice_id_pk" PRIMARY KEY("tenant_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "cycles" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"pass_hash" "bytea" NOT NULL,
	"cause_id" text NOT NULL,
	"campaign_id" text,
	"fund" text NOT NULL,
	"rhythm" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"cover_minor" integer DEFAULT 0 NOT NULL,
	"currency" char(3) NOT NULL,
	"mode" text NOT NULL,
	"account_id" text NOT NULL,
	"state" text DEFAULT 'pending_setup' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"starts_on" date NOT NULL,
	"until" date,
	"next_on" date,
	"resumes_on" date,
	"last_paid_on" date,
	"customer_id" text,
	"subscription_id" text,
	"setup" text DEFAULT 'opened' NOT NULL,
	"setup_intent_id" text,
	"confirm_no" smallint DEFAULT 0 NOT NULL,
	"confirm_hash" "bytea",
	"confirm_token" "bytea",
	"confirming_since" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"decline_code" text,
	"card_brand" text,
	"card_last4" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"donor_name" text NOT NULL,
	"donor_email" text NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"message" text,
	"language" text,
	"user_id" text,
	"forgotten_at" timestamp with time zone,
	"gift_aid" text,
	"declaration_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "cycles_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "cycles_tenantId_attemptId_unique" UNIQUE("tenant_id","attempt_id"),
	CONSTRAINT "cycles_tenantId_passHash_unique" UNIQUE("tenant_id","pass_hash"),
	CONSTRAINT "cycles_tenantId_accountId_subscriptionId_unique" UNIQUE("tenant_id","account_id","subscription_id"),
	CONSTRAINT "cycles_amount_positive" CHECK ("cycles"."amount_minor" > "cycles"."cover_minor" and "cycles"."cover_minor" >= 0),
	CONSTRAINT "cycles_daily_ends" CHECK ("cycles"."rhythm" <> 'daily' or "cycles"."until" is not null),
	CONSTRAINT "cycles_over" CHECK (("cycles"."state" in ('ended', 'expired')) = ("cycles"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "donor_customers" (
	"tenant_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"donor_key" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "donor_customers_tenant_id_account_id_donor_key_pk" PRIMARY KEY("tenant_id","account_id","donor_key"),
	CONSTRAINT "donor_customers_tenantId_accountId_customerId_unique" UNIQUE("tenant_id","account_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "gifts" DROP CONSTRAINT "gifts_amount_positive";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_signed";--> statement-breakpoint
ALTER TABLE "causes" ADD COLUMN "monthly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "causes" ADD COLUMN "daily" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "cover_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "gift_aid" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "declaration_id" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "cycle_id" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "invoice_id" text;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "about" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cycle_changes" ADD CONSTRAINT "cycle_changes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_changes" ADD CONSTRAINT "cycle_changes_tenant_id_cycle_id_cycles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cycle_id") REFERENCES "public"."cycles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_dues" ADD CONSTRAINT "cycle_dues_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_dues" ADD CONSTRAINT "cycle_dues_tenant_id_cycle_id_cycles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cycle_id") REFERENCES "public"."cycles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_tenant_id_campaign_id_campaigns_tenant_id_id_fk" FOREIGN KEY ("tenant_id","campaign_id") REFERENCES "public"."campaigns"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_tenant_id_cause_id_causes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cause_id") REFERENCES "public"."causes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_tenant_id_account_id_payment_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."payment_accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donor_customers" ADD CONSTRAINT "donor_customers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donor_customers" ADD CONSTRAINT "donor_customers_tenant_id_account_id_payment_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."payment_accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cycle_dues_tenant_id_cycle_id_due_on_index" ON "cycle_dues" USING btree ("tenant_id","cycle_id","due_on");--> statement-breakpoint
CREATE INDEX "cycles_tenant_id_state_next_on_index" ON "cycles" USING btree ("tenant_id","state","next_on");--> statement-breakpoint
CREATE INDEX "cycles_tenant_id_user_id_created_at_index" ON "cycles" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "cycles_tenant_id_donor_email_key_index" ON "cycles" USING btree ("tenant_id",lower("donor_email"));--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_tenantId_invoiceId_unique" UNIQUE("tenant_id","invoice_id");--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_tenantId_cycleId_dueOn_unique" UNIQUE("tenant_id","cycle_id","due_on");--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_of_cycle" CHECK (num_nonnulls("gifts"."cycle_id", "gifts"."due_on", "gifts"."invoice_id") in (0, 3));--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_amount_positive" CHECK ("gifts"."amount_minor" > "gifts"."cover_minor" and "gifts"."cover_minor" >= 0);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_signed" CHECK (("ledger_entries"."kind" in ('paid', 'refund_failed', 'dispute_won')) = ("ledger_entries"."amount_minor" > 0));
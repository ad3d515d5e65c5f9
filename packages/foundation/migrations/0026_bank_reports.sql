CREATE TABLE "bank_accounts" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_accounts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bank_accounts_tenantId_name_unique" UNIQUE("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"account_id" text NOT NULL,
	"mode" text NOT NULL,
	"identity" text NOT NULL,
	"format" text NOT NULL,
	"day" date NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"text" text NOT NULL,
	"payer_key" text NOT NULL,
	"twin" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"kind" text,
	"cause_id" text,
	"donor_name" text,
	"gift_id" text,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_lines_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bank_lines_tenantId_accountId_mode_identity_unique" UNIQUE("tenant_id","account_id","mode","identity"),
	CONSTRAINT "bank_lines_some" CHECK ("bank_lines"."amount_minor" <> 0),
	CONSTRAINT "bank_lines_income" CHECK ("bank_lines"."kind" is null or "bank_lines"."kind" not in ('gift', 'recorded', 'hmrc', 'box') or "bank_lines"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_payers" (
	"tenant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"incoming" boolean NOT NULL,
	"kind" text NOT NULL,
	"cause_id" text,
	"donor_name" text,
	"learned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_payers_tenant_id_key_incoming_pk" PRIMARY KEY("tenant_id","key","incoming")
);
--> statement-breakpoint
CREATE TABLE "bank_postings" (
	"tenant_id" uuid NOT NULL,
	"line_id" text NOT NULL,
	"no" smallint NOT NULL,
	"kind" text NOT NULL,
	"gift_id" text,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "bank_postings_tenant_id_line_id_no_pk" PRIMARY KEY("tenant_id","line_id","no"),
	CONSTRAINT "bank_postings_alternate" CHECK (("bank_postings"."no" % 2 = 0) = ("bank_postings"."kind" = 'reversal')),
	CONSTRAINT "bank_postings_gift" CHECK (("bank_postings"."kind" in ('gift', 'recorded')) = ("bank_postings"."gift_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "report_subscriptions" (
	"tenant_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_subscriptions_tenant_id_account_id_pk" PRIMARY KEY("tenant_id","account_id"),
	CONSTRAINT "report_subscriptions_language" CHECK ("report_subscriptions"."language" in ('en', 'ar', 'ur'))
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_tenant_id_account_id_bank_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."bank_accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_payers" ADD CONSTRAINT "bank_payers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_postings" ADD CONSTRAINT "bank_postings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_postings" ADD CONSTRAINT "bank_postings_tenant_id_line_id_bank_lines_tenant_id_id_fk" FOREIGN KEY ("tenant_id","line_id") REFERENCES "public"."bank_lines"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_postings" ADD CONSTRAINT "bank_postings_tenant_id_gift_id_gifts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gift_id") REFERENCES "public"."gifts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_tenant_id_account_id_staff_members_tenant_id_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."staff_members"("tenant_id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_tenant_id_state_day_index" ON "bank_lines" USING btree ("tenant_id","state","day");--> statement-breakpoint
CREATE INDEX "bank_postings_tenant_id_gift_id_index" ON "bank_postings" USING btree ("tenant_id","gift_id");--> statement-breakpoint
CREATE INDEX "bank_postings_tenant_id_at_index" ON "bank_postings" USING btree ("tenant_id","at");
--> statement-breakpoint
CALL secure_rows('report_subscriptions');
--> statement-breakpoint
CALL require_role('report_subscriptions'::regclass, 'owner', 'treasurer');
--> statement-breakpoint
CALL secure_rows('bank_accounts');
--> statement-breakpoint
CALL require_role('bank_accounts'::regclass, 'owner', 'treasurer');
--> statement-breakpoint
CALL secure_rows('bank_lines');
--> statement-breakpoint
CALL require_role('bank_lines'::regclass, 'owner', 'treasurer');
--> statement-breakpoint
CALL secure_rows('bank_postings');
--> statement-breakpoint
CALL require_role('bank_postings'::regclass, 'owner', 'treasurer');
--> statement-breakpoint
CALL secure_rows('bank_payers');
--> statement-breakpoint
CALL require_role('bank_payers'::regclass, 'owner', 'treasurer');
--> statement-breakpoint
-- What was posted is reversed by a new row, never changed.
REVOKE UPDATE, DELETE ON bank_postings FROM minaret_app;

CREATE TABLE "payout_items" (
	"tenant_id" uuid NOT NULL,
	"payout_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"fee_minor" integer NOT NULL,
	"intent_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_items_tenant_id_payout_id_id_pk" PRIMARY KEY("tenant_id","payout_id","id"),
	CONSTRAINT "payout_items_fee_is_fee" CHECK ("payout_items"."kind" <> 'fee' or "payout_items"."fee_minor" = 0)
);
--> statement-breakpoint
CREATE TABLE "payout_reads" (
	"tenant_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"problem" text,
	"missing_right" text,
	"missing_right_name" text,
	CONSTRAINT "payout_reads_tenant_id_account_id_pk" PRIMARY KEY("tenant_id","account_id"),
	CONSTRAINT "payout_reads_right" CHECK (("payout_reads"."problem" is not distinct from 'right') = ("payout_reads"."missing_right" is not null))
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"account_id" text NOT NULL,
	"mode" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"state" text NOT NULL,
	"itemising" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"failure_code" text,
	CONSTRAINT "payouts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payouts_failure_is_named" CHECK (("payouts"."state" = 'failed') = ("payouts"."failure_code" is not null))
);
--> statement-breakpoint
ALTER TABLE "box_sheets" ADD COLUMN "banked_line" text;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_tenant_id_payout_id_payouts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","payout_id") REFERENCES "public"."payouts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_reads" ADD CONSTRAINT "payout_reads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_reads" ADD CONSTRAINT "payout_reads_tenant_id_account_id_payment_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."payment_accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_tenant_id_account_id_payment_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."payment_accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payouts_tenant_id_mode_day_index" ON "payouts" USING btree ("tenant_id","mode","day");
--> statement-breakpoint
CALL secure_rows('payouts');
--> statement-breakpoint
CALL require_role('payouts'::regclass, 'owner', 'treasurer');
--> statement-breakpoint
CALL secure_rows('payout_items');
--> statement-breakpoint
CALL require_role('payout_items'::regclass, 'owner', 'treasurer');
--> statement-breakpoint
CALL secure_rows('payout_reads');
--> statement-breakpoint
CALL require_role('payout_reads'::regclass, 'owner', 'treasurer');

CREATE TABLE "reconciliation_differences" (
	"tenant_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"intent_id" text NOT NULL,
	"kind" text NOT NULL,
	"gift_id" text,
	"there_minor" integer NOT NULL,
	"here_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	CONSTRAINT "reconciliation_differences_tenant_id_account_id_intent_id_pk" PRIMARY KEY("tenant_id","account_id","intent_id")
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"tenant_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"events_until" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	"last_equal_at" timestamp with time zone,
	"report" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "reconciliations_tenant_id_account_id_pk" PRIMARY KEY("tenant_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"tenant_id" uuid NOT NULL,
	"gift_id" text NOT NULL,
	"no" smallint NOT NULL,
	"amount_minor" integer NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refund_id" text,
	CONSTRAINT "refunds_tenant_id_gift_id_no_pk" PRIMARY KEY("tenant_id","gift_id","no"),
	CONSTRAINT "refunds_tenantId_refundId_unique" UNIQUE("tenant_id","refund_id"),
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_minor" > 0),
	CONSTRAINT "refunds_taken_has_id" CHECK ("refunds"."state" <> 'taken' or "refunds"."refund_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_tenant_id_account_id_payment_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."payment_accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_tenant_id_account_id_payment_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."payment_accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tenant_id_gift_id_gifts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gift_id") REFERENCES "public"."gifts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reconciliation_differences_open" ON "reconciliation_differences" USING btree ("tenant_id","first_at") WHERE "reconciliation_differences"."gone_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_unanswered" ON "refunds" USING btree ("tenant_id","asked_at") WHERE "refunds"."state" = 'asked';
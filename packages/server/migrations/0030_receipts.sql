CREATE TABLE "money_totals" (
	"tenant_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"currency" char(3) NOT NULL,
	"campaign_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"gifts" integer NOT NULL,
	CONSTRAINT "money_totals_tenant_id_mode_currency_campaign_id_pk" PRIMARY KEY("tenant_id","mode","currency","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"tenant_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_counters_tenant_id_mode_year_pk" PRIMARY KEY("tenant_id","mode","year")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"tenant_id" uuid NOT NULL,
	"gift_id" text NOT NULL,
	"mode" text NOT NULL,
	"year" smallint NOT NULL,
	"serial" integer NOT NULL,
	"number" text NOT NULL,
	"says" jsonb NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_tenant_id_gift_id_pk" PRIMARY KEY("tenant_id","gift_id"),
	CONSTRAINT "receipts_tenantId_mode_year_serial_unique" UNIQUE("tenant_id","mode","year","serial"),
	CONSTRAINT "receipts_tenantId_number_unique" UNIQUE("tenant_id","number"),
	CONSTRAINT "receipts_serial_positive" CHECK ("receipts"."serial" > 0)
);
--> statement-breakpoint
ALTER TABLE "money_totals" ADD CONSTRAINT "money_totals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_counters" ADD CONSTRAINT "receipt_counters_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_tenant_id_gift_id_gifts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gift_id") REFERENCES "public"."gifts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gifts_offline_newest" ON "gifts" USING btree ("tenant_id","created_at","id") WHERE "gifts"."how" <> 'card';--> statement-breakpoint
CREATE INDEX "ledger_entries_tenant_id_mode_at_id_index" ON "ledger_entries" USING btree ("tenant_id","mode","at","id");
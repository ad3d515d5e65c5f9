CREATE TABLE "demo_customers" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_customers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "demo_events" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"object" jsonb NOT NULL,
	CONSTRAINT "demo_events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "demo_invoices" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"subscription_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"paid_minor" integer DEFAULT 0 NOT NULL,
	"currency" char(3) NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"intent_id" text,
	"decline_code" text,
	CONSTRAINT "demo_invoices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "demo_invoices_tenantId_subscriptionId_dueAt_unique" UNIQUE("tenant_id","subscription_id","due_at"),
	CONSTRAINT "demo_invoices_tenantId_intentId_unique" UNIQUE("tenant_id","intent_id")
);
--> statement-breakpoint
CREATE TABLE "demo_replies" (
	"tenant_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"object_id" text NOT NULL,
	"status" text,
	"decline_code" text,
	CONSTRAINT "demo_replies_tenant_id_idempotency_key_pk" PRIMARY KEY("tenant_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "demo_returns" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"intent_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "demo_returns_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "demo_setups" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"metadata" jsonb NOT NULL,
	"status" text NOT NULL,
	"decline_code" text,
	"token" text,
	CONSTRAINT "demo_setups_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "demo_subscriptions" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"setup_id" text NOT NULL,
	"rhythm" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"metadata" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"paused" boolean DEFAULT false NOT NULL,
	"resumes_at" timestamp with time zone,
	"card_id" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "demo_subscriptions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "demo_intents" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "demo_customers" ADD CONSTRAINT "demo_customers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_events" ADD CONSTRAINT "demo_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_invoices" ADD CONSTRAINT "demo_invoices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_replies" ADD CONSTRAINT "demo_replies_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_returns" ADD CONSTRAINT "demo_returns_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_setups" ADD CONSTRAINT "demo_setups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_subscriptions" ADD CONSTRAINT "demo_subscriptions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demo_events_tenant_id_created_at_index" ON "demo_events" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "demo_returns_tenant_id_intent_id_index" ON "demo_returns" USING btree ("tenant_id","intent_id");--> statement-breakpoint
CREATE INDEX "demo_intents_tenant_id_paid_at_index" ON "demo_intents" USING btree ("tenant_id","paid_at");
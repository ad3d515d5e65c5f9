CREATE TABLE "account_openings" (
	"tenant_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"website" text,
	"begun_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_openings_tenant_id_mode_pk" PRIMARY KEY("tenant_id","mode"),
	CONSTRAINT "account_openings_mode_known" CHECK ("account_openings"."mode" in ('test', 'live'))
);
--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD COLUMN "opening" text;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD COLUMN "charges_enabled" boolean;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD COLUMN "details_submitted" boolean;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD COLUMN "requirements" jsonb;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD COLUMN "disabled_reason" text;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD COLUMN "state_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_openings" ADD CONSTRAINT "account_openings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_only_connect_opens" CHECK ("payment_accounts"."opening" is null or ("payment_accounts"."kind" = 'connect' and "payment_accounts"."opening" in ('asked', 'allowed')));
--> statement-breakpoint
CALL secure_rows('account_openings');
--> statement-breakpoint
-- Whose account takes a mosque's gifts is its owners' to decide; what answers visitors needs none of it.
CALL require_role('account_openings', 'owner');
--> statement-breakpoint
REVOKE ALL ON account_openings FROM minaret_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON account_openings TO minaret_desk;

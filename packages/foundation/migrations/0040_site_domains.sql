CREATE TABLE "site_domains" (
	"tenant_id" uuid NOT NULL,
	"hostname" text NOT NULL,
	"token" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"proved_at" timestamp with time zone,
	"reached_at" timestamp with time zone,
	"proof_missing_since" timestamp with time zone,
	"away_since" timestamp with time zone,
	"found" jsonb,
	CONSTRAINT "site_domains_tenant_id_hostname_pk" PRIMARY KEY("tenant_id","hostname"),
	CONSTRAINT "site_domains_form" CHECK ("site_domains"."hostname" ~ '^[a-z0-9.-]+$')
);
--> statement-breakpoint
ALTER TABLE "hostnames" ADD COLUMN "own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site_domains" ADD CONSTRAINT "site_domains_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CALL secure_rows('site_domains');
--> statement-breakpoint
-- Where a mosque's links lead is its owners' to decide; what answers visitors needs none of it.
CALL require_role('site_domains', 'owner');
--> statement-breakpoint
REVOKE ALL ON site_domains FROM minaret_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON site_domains TO minaret_desk;

CREATE TABLE "campaign_supporters" (
	"tenant_id" uuid NOT NULL,
	"campaign_id" text NOT NULL,
	"ref" text NOT NULL,
	"name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_supporters_tenant_id_campaign_id_ref_pk" PRIMARY KEY("tenant_id","campaign_id","ref")
);
--> statement-breakpoint
CREATE TABLE "campaign_updates" (
	"tenant_id" uuid NOT NULL,
	"campaign_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"body" text NOT NULL,
	"image" jsonb,
	CONSTRAINT "campaign_updates_tenant_id_campaign_id_id_pk" PRIMARY KEY("tenant_id","campaign_id","id")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "match_sponsor" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "match_percent" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "match_cap_minor" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "match_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "match_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "supporter_ref" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "need_id" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "need_title" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "need_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "need_given" boolean;--> statement-breakpoint
ALTER TABLE "cycles" ADD COLUMN "supporter_ref" text;--> statement-breakpoint
ALTER TABLE "campaign_supporters" ADD CONSTRAINT "campaign_supporters_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_supporters" ADD CONSTRAINT "campaign_supporters_tenant_id_campaign_id_campaigns_tenant_id_id_fk" FOREIGN KEY ("tenant_id","campaign_id") REFERENCES "public"."campaigns"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_updates" ADD CONSTRAINT "campaign_updates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_updates" ADD CONSTRAINT "campaign_updates_tenant_id_campaign_id_campaigns_tenant_id_id_fk" FOREIGN KEY ("tenant_id","campaign_id") REFERENCES "public"."campaigns"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_of_supporter" FOREIGN KEY ("tenant_id","campaign_id","supporter_ref") REFERENCES "public"."campaign_supporters"("tenant_id","campaign_id","ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_of_supporter" FOREIGN KEY ("tenant_id","campaign_id","supporter_ref") REFERENCES "public"."campaign_supporters"("tenant_id","campaign_id","ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gifts_need" ON "gifts" USING btree ("tenant_id","campaign_id","need_id") WHERE "gifts"."need_id" is not null;--> statement-breakpoint
CREATE INDEX "gifts_supporter" ON "gifts" USING btree ("tenant_id","campaign_id","supporter_ref") WHERE "gifts"."supporter_ref" is not null;--> statement-breakpoint
CREATE INDEX "gifts_wall" ON "gifts" USING btree ("tenant_id","campaign_id","mode","currency","paid_at","id") WHERE "gifts"."state" = 'paid' and "gifts"."campaign_id" is not null;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_match_whole" CHECK (num_nonnulls("campaigns"."match_sponsor", "campaigns"."match_percent", "campaigns"."match_cap_minor") in (0, 3)
        and ("campaigns"."match_sponsor" is not null or num_nonnulls("campaigns"."match_from", "campaigns"."match_until") = 0)
        and "campaigns"."match_percent" between 1 and 1000 and "campaigns"."match_cap_minor" > 0
        and ("campaigns"."match_from" is null or "campaigns"."match_until" is null or "campaigns"."match_until" > "campaigns"."match_from"));--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_need_whole" CHECK (num_nonnulls("gifts"."need_id", "gifts"."need_title") in (0, 2)
        and ("gifts"."need_id" is not null or num_nonnulls("gifts"."need_until", "gifts"."need_given") = 0)
        and ("gifts"."need_id" is null or ("gifts"."campaign_id" is not null and "gifts"."cycle_id" is null)));
CREATE TABLE "community_buildings" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"postcode" text NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "community_buildings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "gasds_claimed" (
	"tenant_id" uuid NOT NULL,
	"claim_id" text NOT NULL,
	"year" integer NOT NULL,
	"building" text DEFAULT '' NOT NULL,
	"amount_minor" integer NOT NULL,
	CONSTRAINT "gasds_claimed_tenant_id_claim_id_year_building_pk" PRIMARY KEY("tenant_id","claim_id","year","building"),
	CONSTRAINT "gasds_claimed_positive" CHECK ("gasds_claimed"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "gasds_details" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"connected" jsonb NOT NULL,
	"share_minor" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text,
	CONSTRAINT "gasds_details_share" CHECK ("gasds_details"."share_minor" between 0 and 800000)
);
--> statement-breakpoint
CREATE TABLE "gasds_entries" (
	"tenant_id" uuid NOT NULL,
	"sheet_id" text NOT NULL,
	"mode" text NOT NULL,
	"year" integer NOT NULL,
	"building_id" text,
	"day" date NOT NULL,
	"amount_minor" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "gasds_entries_tenant_id_sheet_id_pk" PRIMARY KEY("tenant_id","sheet_id"),
	CONSTRAINT "gasds_entries_positive" CHECK ("gasds_entries"."amount_minor" > 0),
	CONSTRAINT "gasds_entries_year" CHECK ("gasds_entries"."day" between make_date("gasds_entries"."year" - 1, 4, 6) and make_date("gasds_entries"."year", 4, 5))
);
--> statement-breakpoint
CREATE TABLE "box_sheets" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"day" date NOT NULL,
	"cause_id" text NOT NULL,
	"building_id" text,
	"mode" text NOT NULL,
	"currency" char(3) NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_by" text NOT NULL,
	"second_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"envelopes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"envelope_count" integer DEFAULT 0 NOT NULL,
	"envelopes_minor" integer DEFAULT 0 NOT NULL,
	"small_cash_minor" integer DEFAULT 0 NOT NULL,
	"denominations" jsonb,
	"large_notes" integer DEFAULT 0 NOT NULL,
	"large_notes_minor" integer DEFAULT 0 NOT NULL,
	"declared_minor" integer DEFAULT 0 NOT NULL,
	"cheques" integer DEFAULT 0 NOT NULL,
	"cheques_minor" integer DEFAULT 0 NOT NULL,
	"opener_confirmed_at" timestamp with time zone,
	"second_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"banked_on" date,
	"banked_reference" text,
	"banked_by" text,
	"banked_at" timestamp with time zone,
	CONSTRAINT "box_sheets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "box_sheets_two_people" CHECK ("box_sheets"."opened_by" <> "box_sheets"."second_by"),
	CONSTRAINT "box_sheets_closed_by_both" CHECK (("box_sheets"."state" = 'closed') = ("box_sheets"."closed_at" is not null)
        and ("box_sheets"."state" = 'open' or num_nonnulls("box_sheets"."opener_confirmed_at", "box_sheets"."second_confirmed_at") = 2)),
	CONSTRAINT "box_sheets_names_gone" CHECK ("box_sheets"."state" = 'open' or "box_sheets"."envelopes" = '[]'::jsonb),
	CONSTRAINT "box_sheets_counted" CHECK (least("box_sheets"."envelope_count", "box_sheets"."envelopes_minor", "box_sheets"."small_cash_minor", "box_sheets"."large_notes", "box_sheets"."large_notes_minor",
        "box_sheets"."declared_minor", "box_sheets"."cheques", "box_sheets"."cheques_minor") >= 0),
	CONSTRAINT "box_sheets_banked_whole" CHECK (num_nonnulls("box_sheets"."banked_on", "box_sheets"."banked_reference", "box_sheets"."banked_by", "box_sheets"."banked_at") in (0, 4)
        and ("box_sheets"."state" = 'closed' or "box_sheets"."banked_at" is null))
);
--> statement-breakpoint
ALTER TABLE "gift_aid_claims" ADD COLUMN "small_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_aid_filings" ADD COLUMN "small_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "community_buildings" ADD CONSTRAINT "community_buildings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gasds_claimed" ADD CONSTRAINT "gasds_claimed_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gasds_claimed" ADD CONSTRAINT "gasds_claimed_tenant_id_claim_id_gift_aid_claims_tenant_id_id_fk" FOREIGN KEY ("tenant_id","claim_id") REFERENCES "public"."gift_aid_claims"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gasds_details" ADD CONSTRAINT "gasds_details_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gasds_entries" ADD CONSTRAINT "gasds_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gasds_entries" ADD CONSTRAINT "gasds_entries_tenant_id_building_id_community_buildings_tenant_id_id_fk" FOREIGN KEY ("tenant_id","building_id") REFERENCES "public"."community_buildings"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_sheets" ADD CONSTRAINT "box_sheets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_sheets" ADD CONSTRAINT "box_sheets_tenant_id_cause_id_causes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cause_id") REFERENCES "public"."causes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_sheets" ADD CONSTRAINT "box_sheets_tenant_id_building_id_community_buildings_tenant_id_id_fk" FOREIGN KEY ("tenant_id","building_id") REFERENCES "public"."community_buildings"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gasds_entries_tenant_id_mode_year_index" ON "gasds_entries" USING btree ("tenant_id","mode","year");--> statement-breakpoint
CREATE INDEX "box_sheets_tenant_id_state_day_index" ON "box_sheets" USING btree ("tenant_id","state","day");--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['box_sheets', 'community_buildings', 'gasds_claimed', 'gasds_details', 'gasds_entries'] LOOP
    CALL secure_rows(name::regclass);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['gasds_claimed', 'gasds_details', 'gasds_entries'] LOOP
    CALL require_role(name::regclass, 'owner', 'treasurer');
  END LOOP;
END $$;
--> statement-breakpoint
-- Whoever counts says where it was collected.
CALL require_role('community_buildings', 'owner', 'treasurer', 'counter');
--> statement-breakpoint
-- Sheets are the desk's own: the public server's role has no right to the names on them.
REVOKE ALL ON box_sheets FROM minaret_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON box_sheets TO minaret_desk;
--> statement-breakpoint
-- A counter sees the sheets they are one of the two counters of, until they are closed.
CREATE POLICY desk_role ON box_sheets AS RESTRICTIVE TO minaret_desk
  USING (current_user <> 'minaret_desk' OR has_role('owner', 'treasurer')
    OR (has_role('counter') AND state = 'open' AND current_staff() IN (opened_by, second_by)));

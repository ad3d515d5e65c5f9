CREATE TABLE "gift_aid_adjustments" (
	"tenant_id" uuid NOT NULL,
	"claim_id" text NOT NULL,
	"gift_id" text NOT NULL,
	"amount_minor" integer NOT NULL,
	CONSTRAINT "gift_aid_adjustments_tenant_id_claim_id_gift_id_pk" PRIMARY KEY("tenant_id","claim_id","gift_id"),
	CONSTRAINT "gift_aid_adjustments_positive" CHECK ("gift_aid_adjustments"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_aid_claimed" (
	"tenant_id" uuid NOT NULL,
	"gift_id" text NOT NULL,
	"claim_id" text NOT NULL,
	"position" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	"declaration_id" text,
	CONSTRAINT "gift_aid_claimed_tenant_id_gift_id_pk" PRIMARY KEY("tenant_id","gift_id"),
	CONSTRAINT "gift_aid_claimed_positive" CHECK ("gift_aid_claimed"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_aid_claims" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"number" integer NOT NULL,
	"mode" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"lines" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "gift_aid_claims_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "gift_aid_claims_tenantId_number_unique" UNIQUE("tenant_id","number"),
	CONSTRAINT "gift_aid_claims_short" CHECK ("gift_aid_claims"."lines" between 0 and 1000),
	CONSTRAINT "gift_aid_claims_undone" CHECK (("gift_aid_claims"."state" = 'undone') = ("gift_aid_claims"."undone_at" is not null)),
	CONSTRAINT "gift_aid_claims_sent" CHECK ("gift_aid_claims"."state" <> 'claimed' or "gift_aid_claims"."claimed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "gift_aid_declarations" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"mode" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"title" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"house" text NOT NULL,
	"postcode" text,
	"overseas" boolean DEFAULT false NOT NULL,
	"scope" text NOT NULL,
	"wording" text NOT NULL,
	"charity" text NOT NULL,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	"address_mark" "bytea" NOT NULL,
	"details" "bytea" NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	CONSTRAINT "gift_aid_declarations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "gift_aid_declarations_home" CHECK ("gift_aid_declarations"."overseas" = ("gift_aid_declarations"."postcode" is null)),
	CONSTRAINT "gift_aid_declarations_ended" CHECK (num_nonnulls("gift_aid_declarations"."cancelled_at", "gift_aid_declarations"."cancelled_by") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "gift_aid_lines" (
	"tenant_id" uuid NOT NULL,
	"claim_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"house" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"aggregated" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"amount_minor" integer NOT NULL,
	"forgotten_at" timestamp with time zone,
	CONSTRAINT "gift_aid_lines_tenant_id_claim_id_position_pk" PRIMARY KEY("tenant_id","claim_id","position"),
	CONSTRAINT "gift_aid_lines_place" CHECK ("gift_aid_lines"."position" between 1 and 1000),
	CONSTRAINT "gift_aid_lines_positive" CHECK ("gift_aid_lines"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "gift_aid_adjustments" ADD CONSTRAINT "gift_aid_adjustments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_adjustments" ADD CONSTRAINT "gift_aid_adjustments_tenant_id_claim_id_gift_aid_claims_tenant_id_id_fk" FOREIGN KEY ("tenant_id","claim_id") REFERENCES "public"."gift_aid_claims"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_adjustments" ADD CONSTRAINT "gift_aid_adjustments_tenant_id_gift_id_gift_aid_claimed_tenant_id_gift_id_fk" FOREIGN KEY ("tenant_id","gift_id") REFERENCES "public"."gift_aid_claimed"("tenant_id","gift_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_claimed" ADD CONSTRAINT "gift_aid_claimed_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_claimed" ADD CONSTRAINT "gift_aid_claimed_tenant_id_claim_id_position_gift_aid_lines_tenant_id_claim_id_position_fk" FOREIGN KEY ("tenant_id","claim_id","position") REFERENCES "public"."gift_aid_lines"("tenant_id","claim_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_claimed" ADD CONSTRAINT "gift_aid_claimed_tenant_id_gift_id_gifts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gift_id") REFERENCES "public"."gifts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_claims" ADD CONSTRAINT "gift_aid_claims_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_declarations" ADD CONSTRAINT "gift_aid_declarations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_lines" ADD CONSTRAINT "gift_aid_lines_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_lines" ADD CONSTRAINT "gift_aid_lines_tenant_id_claim_id_gift_aid_claims_tenant_id_id_fk" FOREIGN KEY ("tenant_id","claim_id") REFERENCES "public"."gift_aid_claims"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_aid_adjustments_tenant_id_gift_id_index" ON "gift_aid_adjustments" USING btree ("tenant_id","gift_id");--> statement-breakpoint
CREATE INDEX "gift_aid_claimed_tenant_id_claim_id_position_index" ON "gift_aid_claimed" USING btree ("tenant_id","claim_id","position");--> statement-breakpoint
CREATE INDEX "gift_aid_claimed_tenant_id_declaration_id_index" ON "gift_aid_claimed" USING btree ("tenant_id","declaration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_aid_declarations_standing" ON "gift_aid_declarations" USING btree ("tenant_id","details") WHERE "gift_aid_declarations"."scope" = 'past_and_future' and "gift_aid_declarations"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "gift_aid_declarations_tenant_id_email_index" ON "gift_aid_declarations" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "gift_aid_declarations_tenant_id_agreed_at_index" ON "gift_aid_declarations" USING btree ("tenant_id","agreed_at");
CREATE TABLE "day_overrides" (
	"tenant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"jamaat" jsonb NOT NULL,
	"note" text,
	CONSTRAINT "day_overrides_tenant_id_day_pk" PRIMARY KEY("tenant_id","day")
);
--> statement-breakpoint
CREATE TABLE "eid_prayers" (
	"tenant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"eid" text NOT NULL,
	"hijri_year" smallint,
	"at" smallint NOT NULL,
	"name" text,
	"venue" text,
	"language" text,
	"khatib" text,
	CONSTRAINT "eid_prayers_tenant_id_position_pk" PRIMARY KEY("tenant_id","position"),
	CONSTRAINT "eid_prayers_eid_known" CHECK ("eid_prayers"."eid" in ('fitr', 'adha')),
	CONSTRAINT "eid_prayers_in_a_day" CHECK ("eid_prayers"."at" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "jamaat_rules" (
	"tenant_id" uuid NOT NULL,
	"prayer" text NOT NULL,
	"when_held" text NOT NULL,
	"rule" text NOT NULL,
	CONSTRAINT "jamaat_rules_tenant_id_prayer_when_held_pk" PRIMARY KEY("tenant_id","prayer","when_held"),
	CONSTRAINT "jamaat_rules_prayer_known" CHECK ("jamaat_rules"."prayer" in ('fajr', 'dhuhr', 'asr', 'maghrib', 'isha'))
);
--> statement-breakpoint
CREATE TABLE "jumuah_slots" (
	"tenant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text,
	"venue" text,
	"language" text,
	"khatib" text,
	"rules" jsonb NOT NULL,
	"from_day" date,
	"until_day" date,
	CONSTRAINT "jumuah_slots_tenant_id_position_pk" PRIMARY KEY("tenant_id","position"),
	CONSTRAINT "jumuah_slots_until_after_from" CHECK ("jumuah_slots"."from_day" is null or "jumuah_slots"."until_day" is null or "jumuah_slots"."until_day" >= "jumuah_slots"."from_day")
);
--> statement-breakpoint
ALTER TABLE "day_overrides" ADD CONSTRAINT "day_overrides_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eid_prayers" ADD CONSTRAINT "eid_prayers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jamaat_rules" ADD CONSTRAINT "jamaat_rules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jumuah_slots" ADD CONSTRAINT "jumuah_slots_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "visitor_totals" (
	"tenant_id" uuid NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "visitor_totals_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "subscriber_consents" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"subscriber_id" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"wording" text NOT NULL,
	CONSTRAINT "subscriber_consents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "subscriber_consents_what_known" CHECK ("subscriber_consents"."what" in ('asked', 'confirmed', 'left'))
);
--> statement-breakpoint
DROP INDEX "causes_tenant_id_position_index";--> statement-breakpoint
ALTER TABLE "maktab_registrations" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visitor_totals" ADD CONSTRAINT "visitor_totals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_consents" ADD CONSTRAINT "subscriber_consents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_consents" ADD CONSTRAINT "subscriber_consents_tenant_id_subscriber_id_subscribers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","subscriber_id") REFERENCES "public"."subscribers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriber_consents_tenant_id_subscriber_id_at_index" ON "subscriber_consents" USING btree ("tenant_id","subscriber_id","at");--> statement-breakpoint
CREATE INDEX "causes_tenant_id_position_id_index" ON "causes" USING btree ("tenant_id","position","id");
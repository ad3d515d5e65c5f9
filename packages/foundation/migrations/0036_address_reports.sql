CREATE TABLE "address_reports" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"declaration_id" text NOT NULL,
	"kind" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"reported_by" text,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" text,
	CONSTRAINT "address_reports_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "address_reports_kind_known" CHECK ("address_reports"."kind" in ('post', 'email')),
	CONSTRAINT "address_reports_confirmed" CHECK (num_nonnulls("address_reports"."confirmed_at", "address_reports"."confirmed_by") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "address_reports" ADD CONSTRAINT "address_reports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_reports" ADD CONSTRAINT "address_reports_declaration" FOREIGN KEY ("tenant_id","declaration_id") REFERENCES "public"."gift_aid_declarations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "address_reports_open" ON "address_reports" USING btree ("tenant_id","declaration_id","kind") WHERE "address_reports"."confirmed_at" is null;
--> statement-breakpoint
CALL secure_rows('address_reports');
--> statement-breakpoint
CALL require_role('address_reports', 'owner', 'treasurer');

CREATE TABLE "mosque_export_parts" (
	"tenant_id" uuid NOT NULL,
	"export_id" text NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "mosque_export_parts_tenant_id_export_id_position_pk" PRIMARY KEY("tenant_id","export_id","position")
);
--> statement-breakpoint
CREATE TABLE "mosque_exports" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "mosque_exports_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "mosque_exports_state_known" CHECK ("mosque_exports"."state" in ('waiting', 'running', 'ready', 'failed')),
	CONSTRAINT "mosque_exports_finished" CHECK (("mosque_exports"."state" in ('ready', 'failed')) = ("mosque_exports"."finished_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "mosque_export_parts" ADD CONSTRAINT "mosque_export_parts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mosque_export_parts" ADD CONSTRAINT "mosque_export_parts_export" FOREIGN KEY ("tenant_id","export_id") REFERENCES "public"."mosque_exports"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mosque_exports" ADD CONSTRAINT "mosque_exports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mosque_exports_tenant_id_requested_at_index" ON "mosque_exports" USING btree ("tenant_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mosque_exports_open" ON "mosque_exports" USING btree ("tenant_id") WHERE "mosque_exports"."finished_at" is null;
--> statement-breakpoint
CALL secure_rows('mosque_exports');
--> statement-breakpoint
CALL secure_rows('mosque_export_parts');
--> statement-breakpoint
CALL require_role('mosque_exports', 'owner');
--> statement-breakpoint
CALL require_role('mosque_export_parts', 'owner');
--> statement-breakpoint
-- Everything of a mosque in one file: none of what answers visitors can reach it.
REVOKE ALL ON mosque_exports, mosque_export_parts FROM minaret_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON mosque_exports, mosque_export_parts TO minaret_desk;

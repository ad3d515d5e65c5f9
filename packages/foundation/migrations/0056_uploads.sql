CREATE TABLE "upload_parts" (
	"tenant_id" uuid NOT NULL,
	"upload_id" text NOT NULL,
	"account_id" text NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "upload_parts_tenant_id_upload_id_position_pk" PRIMARY KEY("tenant_id","upload_id","position")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"account_id" text NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"digest" "bytea" NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "uploads_purpose_known" CHECK ("uploads"."purpose" in ('library', 'logo', 'statement', 'timetable', 'website', 'donors')),
	CONSTRAINT "uploads_counted" CHECK ("uploads"."bytes" >= 0 and "uploads"."done" between 0 and "uploads"."total")
);
--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload" FOREIGN KEY ("tenant_id","upload_id") REFERENCES "public"."uploads"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_tenant_id_account_id_index" ON "uploads" USING btree ("tenant_id","account_id");
--> statement-breakpoint
CALL secure_rows('uploads');
--> statement-breakpoint
CALL secure_rows('upload_parts');
--> statement-breakpoint
-- None of what answers visitors can reach it.
REVOKE ALL ON uploads, upload_parts FROM minaret_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON uploads, upload_parts TO minaret_desk;
--> statement-breakpoint
-- A file on its way is its sender's alone, whatever their roles.
CREATE POLICY own_uploads ON uploads AS RESTRICTIVE TO minaret_desk
  USING (current_user <> 'minaret_desk' OR account_id = current_staff())
  WITH CHECK (current_user <> 'minaret_desk' OR account_id = current_staff());
--> statement-breakpoint
CREATE POLICY own_uploads ON upload_parts AS RESTRICTIVE TO minaret_desk
  USING (current_user <> 'minaret_desk' OR account_id = current_staff())
  WITH CHECK (current_user <> 'minaret_desk' OR account_id = current_staff());
--> statement-breakpoint
-- How many bytes such files of a mosque take, whoever sent them: its storage limit counts them.
CREATE FUNCTION upload_bytes() RETURNS bigint LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$ SELECT coalesce(sum(bytes), 0)::bigint FROM public.uploads WHERE tenant_id = public.current_tenant() $$;

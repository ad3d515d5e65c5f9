CREATE TABLE "import_lines" (
	"tenant_id" uuid NOT NULL,
	"import_id" text NOT NULL,
	"position" integer NOT NULL,
	"adds" boolean NOT NULL,
	"type" text NOT NULL,
	"kind" text,
	"title" text NOT NULL,
	"notes" jsonb NOT NULL,
	"words" jsonb,
	"source_key" text,
	"draft_id" text,
	CONSTRAINT "import_lines_tenant_id_import_id_position_pk" PRIMARY KEY("tenant_id","import_id","position"),
	CONSTRAINT "import_lines_whole" CHECK ("import_lines"."adds" = ("import_lines"."words" is not null) and "import_lines"."adds" = ("import_lines"."kind" is not null) and ("import_lines"."adds" or "import_lines"."draft_id" is null))
);
--> statement-breakpoint
CREATE TABLE "import_parts" (
	"tenant_id" uuid NOT NULL,
	"import_id" text NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_parts_tenant_id_import_id_position_pk" PRIMARY KEY("tenant_id","import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"problem" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"passed_over" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"applied_by" text,
	"applied_at" timestamp with time zone,
	"change" text,
	CONSTRAINT "imports_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "imports_state_known" CHECK ("imports"."state" in ('uploading', 'checking', 'checked', 'importing', 'done', 'undone', 'failed')),
	CONSTRAINT "imports_problem" CHECK (("imports"."state" = 'failed') = ("imports"."problem" is not null))
);
--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import" FOREIGN KEY ("tenant_id","import_id") REFERENCES "public"."imports"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_import" FOREIGN KEY ("tenant_id","import_id") REFERENCES "public"."imports"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_lines_tenant_id_source_key_index" ON "import_lines" USING btree ("tenant_id","source_key") WHERE "import_lines"."draft_id" is not null;--> statement-breakpoint
CREATE INDEX "imports_tenant_id_requested_at_index" ON "imports" USING btree ("tenant_id","requested_at");
--> statement-breakpoint
CALL secure_rows('imports');
--> statement-breakpoint
CALL secure_rows('import_parts');
--> statement-breakpoint
CALL secure_rows('import_lines');
--> statement-breakpoint
CALL require_role('imports', 'owner', 'administrator', 'editor');
--> statement-breakpoint
CALL require_role('import_parts', 'owner', 'administrator', 'editor');
--> statement-breakpoint
CALL require_role('import_lines', 'owner', 'administrator', 'editor');
--> statement-breakpoint
-- Somebody else's file, and none of what answers visitors can reach it.
REVOKE ALL ON imports, import_parts, import_lines FROM minaret_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON imports, import_parts, import_lines TO minaret_desk;

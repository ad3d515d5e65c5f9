CREATE TABLE "content_items" (
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"draft" jsonb,
	"draft_translations" jsonb,
	"draft_by" text,
	"draft_at" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"state" text,
	"state_at" timestamp with time zone,
	"edited_by" text,
	"edited_at" timestamp with time zone,
	"versions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "content_items_tenant_id_kind_id_pk" PRIMARY KEY("tenant_id","kind","id"),
	CONSTRAINT "content_items_state_known" CHECK ("content_items"."state" in ('withdrawn', 'deleted')),
	CONSTRAINT "content_items_state_since" CHECK (("content_items"."state" is null) = ("content_items"."state_at" is null)),
	CONSTRAINT "content_items_draft_whole" CHECK (("content_items"."draft" is null) = ("content_items"."draft_at" is null)),
	CONSTRAINT "content_items_draft_scheduled" CHECK ("content_items"."publish_at" is null or "content_items"."draft" is not null)
);
--> statement-breakpoint
CREATE TABLE "content_presence" (
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"account_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_presence_tenant_id_kind_id_account_id_pk" PRIMARY KEY("tenant_id","kind","id","account_id")
);
--> statement-breakpoint
CREATE TABLE "content_previews" (
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"words" jsonb NOT NULL,
	"translations" jsonb,
	"language" text,
	"path" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_previews_tenant_id_hash_pk" PRIMARY KEY("tenant_id","hash")
);
--> statement-breakpoint
CREATE TABLE "content_translations" (
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"language" text NOT NULL,
	"words" jsonb NOT NULL,
	CONSTRAINT "content_translations_tenant_id_kind_id_language_pk" PRIMARY KEY("tenant_id","kind","id","language")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" text,
	"what" text NOT NULL,
	"state" text NOT NULL,
	"digest" "bytea",
	"words" jsonb,
	"translations" jsonb,
	"published_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "content_versions_tenant_id_kind_id_number_pk" PRIMARY KEY("tenant_id","kind","id","number"),
	CONSTRAINT "content_versions_what_known" CHECK ("content_versions"."what" in ('imported', 'published', 'scheduled', 'withdrawn', 'deleted', 'restored', 'undone', 'replaced')),
	CONSTRAINT "content_versions_state_known" CHECK ("content_versions"."state" in ('published', 'withdrawn', 'deleted', 'absent')),
	CONSTRAINT "content_versions_number" CHECK ("content_versions"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawn_pages" (
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawn_pages_tenant_id_kind_id_pk" PRIMARY KEY("tenant_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "alt" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "focus_x" smallint;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "focus_y" smallint;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_presence" ADD CONSTRAINT "content_presence_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_previews" ADD CONSTRAINT "content_previews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_translations" ADD CONSTRAINT "content_translations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_pages" ADD CONSTRAINT "withdrawn_pages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_items_publish_at_index" ON "content_items" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "content_items_tenant_id_state_at_index" ON "content_items" USING btree ("tenant_id","state_at");--> statement-breakpoint
CREATE INDEX "content_presence_tenant_id_seen_at_index" ON "content_presence" USING btree ("tenant_id","seen_at");--> statement-breakpoint
CREATE INDEX "content_previews_tenant_id_expires_at_index" ON "content_previews" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "content_versions_tenant_id_at_index" ON "content_versions" USING btree ("tenant_id","at");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_focus_inside" CHECK (num_nonnulls("files"."focus_x", "files"."focus_y") in (0, 2) and "files"."focus_x" between 0 and 100 and "files"."focus_y" between 0 and 100);
--> statement-breakpoint
CALL secure_rows('content_items');
--> statement-breakpoint
CALL secure_rows('content_versions');
--> statement-breakpoint
CALL secure_rows('content_presence');
--> statement-breakpoint
CALL secure_rows('content_previews');
--> statement-breakpoint
CALL secure_rows('content_translations');
--> statement-breakpoint
CALL secure_rows('withdrawn_pages');
--> statement-breakpoint
REVOKE ALL ON content_items, content_versions, content_presence FROM minaret_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON content_items, content_versions, content_presence TO minaret_desk;
--> statement-breakpoint
-- Whoever tidies files asks which of them drafts and versions still name, and sees no word of those.
CREATE FUNCTION desk_files() RETURNS TABLE (id text) LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$
    SELECT m[1] FROM (
      SELECT row_to_json(i)::text AS said FROM public.content_items i WHERE i.tenant_id = public.current_tenant()
      UNION ALL
      SELECT row_to_json(v)::text FROM public.content_versions v WHERE v.tenant_id = public.current_tenant()
    ) t, regexp_matches(t.said, '(?:pictures|files)/([0-9a-f]{32})', 'g') m
  $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION desk_files() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION desk_files() TO minaret_app;
--> statement-breakpoint
-- What is due at any mosque, for the task that publishes it.
CREATE FUNCTION due_publications(at timestamptz) RETURNS TABLE (tenant_id uuid, kind text, id text)
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$
    SELECT i.tenant_id, i.kind, i.id FROM public.content_items i
    WHERE i.publish_at <= at ORDER BY i.publish_at LIMIT 1000
  $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION due_publications(timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION due_publications(timestamptz) TO minaret_desk;

ALTER TABLE "import_lines" DROP CONSTRAINT "import_lines_whole";--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_holds_known";--> statement-breakpoint
ALTER TABLE "import_lines" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "adopts" jsonb;--> statement-breakpoint
ALTER TABLE "cycles" ADD COLUMN "adopted_from" text;--> statement-breakpoint
ALTER TABLE "cycles" ADD COLUMN "adopted_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cycles" ADD COLUMN "managed_elsewhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "cycles_managed_elsewhere" ON "cycles" USING btree ("tenant_id") WHERE "cycles"."managed_elsewhere";--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_whole" CHECK (case "import_lines"."holds"
        when 'donors' then "import_lines"."adds" = ("import_lines"."donor" is not null) and "import_lines"."words" is null and "import_lines"."kind" is null and "import_lines"."plan" is null
        when 'subscriptions' then "import_lines"."plan" is not null and "import_lines"."donor" is null and "import_lines"."words" is null and "import_lines"."kind" is null
        else "import_lines"."adds" = ("import_lines"."words" is not null) and "import_lines"."adds" = ("import_lines"."kind" is not null) and "import_lines"."donor" is null
          and "import_lines"."plan" is null
      end and ("import_lines"."adds" or "import_lines"."draft_id" is null));--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_holds_known" CHECK ("imports"."holds" in ('website', 'donors', 'subscriptions'));--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_adopted_whole" CHECK (case when "cycles"."adopted_since" is null then "cycles"."adopted_from" is null and not "cycles"."managed_elsewhere"
        else "cycles"."adopted_from" is not null and "cycles"."subscription_id" is not null end);
--> statement-breakpoint
DROP POLICY desk_role ON imports;
--> statement-breakpoint
DROP POLICY desk_role ON import_parts;
--> statement-breakpoint
DROP POLICY desk_role ON import_lines;
--> statement-breakpoint
-- Donors and their regular gifts are the treasurer's; another website's texts are not.
CREATE PROCEDURE require_import_role(table_name regclass) LANGUAGE plpgsql AS $$ BEGIN
  EXECUTE format('CREATE POLICY desk_role ON %s AS RESTRICTIVE TO minaret_desk USING (CASE holds WHEN ''website'' THEN (SELECT current_user <> ''minaret_desk'' OR has_role(''owner'', ''administrator'', ''editor'')) ELSE (SELECT current_user <> ''minaret_desk'' OR has_role(''owner'', ''treasurer'')) END)', table_name);
END $$;
--> statement-breakpoint
CALL require_import_role('imports');
--> statement-breakpoint
CALL require_import_role('import_parts');
--> statement-breakpoint
CALL require_import_role('import_lines');
--> statement-breakpoint
DROP PROCEDURE require_import_role;
--> statement-breakpoint
-- What a report still says of a donor goes with them. Whoever forgets them may not read reports.
CREATE OR REPLACE FUNCTION forget_import_lines() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$ BEGIN
    IF current_setting('app.mover', true) = 'on' THEN RETURN NULL; END IF;
    DELETE FROM public.import_lines
      WHERE tenant_id = OLD.tenant_id AND source_key = OLD.key AND holds = 'donors';
    DELETE FROM public.import_lines
      WHERE tenant_id = OLD.tenant_id AND holds = 'subscriptions'
        AND public.donor_key(title, plan ->> 'email') = OLD.key;
    RETURN NULL;
  END $$;

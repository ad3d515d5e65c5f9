ALTER TABLE "import_lines" DROP CONSTRAINT "import_lines_whole";--> statement-breakpoint
ALTER TABLE "import_lines" ADD COLUMN "holds" text DEFAULT 'website' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_lines" ADD COLUMN "donor" jsonb;--> statement-breakpoint
ALTER TABLE "import_parts" ADD COLUMN "holds" text DEFAULT 'website' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "holds" text DEFAULT 'website' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "donors" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "donors" ADD COLUMN "imported_from" text;--> statement-breakpoint
ALTER TABLE "donors" ADD COLUMN "imported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "donors" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "donors" ADD COLUMN "remark" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "donors_imported" ON "donors" USING btree ("tenant_id","import_id") WHERE "donors"."import_id" is not null;--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_whole" CHECK (case "import_lines"."holds"
        when 'donors' then "import_lines"."adds" = ("import_lines"."donor" is not null) and "import_lines"."words" is null and "import_lines"."kind" is null
        else "import_lines"."adds" = ("import_lines"."words" is not null) and "import_lines"."adds" = ("import_lines"."kind" is not null) and "import_lines"."donor" is null
      end and ("import_lines"."adds" or "import_lines"."draft_id" is null));--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_holds_known" CHECK ("imports"."holds" in ('website', 'donors'));--> statement-breakpoint
ALTER TABLE "donors" ADD CONSTRAINT "donors_import_whole" CHECK (num_nulls("donors"."import_id", "donors"."imported_from", "donors"."imported_at") in (0, 3));;
--> statement-breakpoint
CREATE INDEX "import_lines_donor" ON "import_lines" USING btree ("tenant_id","source_key") WHERE "import_lines"."holds" = 'donors';
--> statement-breakpoint
DROP POLICY desk_role ON imports;
--> statement-breakpoint
DROP POLICY desk_role ON import_parts;
--> statement-breakpoint
DROP POLICY desk_role ON import_lines;
--> statement-breakpoint
-- A list of donors is the treasurer's, as donors are; another website's texts are not.
CREATE PROCEDURE require_import_role(table_name regclass) LANGUAGE plpgsql AS $$ BEGIN
  EXECUTE format('CREATE POLICY desk_role ON %s AS RESTRICTIVE TO minaret_desk USING (CASE holds WHEN ''donors'' THEN (SELECT current_user <> ''minaret_desk'' OR has_role(''owner'', ''treasurer'')) ELSE (SELECT current_user <> ''minaret_desk'' OR has_role(''owner'', ''administrator'', ''editor'')) END)', table_name);
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
-- Takes a donor out of the list; whoever was merged into them is listed again.
CREATE FUNCTION remove_donor(tenant uuid, removed text) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE child text;
  BEGIN
    FOR child IN UPDATE public.donors SET merged_into = NULL
      WHERE tenant_id = tenant AND merged_into = removed RETURNING id
    LOOP
      PERFORM public.regroup_donors(tenant, child);
    END LOOP;
    DELETE FROM public.donors WHERE tenant_id = tenant AND id = removed;
  END $$;
--> statement-breakpoint
-- A donor goes with the last gift that names them: when they are forgotten, or a demonstration is purged. One that was brought
-- from another system is there without a gift, and goes when a gift of theirs is forgotten.
CREATE OR REPLACE FUNCTION drop_donor() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE forgotten boolean := false;
  BEGIN
    IF current_setting('app.mover', true) = 'on' THEN RETURN NULL; END IF;
    IF TG_OP = 'UPDATE' THEN
      IF NEW.donor_id IS NOT DISTINCT FROM OLD.donor_id THEN RETURN NULL; END IF;
      forgotten := NEW.forgotten_at IS NOT NULL;
    END IF;
    IF EXISTS (SELECT FROM public.gifts g WHERE g.tenant_id = OLD.tenant_id AND g.donor_id = OLD.donor_id)
      OR EXISTS (SELECT FROM public.cycles c WHERE c.tenant_id = OLD.tenant_id AND c.donor_id = OLD.donor_id)
      OR NOT forgotten AND EXISTS (
        SELECT FROM public.donors d WHERE d.tenant_id = OLD.tenant_id AND d.id = OLD.donor_id AND d.import_id IS NOT NULL)
    THEN RETURN NULL; END IF;
    PERFORM public.remove_donor(OLD.tenant_id, OLD.donor_id);
    RETURN NULL;
  END $$;
--> statement-breakpoint
-- What a report still says of a donor goes with them. Whoever forgets them may not read reports.
CREATE FUNCTION forget_import_lines() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$ BEGIN
    IF current_setting('app.mover', true) = 'on' THEN RETURN NULL; END IF;
    DELETE FROM public.import_lines
      WHERE tenant_id = OLD.tenant_id AND source_key = OLD.key AND holds = 'donors';
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER donor_leaves_reports AFTER DELETE ON donors
  FOR EACH ROW EXECUTE FUNCTION forget_import_lines();

CREATE TABLE "page_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_changes_transaction_tenant_id_topic_pk" PRIMARY KEY("transaction","tenant_id","topic")
);
--> statement-breakpoint
CREATE INDEX "page_changes_at_index" ON "page_changes" USING btree ("at");
--> statement-breakpoint
-- A change of what public pages read is recorded in its own transaction, whoever made it: the application, the desk, a
-- command or a job. One row for each table and tenant, however many rows a statement changed; the functions write as their
-- owner, because no other role has a right to the table.
CREATE FUNCTION record_page_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ BEGIN
    INSERT INTO page_changes (tenant_id, topic) SELECT DISTINCT tenant_id, TG_TABLE_NAME FROM changed
      ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE FUNCTION record_tenant_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ BEGIN
    INSERT INTO page_changes (tenant_id, topic) SELECT DISTINCT id, TG_TABLE_NAME FROM changed ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE PROCEDURE watch_rows(table_name regclass, recorder text DEFAULT 'record_page_change') LANGUAGE plpgsql AS $$ BEGIN
  EXECUTE format('CREATE TRIGGER page_change_added AFTER INSERT ON %s REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', table_name, recorder);
  EXECUTE format('CREATE TRIGGER page_change_made AFTER UPDATE ON %s REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', table_name, recorder);
  EXECUTE format('CREATE TRIGGER page_change_removed AFTER DELETE ON %s REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', table_name, recorder);
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'about_sections', 'activities', 'announcements', 'banners', 'campaign_faqs', 'campaign_needs', 'campaign_plans',
    'campaign_supporters', 'campaign_updates', 'campaigns', 'causes', 'classes', 'content_translations', 'courses',
    'day_overrides', 'eid_prayers', 'events', 'files', 'gallery_images', 'gifts', 'hostnames', 'jamaat_rules',
    'jumuah_slots', 'legal_pages', 'money_totals', 'news', 'origins', 'payment_accounts', 'resources', 'services',
    'settings', 'team_members', 'timetable_days', 'timetable_imports', 'vacancies', 'withdrawn_pages'
  ] LOOP
    CALL watch_rows(name::regclass);
  END LOOP;
  CALL watch_rows('tenants', 'record_tenant_change');
END $$;

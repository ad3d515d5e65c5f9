-- What drizzle cannot say of the tables: row security, roles, functions, triggers, and keys between tables that name each
-- other.
--
-- The application works as a role that owns nothing and cannot bypass row security. Each transaction takes the role
-- and names its tenant; without a tenant there are no rows, never all rows.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'minaret_app') THEN
    CREATE ROLE minaret_app NOLOGIN NOBYPASSRLS;
  END IF;
  EXECUTE format('GRANT minaret_app TO %I', current_user);
END $$;
--> statement-breakpoint
CREATE FUNCTION current_tenant() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.tenant', true), '')::uuid $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO minaret_app;
--> statement-breakpoint
-- Read before a tenant is known.
GRANT SELECT ON tenants, hostnames, origins, webhook_paths TO minaret_app;
--> statement-breakpoint
-- For every table with a tenant of its own. A later migration calls this for each table it adds, and a test finds any
-- that was forgotten.
CREATE PROCEDURE secure_rows(table_name regclass) LANGUAGE plpgsql AS $$ BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', table_name);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', table_name);
  EXECUTE format('CREATE POLICY own_tenant ON %s USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant())', table_name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO minaret_app', table_name);
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'about_sections', 'activities', 'announcements', 'audit_entries', 'banners', 'campaign_faqs',
    'campaign_needs', 'campaign_plans', 'campaign_supporters', 'campaign_updates', 'campaigns', 'causes',
    'classes', 'contact_messages', 'course_applicants', 'courses', 'cycle_changes', 'cycle_dues', 'cycles',
    'day_overrides', 'decline_marks', 'demo_answers', 'demo_customers', 'demo_events', 'demo_intents',
    'demo_invoices', 'demo_replies', 'demo_returns', 'demo_setups', 'demo_subscriptions', 'donor_customers',
    'eid_prayers', 'events', 'files', 'folder_items', 'gallery_images', 'gift_aid_adjustments',
    'gift_aid_claimed', 'gift_aid_claims', 'gift_aid_declarations', 'gift_aid_lines', 'gifts', 'jamaat_rules',
    'jumuah_slots', 'known_devices', 'ledger_entries', 'legal_pages', 'link_references', 'mails',
    'maktab_children', 'maktab_registrations', 'money_totals', 'news', 'payment_accounts', 'provider_events',
    'receipt_counters', 'receipts', 'reconciliation_differences', 'reconciliations', 'refunds', 'resources',
    'services', 'sessions', 'settings', 'subscriber_consents', 'subscribers', 'team_members', 'throttles',
    'timetable_days', 'timetable_imports', 'tv_screens', 'users', 'vacancies', 'visitor_days', 'visitor_marks',
    'visitor_totals'
  ] LOOP
    CALL secure_rows(name::regclass);
  END LOOP;
END $$;
--> statement-breakpoint
-- Written once: entries are added, never changed or taken away. A consent goes with its subscriber.
REVOKE UPDATE, DELETE ON ledger_entries, receipts, audit_entries, subscriber_consents FROM minaret_app;
--> statement-breakpoint
-- A number is never given out twice.
REVOKE DELETE ON receipt_counters FROM minaret_app;
--> statement-breakpoint
-- Only the triggers below write the totals.
REVOKE INSERT, UPDATE, DELETE ON money_totals FROM minaret_app;
--> statement-breakpoint
-- The tables name each other, so these keys cannot be where the tables are written down.
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_cycle_fk" FOREIGN KEY ("tenant_id","cycle_id") REFERENCES "cycles"("tenant_id","id");
--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_declaration_fk" FOREIGN KEY ("tenant_id","declaration_id") REFERENCES "gift_aid_declarations"("tenant_id","id");
--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_declaration_fk" FOREIGN KEY ("tenant_id","declaration_id") REFERENCES "gift_aid_declarations"("tenant_id","id");
--> statement-breakpoint
-- Jobs are added in the transaction that needs them. The queue's own tables stay out of the application role's reach.
CREATE FUNCTION add_job_at(task text, payload json, job_key text, run_at timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$ BEGIN
    PERFORM graphile_worker.add_job(task, payload, job_key := add_job_at.job_key, run_at := add_job_at.run_at);
  END $$;
--> statement-breakpoint
CREATE FUNCTION drop_job(job_key text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$ BEGIN PERFORM graphile_worker.remove_job(drop_job.job_key); END $$;
--> statement-breakpoint
-- Whether somebody will still do a job: it waits for its time or is being done. One that was tried too often is not.
CREATE FUNCTION job_waits(job_key text) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$ BEGIN
    RETURN EXISTS (
      SELECT FROM graphile_worker.jobs j
      WHERE j.key = job_waits.job_key AND (j.attempts < j.max_attempts OR j.locked_at IS NOT NULL)
    );
  END $$;
--> statement-breakpoint
-- The audit log is deleted after two years, and no sooner: the application role has no other way to delete it.
CREATE FUNCTION forget_audit() RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$
    DELETE FROM public.audit_entries
    WHERE tenant_id = public.current_tenant() AND at < now() - interval '24 months'
  $$;
--> statement-breakpoint
-- Each statement that adds ledger entries adds to the totals, in its own transaction. A gift counts while something of it
-- is left; two movements of one gift never come at once, since its row is locked.
CREATE FUNCTION add_up_ledger() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ BEGIN
    INSERT INTO money_totals AS t (tenant_id, mode, currency, campaign_id, amount_minor, gifts)
      SELECT tenant_id, mode, currency, campaign_id, sum(change), sum((after > 0)::int - (after - change > 0)::int)
      FROM (
        SELECT a.tenant_id, a.mode, a.currency, coalesce(g.campaign_id, '') AS campaign_id, a.change,
          -- Filtered, not sought: the index by gift must win also before the table was ever analyzed.
          (SELECT sum(l.amount_minor) FILTER (WHERE l.mode = a.mode AND l.currency = a.currency)
            FROM ledger_entries l WHERE l.tenant_id = a.tenant_id AND l.gift_id = a.gift_id) AS after
        FROM (
          SELECT tenant_id, gift_id, mode, currency, sum(amount_minor) AS change
          FROM added GROUP BY tenant_id, gift_id, mode, currency
        ) a
        JOIN gifts g ON g.tenant_id = a.tenant_id AND g.id = a.gift_id
      ) moved
      GROUP BY tenant_id, mode, currency, campaign_id
      -- Whoever adds to several sums at once takes them in one order.
      ORDER BY tenant_id, mode, currency, campaign_id
    ON CONFLICT (tenant_id, mode, currency, campaign_id)
      DO UPDATE SET amount_minor = t.amount_minor + excluded.amount_minor, gifts = t.gifts + excluded.gifts;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_adds_up AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_up_ledger();
--> statement-breakpoint
-- Only a purged demonstration, or a mosque that is deleted, takes entries away: what is left is added up afresh.
CREATE FUNCTION add_up_ledger_again() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ BEGIN
    DELETE FROM money_totals t USING (SELECT DISTINCT tenant_id, mode FROM gone) g
      WHERE t.tenant_id = g.tenant_id AND t.mode = g.mode;
    INSERT INTO money_totals (tenant_id, mode, currency, campaign_id, amount_minor, gifts)
      SELECT tenant_id, mode, currency, campaign_id, sum(net), count(*) FILTER (WHERE net > 0)
      FROM (
        SELECT l.tenant_id, l.mode, l.currency, coalesce(g.campaign_id, '') AS campaign_id, sum(l.amount_minor) AS net
        FROM ledger_entries l JOIN gifts g ON g.tenant_id = l.tenant_id AND g.id = l.gift_id
        WHERE EXISTS (SELECT 1 FROM gone WHERE gone.tenant_id = l.tenant_id AND gone.mode = l.mode)
        GROUP BY l.tenant_id, l.mode, l.currency, g.campaign_id, l.gift_id
      ) nets
      GROUP BY tenant_id, mode, currency, campaign_id;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_adds_up_again AFTER DELETE ON ledger_entries REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION add_up_ledger_again();
--> statement-breakpoint
-- Metrics over all tenants: counts and the oldest of what waits. Row security shows one tenant at a time, whoever asks,
-- so each is named in turn; every query below finds its rows by an index. Only a card is declined, so only gifts by card
-- are counted among the gifts of a day.
CREATE FUNCTION running_figures() RETURNS TABLE (figure text, label text, amount bigint, oldest timestamptz)
  LANGUAGE plpgsql VOLATILE
  SET search_path = pg_catalog, public, pg_temp
  AS $$
  DECLARE t uuid;
  BEGIN
    FOR t IN SELECT id FROM tenants LOOP
      PERFORM set_config('app.tenant', t::text, true);
      RETURN QUERY SELECT 'mails', m.state, count(*), min(m.created_at) FROM mails m
        WHERE m.tenant_id = t AND m.state IN ('waiting', 'sending', 'failed', 'unknown') GROUP BY m.state;
      RETURN QUERY SELECT 'gifts of a day', g.state, count(*), NULL::timestamptz FROM gifts g
        WHERE g.tenant_id = t AND g.created_at > now() - interval '1 day'
          AND g.how = 'card'
          AND g.state IN ('created', 'confirming', 'requires_action', 'processing', 'paid', 'failed', 'abandoned',
            'part_refunded', 'refunded', 'disputed', 'reversed')
        GROUP BY g.state;
      RETURN QUERY SELECT 'gifts open', g.state, count(*), min(g.created_at) FROM gifts g
        WHERE g.tenant_id = t AND g.state IN ('confirming', 'requires_action', 'processing') GROUP BY g.state;
      RETURN QUERY SELECT 'provider events', 'unworked', count(*), min(e.received_at) FROM provider_events e
        WHERE e.tenant_id = t AND e.worked_at IS NULL HAVING count(*) > 0;
      RETURN QUERY SELECT 'declines', d.kind, count(*), NULL::timestamptz FROM decline_marks d
        WHERE d.tenant_id = t AND d.kind = 'email' AND d.at > now() - interval '1 hour' GROUP BY d.kind;
      RETURN QUERY SELECT 'screens',
          CASE WHEN s.seen_at IS NULL THEN 'new' WHEN s.seen_at < now() - interval '15 minutes' THEN 'silent' ELSE 'seen' END,
          count(*), min(s.seen_at)
        FROM tv_screens s WHERE s.tenant_id = t AND s.revoked_at IS NULL GROUP BY 2;
    END LOOP;
    PERFORM set_config('app.tenant', '', true);
  END $$;
--> statement-breakpoint
-- Metrics of the ledger.
CREATE FUNCTION book_figures() RETURNS TABLE (figure text, label text, amount bigint, oldest timestamptz)
  LANGUAGE plpgsql VOLATILE
  SET search_path = pg_catalog, public, pg_temp
  AS $$
  DECLARE t uuid;
  BEGIN
    FOR t IN SELECT id FROM tenants LOOP
      PERFORM set_config('app.tenant', t::text, true);
      RETURN QUERY SELECT 'differences', d.kind, count(*), min(d.first_at) FROM reconciliation_differences d
        WHERE d.tenant_id = t AND d.gone_at IS NULL GROUP BY d.kind;
      RETURN QUERY SELECT 'reconciled', '', count(*), min(r.last_at) FROM reconciliations r
        WHERE r.tenant_id = t HAVING count(*) > 0;
      RETURN QUERY SELECT 'refunds unanswered', '', count(*), min(f.asked_at) FROM refunds f
        WHERE f.tenant_id = t AND f.state = 'asked' HAVING count(*) > 0;
    END LOOP;
    PERFORM set_config('app.tenant', '', true);
  END $$;
--> statement-breakpoint
-- Visitors of all tenants together.
CREATE FUNCTION visitor_figures() RETURNS TABLE (figure text, label text, amount bigint, oldest timestamptz)
  LANGUAGE plpgsql VOLATILE
  SET search_path = pg_catalog, public, pg_temp
  AS $$
  DECLARE t uuid;
  BEGIN
    FOR t IN SELECT id FROM tenants LOOP
      PERFORM set_config('app.tenant', t::text, true);
      RETURN QUERY SELECT 'visitors', '', v.visitors::bigint, NULL::timestamptz FROM visitor_totals v
        WHERE v.tenant_id = t;
    END LOOP;
    PERFORM set_config('app.tenant', '', true);
  END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION add_job_at, drop_job, job_waits, forget_audit, running_figures, book_figures, visitor_figures FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION add_job_at, drop_job, job_waits, forget_audit, running_figures, book_figures, visitor_figures TO minaret_app;

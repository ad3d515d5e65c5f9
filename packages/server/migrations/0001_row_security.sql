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
GRANT SELECT ON tenants, hostnames, origins, webhook_paths TO minaret_app;
--> statement-breakpoint
-- Every table with a tenant of its own, now; a later migration calls this again for the tables it adds, and a test
-- finds any that was forgotten.
CREATE PROCEDURE secure_rows(table_name regclass) LANGUAGE plpgsql AS $$ BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', table_name);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', table_name);
  EXECUTE format('CREATE POLICY own_tenant ON %s USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant())', table_name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO minaret_app', table_name);
END $$;
--> statement-breakpoint
CALL secure_rows('settings');
--> statement-breakpoint
CALL secure_rows('timetable_days');
--> statement-breakpoint
CALL secure_rows('timetable_imports');
--> statement-breakpoint
CALL secure_rows('causes');
--> statement-breakpoint
CALL secure_rows('visitor_days');
--> statement-breakpoint
CALL secure_rows('visitor_marks');
--> statement-breakpoint
CALL secure_rows('payment_accounts');
--> statement-breakpoint
CALL secure_rows('gifts');
--> statement-breakpoint
CALL secure_rows('ledger_entries');
--> statement-breakpoint
CALL secure_rows('provider_events');
--> statement-breakpoint
CALL secure_rows('demo_intents');
--> statement-breakpoint
CALL secure_rows('demo_answers');
--> statement-breakpoint
-- The books are written once: entries are added, never changed or taken away.
REVOKE UPDATE, DELETE ON ledger_entries FROM minaret_app;
--> statement-breakpoint
-- Jobs are added in the transaction that needs them. The queue's own tables stay out of the application role's reach.
CREATE FUNCTION add_job(task text, payload json, job_key text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$ BEGIN PERFORM graphile_worker.add_job(task, payload, job_key := add_job.job_key); END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION add_job FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION add_job TO minaret_app;

ALTER TABLE "tenants" DROP CONSTRAINT "tenants_state_known";--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "moved_to" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "arrival" jsonb;--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_moved_somewhere" CHECK (("tenants"."state" = 'moved') = ("tenants"."moved_to" is not null));--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_state_known" CHECK ("tenants"."state" in ('open', 'suspended', 'moved', 'arriving'));
--> statement-breakpoint
-- Whoever writes rows of a mosque shares a lock until the transaction ends. Who moves the mosque to another database takes
-- it alone: writers under way are waited for, later ones wait, and are refused when it has moved meanwhile. The detail of
-- the refusal is where the mosque is now.
CREATE FUNCTION demand_tenant_here(tenant uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp
  AS $$
  DECLARE found tenants%ROWTYPE;
  BEGIN
    IF tenant IS NULL OR current_setting('app.mover', true) = 'on' THEN RETURN; END IF;
    PERFORM pg_advisory_xact_lock_shared(7262739, hashtext(tenant::text));
    SELECT * INTO found FROM tenants WHERE id = tenant;
    IF found.state IN ('moved', 'arriving') THEN
      RAISE EXCEPTION 'This mosque is not in this database.' USING ERRCODE = 'MN001', DETAIL = coalesce(found.moved_to, '');
    END IF;
  END $$;
--> statement-breakpoint
CREATE FUNCTION demand_own_tenant() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM public.demand_tenant_here(public.current_tenant());
    RETURN NULL;
  END $$;
--> statement-breakpoint
-- For the tables the owner writes without naming a mosque.
CREATE FUNCTION demand_row_tenant() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_TABLE_NAME = 'tenants' THEN PERFORM public.demand_tenant_here(OLD.id);
    ELSIF TG_OP <> 'INSERT' THEN PERFORM public.demand_tenant_here(OLD.tenant_id);
    ELSE PERFORM public.demand_tenant_here(NEW.tenant_id);
    END IF;
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END $$;
--> statement-breakpoint
CREATE PROCEDURE fence_rows(table_name regclass) LANGUAGE plpgsql AS $$ BEGIN
  EXECUTE format('CREATE TRIGGER a_tenant_is_here BEFORE INSERT OR UPDATE OR DELETE ON %s FOR EACH STATEMENT EXECUTE FUNCTION demand_own_tenant()', table_name);
END $$;
--> statement-breakpoint
CREATE OR REPLACE PROCEDURE secure_rows(table_name regclass) LANGUAGE plpgsql AS $$ BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', table_name);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', table_name);
  EXECUTE format('CREATE POLICY own_tenant ON %s USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant())', table_name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO minaret_app', table_name);
  CALL fence_rows(table_name);
END $$;
--> statement-breakpoint
DO $$
DECLARE name regclass;
BEGIN
  FOR name IN SELECT c.oid FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id'
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relrowsecurity
  LOOP
    CALL fence_rows(name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['hostnames', 'origins', 'webhook_paths']::regclass[] LOOP
    EXECUTE format('CREATE TRIGGER a_tenant_is_here BEFORE INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION demand_row_tenant()', name);
  END LOOP;
  CREATE TRIGGER a_tenant_is_here BEFORE UPDATE ON tenants FOR EACH ROW EXECUTE FUNCTION demand_row_tenant();
END $$;
--> statement-breakpoint
-- A job goes with its mosque, so none is added while the mosque is leaving.
CREATE OR REPLACE FUNCTION add_job_at(task text, payload json, job_key text, run_at timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$ BEGIN
    PERFORM public.demand_tenant_here((payload ->> 'tenantId')::uuid);
    PERFORM graphile_worker.add_job(task, payload, job_key := add_job_at.job_key, run_at := add_job_at.run_at);
  END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION demand_tenant_here FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION demand_tenant_here TO minaret_app;

-- Whoever owns the tables need not be above row security, which shows one mosque at a time. So what is sought at every mosque
-- is sought at each in turn, as the metrics are; a mosque in another database is left out. The caller's own is named
-- again at the end.
CREATE OR REPLACE FUNCTION due_filings(at timestamptz) RETURNS TABLE (tenant_id uuid, id text)
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$
  #variable_conflict use_column
  DECLARE t uuid; own text := coalesce(current_setting('app.tenant', true), '');
  BEGIN
    FOR t IN SELECT s.id FROM public.tenants s WHERE s.state IN ('open', 'suspended') LOOP
      PERFORM set_config('app.tenant', t::text, true);
      RETURN QUERY SELECT f.tenant_id, f.id FROM public.gift_aid_filings f
        WHERE f.tenant_id = t AND f.next_at <= due_filings.at ORDER BY f.next_at LIMIT 1000;
    END LOOP;
    PERFORM set_config('app.tenant', own, true);
  END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION due_publications(at timestamptz) RETURNS TABLE (tenant_id uuid, kind text, id text)
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$
  #variable_conflict use_column
  DECLARE t uuid; own text := coalesce(current_setting('app.tenant', true), '');
  BEGIN
    FOR t IN SELECT s.id FROM public.tenants s WHERE s.state IN ('open', 'suspended') LOOP
      PERFORM set_config('app.tenant', t::text, true);
      RETURN QUERY SELECT i.tenant_id, i.kind, i.id FROM public.content_items i
        WHERE i.tenant_id = t AND i.publish_at <= due_publications.at ORDER BY i.publish_at LIMIT 1000;
    END LOOP;
    PERFORM set_config('app.tenant', own, true);
  END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION due_approvals(at timestamptz) RETURNS TABLE (tenant_id uuid, id text)
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$
  #variable_conflict use_column
  DECLARE t uuid; own text := coalesce(current_setting('app.tenant', true), '');
  BEGIN
    FOR t IN SELECT s.id FROM public.tenants s WHERE s.state IN ('open', 'suspended') LOOP
      PERFORM set_config('app.tenant', t::text, true);
      RETURN QUERY SELECT a.tenant_id, a.id FROM public.approvals a
        WHERE a.tenant_id = t AND a.state = 'waiting' AND (a.due_at <= due_approvals.at OR a.expires_at <= due_approvals.at)
        ORDER BY a.requested_at LIMIT 1000;
    END LOOP;
    PERFORM set_config('app.tenant', own, true);
  END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION approval_tenant(reference bytea) RETURNS uuid
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$
  #variable_conflict use_column
  DECLARE t uuid; mosque uuid; own text := coalesce(current_setting('app.tenant', true), '');
  BEGIN
    FOR t IN SELECT s.id FROM public.tenants s WHERE s.state IN ('open', 'suspended') LOOP
      PERFORM set_config('app.tenant', t::text, true);
      SELECT t INTO mosque FROM public.approvals a WHERE a.tenant_id = t AND a.cancel_hash = reference;
      EXIT WHEN mosque IS NOT NULL;
    END LOOP;
    PERFORM set_config('app.tenant', own, true);
    RETURN mosque;
  END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION invitation_tenant(reference bytea) RETURNS uuid
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$
  #variable_conflict use_column
  DECLARE t uuid; mosque uuid; own text := coalesce(current_setting('app.tenant', true), '');
  BEGIN
    FOR t IN SELECT s.id FROM public.tenants s WHERE s.state IN ('open', 'suspended') LOOP
      PERFORM set_config('app.tenant', t::text, true);
      SELECT t INTO mosque FROM public.staff_invitations i WHERE i.tenant_id = t AND i.hash = reference;
      EXIT WHEN mosque IS NOT NULL;
    END LOOP;
    PERFORM set_config('app.tenant', own, true);
    RETURN mosque;
  END $$;
--> statement-breakpoint
-- What is filed with HMRC is money: the database asks for the role, as for gifts and claims.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'charity_details', 'gift_aid_faults', 'gift_aid_filed', 'gift_aid_filings', 'gift_aid_messages'
  ] LOOP
    CALL require_role(name::regclass, 'owner', 'treasurer');
  END LOOP;
END $$;

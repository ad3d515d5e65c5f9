-- The desk allows other websites to call the API, once two owners agree: of its own mosque, and as an owner. The table has
-- no row security, because it is read before a mosque is known, so the desk's role writes it by this function alone.
CREATE FUNCTION change_origin(changed text, allow boolean) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$ BEGIN
    IF NOT public.has_role('owner') THEN
      RAISE EXCEPTION 'Only an owner changes which websites are allowed.' USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF allow THEN
      INSERT INTO public.origins (tenant_id, origin) VALUES (public.current_tenant(), changed) ON CONFLICT DO NOTHING;
    ELSE
      DELETE FROM public.origins WHERE tenant_id = public.current_tenant() AND origin = changed;
    END IF;
  END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION change_origin(text, boolean) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION change_origin(text, boolean) TO minaret_desk;

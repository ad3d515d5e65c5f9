-- Visitors of all tenants together, for whoever watches the server. Row security shows one tenant at a time, whoever
-- asks, so each is named in turn.
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
REVOKE ALL ON FUNCTION visitor_figures FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION visitor_figures TO minaret_app;

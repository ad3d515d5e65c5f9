CALL secure_rows('subscriber_consents');
--> statement-breakpoint
CALL secure_rows('visitor_totals');
--> statement-breakpoint
-- Proof is written once; it goes with its subscriber.
REVOKE UPDATE, DELETE ON subscriber_consents FROM minaret_app;
--> statement-breakpoint
-- What happened is forgotten after two years, and no sooner: the application role has no other way to delete it.
CREATE FUNCTION forget_audit() RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$
    DELETE FROM public.audit_entries
    WHERE tenant_id = public.current_tenant() AND at < now() - interval '24 months'
  $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_audit FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION forget_audit TO minaret_app;

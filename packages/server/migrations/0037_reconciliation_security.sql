CALL secure_rows('refunds');
--> statement-breakpoint
CALL secure_rows('reconciliations');
--> statement-breakpoint
CALL secure_rows('reconciliation_differences');
--> statement-breakpoint
-- What an operator watches of the books, over all mosques; beside running_figures().
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
REVOKE ALL ON FUNCTION book_figures FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION book_figures TO minaret_app;

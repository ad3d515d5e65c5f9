-- An email that may or may not have gone out is `uncertain`; the metrics looked for another word.
CREATE OR REPLACE FUNCTION running_figures() RETURNS TABLE (figure text, label text, amount bigint, oldest timestamptz)
  LANGUAGE plpgsql VOLATILE
  SET search_path = pg_catalog, public, pg_temp
  AS $$
  DECLARE t uuid;
  BEGIN
    FOR t IN SELECT id FROM tenants LOOP
      PERFORM set_config('app.tenant', t::text, true);
      RETURN QUERY SELECT 'mails', m.state, count(*), min(m.created_at) FROM mails m
        WHERE m.tenant_id = t AND m.state IN ('waiting', 'sending', 'failed', 'uncertain') GROUP BY m.state;
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

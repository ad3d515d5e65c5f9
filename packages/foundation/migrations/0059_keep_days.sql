-- oldest release: 0.2.0
-- A mosque that corrects its time zone keeps its days. What people enter as a day is stored as an instant of the mosque's zone:
-- whole days of events and the span of a campaign keep their clock times; a gift or spoken declaration that would fall on another
-- day is put at noon of its own. What happened at an instant, such as a card payment, stays there. A trigger, so that it holds
-- whoever changes the setting, a server of an older version too. Nothing stored today has to change: it is of the zone as it is set.
-- A zone that is not set, or that PostgreSQL does not know, is the one that `parseConfig` falls back to.
CREATE FUNCTION known_zone(zone text) RETURNS text LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
  AS $$
  BEGIN
    IF zone ~* '^[a-z]' AND now() AT TIME ZONE zone IS NOT NULL THEN RETURN zone; END IF;
    RETURN 'Europe/London';
  EXCEPTION WHEN invalid_parameter_value THEN
    RETURN 'Europe/London';
  END $$;
--> statement-breakpoint
CREATE FUNCTION keep_days() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  DECLARE
    mosque uuid := coalesce(NEW.tenant_id, OLD.tenant_id);
    old_zone text;
    new_zone text;
  BEGIN
    IF coalesce(NEW.key, OLD.key) <> 'timeZone' OR current_setting('app.mover', true) = 'on'
      OR NOT EXISTS (SELECT FROM tenants WHERE id = mosque)
    THEN RETURN NULL; END IF;
    old_zone := known_zone(OLD.value);
    new_zone := known_zone(NEW.value);
    IF old_zone = new_zone THEN RETURN NULL; END IF;

    UPDATE events SET
        starts_at = starts_at AT TIME ZONE old_zone AT TIME ZONE new_zone,
        ends_at = ends_at AT TIME ZONE old_zone AT TIME ZONE new_zone
      WHERE tenant_id = mosque AND all_day AND time_zone IS NULL;

    UPDATE campaigns SET
        starts_at = starts_at AT TIME ZONE old_zone AT TIME ZONE new_zone,
        ends_at = ends_at AT TIME ZONE old_zone AT TIME ZONE new_zone,
        match_from = match_from AT TIME ZONE old_zone AT TIME ZONE new_zone,
        match_until = match_until AT TIME ZONE old_zone AT TIME ZONE new_zone
      WHERE tenant_id = mosque AND num_nonnulls(starts_at, ends_at, match_from, match_until) > 0;

    -- The ledger first, which finds its entries by the moment of the gift.
    UPDATE ledger_entries l SET at = moved.noon
      FROM (
        SELECT id, paid_at, ((paid_at AT TIME ZONE old_zone)::date + time '12:00') AT TIME ZONE new_zone AS noon
        FROM gifts WHERE tenant_id = mosque AND how <> 'card'
          AND (paid_at AT TIME ZONE old_zone)::date <> (paid_at AT TIME ZONE new_zone)::date
      ) moved
      WHERE l.tenant_id = mosque AND l.gift_id = moved.id AND l.kind = 'paid' AND l.at = moved.paid_at;
    -- Nobody's name changes: without this each gift's donor would be looked up again.
    PERFORM set_config('app.mover', 'on', true);
    UPDATE gifts SET paid_at = ((paid_at AT TIME ZONE old_zone)::date + time '12:00') AT TIME ZONE new_zone
      WHERE tenant_id = mosque AND how <> 'card'
        AND (paid_at AT TIME ZONE old_zone)::date <> (paid_at AT TIME ZONE new_zone)::date;
    PERFORM set_config('app.mover', '', true);

    UPDATE gift_aid_declarations
      SET agreed_at = ((agreed_at AT TIME ZONE old_zone)::date + time '12:00') AT TIME ZONE new_zone
      WHERE tenant_id = mosque AND channel = 'spoken'
        AND (agreed_at AT TIME ZONE old_zone)::date <> (agreed_at AT TIME ZONE new_zone)::date;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER settings_keep_days AFTER INSERT OR UPDATE OF value OR DELETE ON settings
  FOR EACH ROW EXECUTE FUNCTION keep_days();

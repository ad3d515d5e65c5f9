-- The sums of what is in the books already, before row security asks for a tenant.
ALTER TABLE ledger_entries NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE gifts NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO money_totals (tenant_id, mode, currency, campaign_id, amount_minor, gifts)
  SELECT tenant_id, mode, currency, campaign_id, sum(net), count(*) FILTER (WHERE net > 0)
  FROM (
    SELECT l.tenant_id, l.mode, l.currency, coalesce(g.campaign_id, '') AS campaign_id, sum(l.amount_minor) AS net
    FROM ledger_entries l JOIN gifts g ON g.tenant_id = l.tenant_id AND g.id = l.gift_id
    GROUP BY l.tenant_id, l.mode, l.currency, g.campaign_id, l.gift_id
  ) nets
  GROUP BY tenant_id, mode, currency, campaign_id;
--> statement-breakpoint
ALTER TABLE ledger_entries FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE gifts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CALL secure_rows('receipts');
--> statement-breakpoint
CALL secure_rows('receipt_counters');
--> statement-breakpoint
CALL secure_rows('money_totals');
--> statement-breakpoint
-- What is issued is issued, and sums are the database's own to keep.
REVOKE UPDATE, DELETE ON receipts FROM minaret_app;
--> statement-breakpoint
REVOKE DELETE ON receipt_counters FROM minaret_app;
--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON money_totals FROM minaret_app;
--> statement-breakpoint
-- Each statement that adds entries adds their sums, in its own transaction. A gift counts while something of it is left;
-- two movements of one gift never come at once, since its row is locked.
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
-- Only a purged demonstration, or a mosque that goes whole, takes entries away: what is left is added up afresh.
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

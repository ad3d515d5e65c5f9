import type pg from 'pg'

/**
 * Inserts two years of paid gifts with ledger entries and receipts, one in three through a campaign. They end five days ago:
 * newer gifts would be reconciled with the provider, which does not have these.
 */
const statements = [
  `INSERT INTO gifts (tenant_id, id, attempt_id, pass_hash, cause_id, campaign_id, fund, amount_minor, currency, mode, account_id,
     state, intent_id, donor_name, donor_email, language, created_at, paid_at)
   SELECT c.id, 'bulk-' || i, gen_random_uuid(), decode(md5(i::text), 'hex'), $4, CASE WHEN i / $1::int % 3 = 0 THEN $3 END, 'general',
     500 + i % 40 * 100, 'gbp', 'demo', 'demo-' || c.id, 'paid', 'pi_bulk_' || i, 'Aisha Rahman', 'a' || i % 50000 || '@example.org', 'en', at, at
   FROM generate_series(0, $2::int - 1) i JOIN copies c ON c.n = i % $1::int,
     LATERAL (SELECT now() - interval '5 days' - i % 730 * interval '1 day' - i % 86400 * interval '1 second' AS at) t
   -- Sorted by mosque, as the indexes are.
   ORDER BY c.id`,
  `INSERT INTO ledger_entries (tenant_id, id, gift_id, kind, provider_ref, amount_minor, currency, mode, at)
   SELECT tenant_id, 'paid-' || id, id, 'paid', intent_id, amount_minor, currency, mode, paid_at FROM gifts WHERE id LIKE 'bulk-%'`,
  `INSERT INTO receipts (tenant_id, gift_id, mode, year, serial, number, says, issued_at)
   SELECT tenant_id, id, 'demo', 2020, serial, 'DEMO-2020-' || lpad(serial::text, 6, '0'),
     '{"mosque": {"name": "Masjid"}, "cause": "General fund", "kind": "general", "fund": "general", "amountMinor": 500, "coverMinor": 0, "currency": "gbp", "day": "2026-01-01"}', paid_at
   FROM (SELECT g.*, row_number() OVER (PARTITION BY tenant_id ORDER BY paid_at, id) AS serial FROM gifts g WHERE id LIKE 'bulk-%') g`,
  `INSERT INTO receipt_counters (tenant_id, mode, year, last)
   SELECT tenant_id, 'demo', 2020, max(serial) FROM receipts WHERE gift_id LIKE 'bulk-%' GROUP BY tenant_id`,
  // The trigger that maintains these totals is disabled.
  `INSERT INTO money_totals (tenant_id, mode, currency, campaign_id, amount_minor, gifts)
   SELECT l.tenant_id, 'demo', 'gbp', coalesce(g.campaign_id, ''), sum(l.amount_minor), count(*)
   FROM ledger_entries l JOIN gifts g ON g.tenant_id = l.tenant_id AND g.id = l.gift_id
   WHERE g.id LIKE 'bulk-%' GROUP BY l.tenant_id, coalesce(g.campaign_id, '')`,
]

/**
 * Adds paid gifts, spread evenly over the copies that `copyMosque` made in this session.
 * @param gifts the number of gifts in total
 * @param cause the gifts' cause; a third of them are given through its `campaign`
 */
export async function addGifts(
  client: pg.ClientBase,
  { mosques, gifts, cause, campaign }: { mosques: number; gifts: number; cause: string; campaign: string },
): Promise<void> {
  for (const statement of statements) {
    const values = /\$1/.test(statement) ? [mosques, gifts, campaign, cause] : []
    await client.query(statement, values)
  }
}

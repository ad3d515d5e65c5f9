import type { Database } from '../../foundation/src/db/database.ts'

/** The number of gifts and regular gifts of the measured mosque. */
export type Size = { gifts: number; cycles: number }

/** The number of the member's own gifts, independent of the size of the mosque. */
const own = { gifts: 60, cycles: 3 }

/** Two years of gifts: a third are collections of weekly gifts, and 2 % are refunded. */
/** The parameters of each statement. */
const given = 'with given as (select $1::uuid as tenant, $2::int as gifts, $3::int as cycles, $4::text as member)'

const statements = [
  `insert into campaigns (tenant_id, id, position, cause_id, title, summary, body, currency, target_minor, presets_minor, published_at)
   select tenant, 'appeal-' || i, i, 'general', 'Appeal', 's', 'b', 'gbp', 100000000, '{1000}', '2024-01-01' from given, generate_series(1, 5) i`,
  `insert into cycles (tenant_id, id, attempt_id, pass_hash, cause_id, fund, rhythm, amount_minor, currency, mode, account_id, state, starts_at, starts_on, next_on, donor_name, donor_email, user_id)
   select tenant, 'cycle-' || i, gen_random_uuid(), sha256(i::text::bytea), 'general', 'general', 'weekly', 500, 'gbp', 'demo', 'demo',
     'active', '2024-01-05', '2024-01-05', '2026-11-27', 'A', 'a' || i || '@example.org', case when i <= ${own.cycles} then member end
   from given, generate_series(1, cycles) i`,
  `insert into gifts (tenant_id, id, attempt_id, pass_hash, cause_id, campaign_id, fund, amount_minor, currency, mode, account_id, state,
     intent_id, donor_name, donor_email, user_id, cycle_id, due_on, invoice_id, created_at, paid_at)
   select tenant, 'gift-' || i, gen_random_uuid(), sha256(i::text::bytea), 'general', case when i % 3 > 0 then 'appeal-' || 1 + i % 5 end, 'general',
     500 + i % 40 * 100, 'gbp', 'demo', 'demo', 'paid', 'pi_' || i, 'A', 'a' || i || '@example.org', case when i <= ${own.gifts} then member end,
     case when i % 3 = 0 then 'cycle-' || 1 + i / 3 % cycles end,
     case when i % 3 = 0 then date '2024-01-05' + 7 * (i / 3 / cycles) end,
     case when i % 3 = 0 then 'in_' || i end, at, at
   from given, generate_series(1, gifts) i, lateral (select timestamptz '2026-11-20' - i % 730 * interval '1 day' - i * interval '1 second' as at) t`,
  `insert into ledger_entries (tenant_id, id, gift_id, kind, provider_ref, amount_minor, currency, mode, at)
   select tenant_id, 'paid-' || id, id, 'paid', intent_id, amount_minor, currency, mode, paid_at from gifts where tenant_id = (select tenant from given)`,
  `insert into ledger_entries (tenant_id, id, gift_id, kind, provider_ref, amount_minor, currency, mode, at)
   select tenant, 'back-' || i, 'gift-' || i, 'refunded', 're_' || i, -500, 'gbp', 'demo', '2026-11-21'
   from given, generate_series(50, gifts, 50) i`,
  `insert into receipts (tenant_id, gift_id, mode, year, serial, number, says, issued_at)
   select tenant_id, id, mode, 2026, n, 'DEMO-2026-' || lpad(n::text, 6, '0'),
     '{"mosque": {"name": "A"}, "cause": "A", "kind": "general", "fund": "general", "amountMinor": 500, "coverMinor": 0, "currency": "gbp", "day": "2026-11-20"}', paid_at
   from (select *, row_number() over (order by paid_at, id) as n from gifts where tenant_id = (select tenant from given)) g`,
]

/** Fills the ledger of a mosque. @param userId the account that some of the gifts belong to */
export async function seedMoney(
  { pool }: Pick<Database, 'pool'>,
  tenantId: string,
  userId: string,
  { gifts, cycles }: Size,
): Promise<void> {
  await pool.query(
    "insert into payment_accounts (tenant_id, id, kind, mode) values ($1, 'demo', 'demonstration', 'demo')",
    [tenantId],
  )
  for (const statement of statements) {
    await pool.query(`${given} ${statement}`, [tenantId, gifts, cycles, userId])
    // Updates the statistics, as in a database that has been in use for long.
    await pool.query('analyze')
  }
  await pool.query('vacuum analyze')
}

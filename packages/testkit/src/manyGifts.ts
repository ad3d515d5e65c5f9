import type { Database } from '@minaret/foundation/db'

/**
 * Inserts many gifts at once, each from a donor with a different email address.
 * @param values SQL for the amount of gift `i`, in the minor unit, and for its donor's name
 */
export async function addManyGifts(
  { pool }: Database,
  tenantId: string,
  count: number,
  values: { amountMinor: string; donorName: string },
): Promise<void> {
  const insertRange = (from: number, to: number) =>
    pool.query(
      `insert into gifts (tenant_id, id, attempt_id, pass_hash, cause_id, fund, amount_minor, currency, mode, account_id,
         intent_id, donor_name, donor_email, state, created_at, paid_at)
       select $1, substr(encode(sha256(i::text::bytea), 'hex'), 1, 22), gen_random_uuid(), decode(md5(i::text), 'hex'), 'general', 'general',
         ${values.amountMinor}, 'gbp', 'live', 'live', 'pi_' || i, ${values.donorName}, 'd' || i || '@example.org', 'paid',
         '2026-01-01'::timestamptz + (i / 2) * interval '1 minute', '2026-01-01'::timestamptz + i * interval '1 minute'
       from generate_series($2::int, $3::int) i`,
      [tenantId, from, to],
    )
  await insertRange(1, 500)
  // As autovacuum does after a while: without statistics, finding each gift's donor scans all donors.
  await pool.query('analyze donors; analyze donor_terms')
  await insertRange(501, count)
}

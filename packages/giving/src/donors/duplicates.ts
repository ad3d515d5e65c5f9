import { sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import type { Tx } from '@minaret/foundation/db'

/** Why two donors may be one person: a shared inbox, a shared declared name and home, or a shared phone number. */
export type DuplicateReason = 'email' | 'home' | 'phone'

/** The ids of two donors that may be one person. */
export type DuplicatePair = { first: string; second: string; reasons: DuplicateReason[] }

/** Maximum number of pairs listed; the rest follow once these are decided. */
const maxPairs = 50

/**
 * Finds unmerged donors that may be one person, except pairs dismissed by staff. Compares stored, normalised columns, as only plain
 * comparisons can use an index under row security.
 */
export async function findDuplicates(tx: Tx, mode: PaymentMode): Promise<DuplicatePair[]> {
  const { rows } = await tx.execute<DuplicatePair>(sql`
    with entries as (
      select group_id, inbox, phone_key, key from donors where mode = ${mode}
    ), homes as (
      select distinct e.group_id, lower(d.first_name || ' ' || d.last_name) || ' ' || d.postcode as home
      from entries e join gift_aid_declarations d on d.email = e.key and d.mode = ${mode}
      where d.postcode is not null and d.proved_at is not null
    ), alike as (
      select a.group_id as a, b.group_id as b, 'email' as reason
        from entries a join entries b on a.inbox = b.inbox where a.inbox <> '' and a.group_id < b.group_id
      union select a.group_id, b.group_id, 'phone'
        from entries a join entries b on a.phone_key = b.phone_key where a.phone_key <> '' and a.group_id < b.group_id
      union select a.group_id, b.group_id, 'home' from homes a join homes b on a.home = b.home where a.group_id < b.group_id
    )
    select a as first, b as second, array_agg(reason order by reason) as reasons from alike
    where not exists (
      select from donor_pairs p where p.first_id in (a, b) and p.second_id in (a, b)
    )
    group by a, b order by count(*) desc, a, b limit ${maxPairs}`)
  return rows.map(({ first, second, reasons }) => ({ first, second, reasons }))
}

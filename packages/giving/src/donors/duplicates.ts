import { sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import type { Tx } from '@minaret/foundation/db'

/** Why two donors may be one person: their addresses lead to one inbox, they declared one name and home, one number. */
export type DuplicateReason = 'email' | 'home' | 'phone'

/** Two donors that may be one person, as they are listed. */
export type DuplicatePair = { first: string; second: string; why: DuplicateReason[] }

/** Pairs on one page; the rest come once these are decided. */
const mostPairs = 50

/**
 * Donors that may be one person and are not listed as one, without those of which staff have said that they are two. What
 * is compared is stored as it is compared: under row security only plain comparisons are cheap.
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
      select a.group_id as a, b.group_id as b, 'email' as why
        from entries a join entries b on a.inbox = b.inbox where a.inbox <> '' and a.group_id < b.group_id
      union select a.group_id, b.group_id, 'phone'
        from entries a join entries b on a.phone_key = b.phone_key where a.phone_key <> '' and a.group_id < b.group_id
      union select a.group_id, b.group_id, 'home' from homes a join homes b on a.home = b.home where a.group_id < b.group_id
    )
    select a as first, b as second, array_agg(why order by why) as why from alike
    where not exists (
      select from donor_pairs p where p.first_id in (a, b) and p.second_id in (a, b)
    )
    group by a, b order by count(*) desc, a, b limit ${mostPairs}`)
  return rows.map(({ first, second, why }) => ({ first, second, why }))
}

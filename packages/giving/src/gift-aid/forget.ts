import { and, eq, exists, gt, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import { forgetCustomers } from '../records/customers.ts'
import { openRegularStates } from '../records/regularStates.ts'
import {
  regularGifts,
  type Tx,
  giftAidClaimed,
  giftAidDeclarations,
  giftAidFilings,
  giftAidLines,
  giftAidMessages,
  gifts,
} from '@minaret/foundation/db'
import { findRegularGiftsByDeclaration, findGiftsByDeclaration } from './declaredGifts.ts'

/** The last day of the tax year a day is in. */
const taxYearEnd = (day: SQL): SQL =>
  sql`(make_date(extract(year from (${day}) - interval '3 months 5 days')::int + 1, 4, 5))`

/** The first day whose tax year ended less than six years ago: what is older is kept no longer. */
const sixYearsAgo = (now: Date): SQL => sql`((${now.toISOString()}::timestamptz - interval '6 years')::date)`

/** Takes a declaration out of everything that names it, and deletes it. */
async function drop(tx: Tx, where: SQL | undefined): Promise<void> {
  const rows = await tx.select({ id: giftAidDeclarations.id }).from(giftAidDeclarations).where(where).limit(1000)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  for (const table of [gifts, regularGifts, giftAidClaimed])
    await tx.update(table).set({ declarationId: null }).where(inArray(table.declarationId, ids))
  await tx.delete(giftAidDeclarations).where(inArray(giftAidDeclarations.id, ids))
}

const claimedWith = (tx: Tx, which?: SQL) =>
  tx
    .select({ one: sql`1` })
    .from(giftAidClaimed)
    .innerJoin(
      giftAidLines,
      and(
        eq(giftAidLines.tenantId, giftAidClaimed.tenantId),
        eq(giftAidLines.claimId, giftAidClaimed.claimId),
        eq(giftAidLines.position, giftAidClaimed.position),
      ),
    )
    .where(
      and(
        eq(giftAidClaimed.tenantId, giftAidDeclarations.tenantId),
        eq(giftAidClaimed.declarationId, giftAidDeclarations.id),
        which,
      ),
    )

/** A gift or a regular gift that may yet be claimed with a declaration: paid, or to come, less than six years ago. */
const stillUsed = (tx: Tx, now: Date) =>
  or(
    and(
      eq(giftAidDeclarations.scope, 'past_and_future'),
      isNull(giftAidDeclarations.cancelledAt),
      exists(
        tx
          .select({ one: sql`1` })
          .from(gifts)
          .where(
            and(
              eq(gifts.tenantId, giftAidDeclarations.tenantId),
              eq(sql`lower(${gifts.donorEmail})`, giftAidDeclarations.email),
              gt(sql`${gifts.paidAt}::date`, sixYearsAgo(now)),
            ),
          ),
      ),
    ),
    exists(
      findGiftsByDeclaration(
        tx,
        gt(taxYearEnd(sql`coalesce(${gifts.paidAt}, ${gifts.createdAt})::date`), sixYearsAgo(now)),
      ),
    ),
    exists(findRegularGiftsByDeclaration(tx, openRegularStates)),
  )

/**
 * Forgets the names, homes and messages of claims six years after the end of the tax year of their gifts, and declarations six
 * years after the last gift claimed with them. Sums, days and which gift stood in which claim are kept.
 */
export async function forgetClaimed(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(giftAidLines)
    .set({ title: '', firstName: '', lastName: '', house: '', postcode: '', forgottenAt: now })
    .where(and(isNull(giftAidLines.forgottenAt), lt(taxYearEnd(sql`${giftAidLines.day}`), sixYearsAgo(now))))
  // A claim's messages name its donors: they go with the names of its lines.
  const built = taxYearEnd(sql`${giftAidFilings.builtAt}::date`)
  await tx.delete(giftAidMessages).where(
    inArray(
      giftAidMessages.filingId,
      tx
        .select({ id: giftAidFilings.id })
        .from(giftAidFilings)
        .where(lt(built, sixYearsAgo(now))),
    ),
  )
  const isRequired = gt(taxYearEnd(sql`${giftAidLines.day}`), sixYearsAgo(now))
  await drop(
    tx,
    and(
      lt(taxYearEnd(sql`${giftAidDeclarations.agreedAt}::date`), sixYearsAgo(now)),
      notExists(claimedWith(tx, isRequired)),
      sql`not ${stillUsed(tx, now)}`,
    ),
  )
}

/** Forgets declarations that no money ever came with, after 30 days: whoever typed them need not be whom they name. */
export const forgetUnproved = (tx: Tx, now: Date): Promise<void> =>
  drop(
    tx,
    and(
      isNull(giftAidDeclarations.provedAt),
      lt(
        sql`coalesce(${giftAidDeclarations.recordSentAt}, ${giftAidDeclarations.agreedAt})`,
        sql`${now.toISOString()}::timestamptz - interval '30 days'`,
      ),
      notExists(claimedWith(tx)),
      notExists(findGiftsByDeclaration(tx, sql`${gifts.paidAt} is not null`)),
      notExists(findRegularGiftsByDeclaration(tx, openRegularStates)),
    ),
  )

/** How many declarations of an address gifts were claimed with: these outlast whoever made them, for HMRC's six years. */
export const countClaimedDeclarations = (tx: Tx, email: string): Promise<number> =>
  tx.$count(giftAidDeclarations, and(eq(giftAidDeclarations.email, email), exists(claimedWith(tx))))

/**
 * Forgets the declarations of somebody who leaves: all but those gifts have been claimed with, which the law wants kept
 * for six years. Those end, and lose the address and the account.
 * @param email as `emailKey` writes it, where it was shown to be theirs
 */
export async function forgetDeclarer(
  tx: Tx,
  { userId, email }: { userId: string; email?: string },
  now: Date,
): Promise<void> {
  const theirs = or(
    eq(giftAidDeclarations.userId, userId),
    email === undefined ? undefined : eq(giftAidDeclarations.email, email),
  )
  await drop(tx, and(theirs, notExists(claimedWith(tx))))
  await tx
    .update(giftAidDeclarations)
    .set({
      email: '',
      userId: null,
      cancelledAt: sql`coalesce(${giftAidDeclarations.cancelledAt}, ${now.toISOString()}::timestamptz)`,
      cancelledBy: sql`coalesce(${giftAidDeclarations.cancelledBy}, 'forgotten')`,
    })
    .where(theirs)
}

const nobody = (now: Date) => ({ donorName: '', donorEmail: '', message: null, userId: null, forgottenAt: now })

/** Forgets who gave, six full years after the year of a gift, or of the end of a regular one. The gift stays in the ledger. */
export async function anonymizeDonors(tx: Tx, now: Date): Promise<void> {
  const sixYears = sql`date_trunc('year', ${now.toISOString()}::timestamptz at time zone 'UTC') - interval '6 years'`
  await tx
    .update(gifts)
    .set({ ...nobody(now), note: null })
    .where(and(isNull(gifts.forgottenAt), sql`${gifts.paidAt} at time zone 'UTC' < ${sixYears}`))
  await tx
    .update(regularGifts)
    .set(nobody(now))
    .where(and(isNull(regularGifts.forgottenAt), sql`${regularGifts.endedAt} at time zone 'UTC' < ${sixYears}`))
  await forgetCustomers(tx)
}

/** Forgets who wanted to give, a year after nothing came of it. */
export async function anonymizeWillingDonors(tx: Tx, now: Date): Promise<void> {
  const aYear = sql`${now.toISOString()}::timestamptz - interval '12 months'`
  const nothing = ['created', 'failed', 'abandoned'] as const
  await tx
    .update(gifts)
    .set({ ...nobody(now), note: null })
    .where(
      and(
        isNull(gifts.forgottenAt),
        isNull(gifts.paidAt),
        inArray(gifts.state, [...nothing]),
        lt(gifts.createdAt, aYear),
      ),
    )
  await tx
    .update(regularGifts)
    .set(nobody(now))
    .where(and(isNull(regularGifts.forgottenAt), eq(regularGifts.state, 'expired'), lt(regularGifts.endedAt, aYear)))
  await forgetCustomers(tx)
}

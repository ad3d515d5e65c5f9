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

/** The day six years ago: data of tax years that ended before it is erased. */
const sixYearsAgo = (now: Date): SQL => sql`((${now.toISOString()}::timestamptz - interval '6 years')::date)`

/** Deletes declarations, and all references to them. */
async function deleteDeclarations(tx: Tx, where: SQL | undefined): Promise<void> {
  const rows = await tx.select({ id: giftAidDeclarations.id }).from(giftAidDeclarations).where(where).limit(1000)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  for (const table of [gifts, regularGifts, giftAidClaimed])
    await tx.update(table).set({ declarationId: null }).where(inArray(table.declarationId, ids))
  await tx.delete(giftAidDeclarations).where(inArray(giftAidDeclarations.id, ids))
}

const findClaimedGifts = (tx: Tx, condition?: SQL) =>
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
        condition,
      ),
    )

/** Condition for a declaration that may still be used to claim gifts of the last six years or future gifts. */
const isStillUsed = (tx: Tx, now: Date) =>
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
 * Erases the names, addresses and messages of claims six years after the end of the tax year of their gifts, and declarations six
 * years after the last gift claimed with them. Amounts, days, and the gifts of each claim are kept.
 */
export async function forgetClaimed(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(giftAidLines)
    .set({ title: '', firstName: '', lastName: '', house: '', postcode: '', forgottenAt: now })
    .where(and(isNull(giftAidLines.forgottenAt), lt(taxYearEnd(sql`${giftAidLines.day}`), sixYearsAgo(now))))
  // A claim's messages contain its donors' names, and are deleted along with them.
  const endOfTaxYearBuilt = taxYearEnd(sql`${giftAidFilings.builtAt}::date`)
  await tx.delete(giftAidMessages).where(
    inArray(
      giftAidMessages.filingId,
      tx
        .select({ id: giftAidFilings.id })
        .from(giftAidFilings)
        .where(lt(endOfTaxYearBuilt, sixYearsAgo(now))),
    ),
  )
  const isRequired = gt(taxYearEnd(sql`${giftAidLines.day}`), sixYearsAgo(now))
  await deleteDeclarations(
    tx,
    and(
      lt(taxYearEnd(sql`${giftAidDeclarations.agreedAt}::date`), sixYearsAgo(now)),
      notExists(findClaimedGifts(tx, isRequired)),
      sql`not ${isStillUsed(tx, now)}`,
    ),
  )
}

/** Deletes declarations without a payment after 30 days: they may have been entered by another person. */
export const forgetUnproved = (tx: Tx, now: Date): Promise<void> =>
  deleteDeclarations(
    tx,
    and(
      isNull(giftAidDeclarations.provedAt),
      lt(
        sql`coalesce(${giftAidDeclarations.recordSentAt}, ${giftAidDeclarations.agreedAt})`,
        sql`${now.toISOString()}::timestamptz - interval '30 days'`,
      ),
      notExists(findClaimedGifts(tx)),
      notExists(findGiftsByDeclaration(tx, sql`${gifts.paidAt} is not null`)),
      notExists(findRegularGiftsByDeclaration(tx, openRegularStates)),
    ),
  )

/** Counts the declarations of an address with claimed gifts, which must be kept for HMRC's six years after an account is deleted. */
export const countClaimedDeclarations = (tx: Tx, email: string): Promise<number> =>
  tx.$count(giftAidDeclarations, and(eq(giftAidDeclarations.email, email), exists(findClaimedGifts(tx))))

/**
 * Deletes the declarations of a donor who deletes their account, except those with claimed gifts, which the law requires to be kept
 * for six years. Those end, and lose their email address and account.
 * @param email normalised by `emailKey`, if verified
 */
export async function forgetDeclarer(
  tx: Tx,
  { userId, email }: { userId: string; email?: string },
  now: Date,
): Promise<void> {
  const ofDonor = or(
    eq(giftAidDeclarations.userId, userId),
    email === undefined ? undefined : eq(giftAidDeclarations.email, email),
  )
  await deleteDeclarations(tx, and(ofDonor, notExists(findClaimedGifts(tx))))
  await tx
    .update(giftAidDeclarations)
    .set({
      email: '',
      userId: null,
      cancelledAt: sql`coalesce(${giftAidDeclarations.cancelledAt}, ${now.toISOString()}::timestamptz)`,
      cancelledBy: sql`coalesce(${giftAidDeclarations.cancelledBy}, 'forgotten')`,
    })
    .where(ofDonor)
}

const erasedDonor = (now: Date) => ({ donorName: '', donorEmail: '', message: null, userId: null, forgottenAt: now })

/** Erases donors six full years after the year of a gift, or of a regular gift's end. The gifts stay in the ledger. */
export async function anonymizeDonors(tx: Tx, now: Date): Promise<void> {
  const sixYears = sql`date_trunc('year', ${now.toISOString()}::timestamptz at time zone 'UTC') - interval '6 years'`
  await tx
    .update(gifts)
    .set({ ...erasedDonor(now), note: null })
    .where(and(isNull(gifts.forgottenAt), sql`${gifts.paidAt} at time zone 'UTC' < ${sixYears}`))
  await tx
    .update(regularGifts)
    .set(erasedDonor(now))
    .where(and(isNull(regularGifts.forgottenAt), sql`${regularGifts.endedAt} at time zone 'UTC' < ${sixYears}`))
  await forgetCustomers(tx)
}

/** Erases the donors of unpaid gifts after a year. */
export async function anonymizeUnpaidDonors(tx: Tx, now: Date): Promise<void> {
  const yearAgo = sql`${now.toISOString()}::timestamptz - interval '12 months'`
  const unpaidStates = ['created', 'failed', 'abandoned'] as const
  await tx
    .update(gifts)
    .set({ ...erasedDonor(now), note: null })
    .where(
      and(
        isNull(gifts.forgottenAt),
        isNull(gifts.paidAt),
        inArray(gifts.state, [...unpaidStates]),
        lt(gifts.createdAt, yearAgo),
      ),
    )
  await tx
    .update(regularGifts)
    .set(erasedDonor(now))
    .where(and(isNull(regularGifts.forgottenAt), eq(regularGifts.state, 'expired'), lt(regularGifts.endedAt, yearAgo)))
  await forgetCustomers(tx)
}

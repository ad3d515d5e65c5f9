import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { regularGiftChanges, regularGiftInvoices, regularGifts, type Tx, gifts } from '@minaret/foundation/db'
import { recordPayment } from '../gift-payments/recordPayment.ts'
import type { Gift } from '../records/giftStore.ts'
import type { Invoice } from '../providers/billing.ts'
import { sha256 } from '@minaret/foundation/base'
import { dayIn } from '../records/collectionDays.ts'
import { isApplied, wasPaused, readChange } from '../records/regularChanges.ts'
import type { RegularGiftContext } from './applySubscription.ts'
import { sendFailedNotice } from './emails.ts'
import { isOver } from '../records/regularStates.ts'
import { isLabelled, isRegularGift, type RegularGift, lockRegularGift } from '../records/regularStore.ts'

type StoredInvoice = typeof regularGiftInvoices.$inferSelect

/** Column values of a regular gift without failures. */
const noFailure = { failures: 0, declineCode: null }

/** The order of states: an invoice only moves forward, so of two reads the one with the later state is newer. */
const stateOrder: Record<StoredInvoice['state'], number> = { draft: 0, open: 1, void: 2, uncollectible: 2, paid: 3 }

/** Lists the fields in which an invoice differs from its regular gift; it is trusted only if there are none. */
function listMismatches(regularGift: RegularGift, invoice: Invoice): string[] {
  const matches = {
    ...isLabelled(regularGift, invoice),
    account: invoice.accountId === regularGift.accountId,
    subscription: invoice.subscriptionId === regularGift.subscriptionId,
    mode: invoice.mode === regularGift.mode,
    currency: invoice.currency === regularGift.currency,
  }
  return Object.entries(matches).flatMap(([name, isMatch]) => (isMatch ? [] : [name]))
}

/**
 * Returns the fee cover within a collection, from the current amount or the amount when it was drafted; undefined if neither
 * matches.
 */
async function coverOfCollection(
  tx: Tx,
  regularGift: RegularGift,
  { amountMinor, dueAt: draftedAt }: Invoice,
): Promise<number | undefined> {
  if (amountMinor === regularGift.amountMinor) return regularGift.coverMinor
  const changes = await tx
    .select()
    .from(regularGiftChanges)
    .where(and(eq(regularGiftChanges.cycleId, regularGift.id), eq(regularGiftChanges.action, 'amount')))
    .orderBy(asc(regularGiftChanges.version))
  for (const change of changes.toReversed()) {
    const requestedChange = readChange(change)
    if (requestedChange.action !== 'amount') continue
    // A change in progress may have reached the provider.
    if (!isApplied(change) && requestedChange.amountMinor === amountMinor) return requestedChange.coverMinor
    if (requestedChange.fromMinor === amountMinor) return requestedChange.fromCoverMinor
    // A change applied before the draft ends the search; one applied after it does not affect the collection.
    if (isApplied(change) && (change.doneAt ?? change.at) <= draftedAt) return undefined
  }
  return undefined
}

/** Raises an alarm for a collection during a pause or after the end. It is still recorded, because the money was received. */
async function alarmIfUnexpected(
  { log }: RegularGiftContext,
  tx: Tx,
  regularGift: RegularGift,
  { id, dueAt, paidAt = dueAt }: Invoice,
) {
  const changes = await tx
    .select()
    .from(regularGiftChanges)
    .where(eq(regularGiftChanges.cycleId, regularGift.id))
    .orderBy(asc(regularGiftChanges.version))
  const hasEnded = regularGift.endedAt !== null && paidAt > regularGift.endedAt
  if (!hasEnded && !wasPaused(changes, paidAt)) return
  const problem = hasEnded ? 'a regular gift was charged after it had ended' : 'a regular gift was charged while paused'
  log.error({ alarm: 'charged while paused', cycle: regularGift.id, invoice: id }, problem)
}

/** The columns a gift copies from its regular gift. */
const giftColumns = (regularGift: RegularGift) => ({
  tenantId: regularGift.tenantId,
  accountId: regularGift.accountId,
  mode: regularGift.mode,
  causeId: regularGift.causeId,
  campaignId: regularGift.campaignId,
  supporterRef: regularGift.supporterRef,
  fund: regularGift.fund,
  currency: regularGift.currency,
  donorName: regularGift.donorName,
  donorEmail: regularGift.donorEmail,
  anonymous: regularGift.anonymous,
  message: regularGift.message,
  language: regularGift.language,
  userId: regularGift.userId,
  forgottenAt: regularGift.forgottenAt,
  giftAid: regularGift.giftAid,
  declarationId: regularGift.declarationId,
})

/**
 * Records a paid collection as a gift in the ledger, once per invoice: a second one on the same day is a separate gift, and a
 * part-paid one is recorded with the amount received.
 */
async function recordCollection(
  context: RegularGiftContext,
  tx: Tx,
  regularGift: RegularGift,
  invoice: Invoice,
  dueOn: string,
): Promise<Gift | undefined> {
  const { log, now } = context
  const raiseAlarm = (name: string, problem: string): undefined => {
    log.error({ alarm: name, cycle: regularGift.id, invoice: invoice.id, amountMinor: invoice.amountMinor }, problem)
  }
  const { intentId, paidMinor, paidAt } = invoice
  if (!intentId || paidMinor <= 0)
    return raiseAlarm('collection not in full', 'an invoice is marked as paid but was not paid by card')
  const isInFull = paidMinor === invoice.amountMinor
  const coverMinor = isInFull ? await coverOfCollection(tx, regularGift, invoice) : 0
  const [gift] = await tx
    .insert(gifts)
    .values({
      ...giftColumns(regularGift),
      attemptId: randomUUID(),
      passHash: sha256(`invoice ${invoice.id}`),
      amountMinor: paidMinor,
      coverMinor: coverMinor ?? 0,
      cycleId: regularGift.id,
      dueOn,
      invoiceId: invoice.id,
      createdAt: now,
    })
    // Any other conflict must raise an error: a payment missing from the ledger would be lost.
    .onConflictDoNothing({ target: [gifts.tenantId, gifts.invoiceId] })
    .returning()
  if (!gift) return undefined
  if (!isInFull)
    raiseAlarm('collection not in full', 'an invoice was paid in part by card: only that part is in the ledger')
  if (coverMinor === undefined)
    raiseAlarm('amount of collection', 'the amount of a payment is not the one the donor chose')
  if (dueOn < regularGift.startsOn) raiseAlarm('collected too soon', 'a regular gift was charged before its start date')
  await alarmIfUnexpected(context, tx, regularGift, invoice)
  const paidGift = await recordPayment(tx, gift, { intentId, receivedMinor: paidMinor, paidAt, now })
  await tx
    .update(regularGifts)
    .set({ lastPaidOn: sql`greatest(${regularGifts.lastPaidOn}, ${dueOn}::date)`, ...noFailure })
    .where(isRegularGift(regularGift))
  return paidGift
}

/** Whether a try is still being processed, and so does not count as failed yet. */
const isUndecided = ({ status, declineCode }: Invoice) => status === 'open' && declineCode === undefined

/** Stores the state of a collection. @returns the change in failed tries; undefined if the stored state is newer */
async function saveInvoice(tx: Tx, regularGift: RegularGift, invoice: Invoice, dueOn: string, now: Date) {
  const { id: invoiceId, status: state, amountMinor, nextTryAt = null } = invoice
  const [storedInvoice] = await tx
    .select()
    .from(regularGiftInvoices)
    .where(eq(regularGiftInvoices.invoiceId, invoiceId))
  if (storedInvoice && (stateOrder[storedInvoice.state] > stateOrder[state] || storedInvoice.tries > invoice.tries))
    return undefined
  const triesBefore = storedInvoice?.tries ?? 0
  const tries = isUndecided(invoice) ? triesBefore : invoice.tries
  const columns = { state, amountMinor, tries, nextTryAt, updatedAt: now }
  await tx
    .insert(regularGiftInvoices)
    .values({ tenantId: regularGift.tenantId, cycleId: regularGift.id, invoiceId, dueOn, ...columns })
    .onConflictDoUpdate({ target: [regularGiftInvoices.tenantId, regularGiftInvoices.invoiceId], set: columns })
  const voidedTries = state === 'void' && storedInvoice?.state !== 'void' ? triesBefore : 0
  return { failed: state === 'open' ? tries - triesBefore : 0, voidedTries }
}

/** Whether a collection was paid before the regular gift was adopted, and so belongs to the other system. */
const isBeforeAdoption = ({ adoptedSince }: RegularGift, { status, paidAt, dueAt }: Invoice): boolean =>
  adoptedSince !== null && status === 'paid' && (paidAt ?? dueAt) < adoptedSince

/** Subtracts the failures of a voided collection. */
async function subtractFailures(tx: Tx, regularGift: RegularGift, tries: number): Promise<void> {
  const failures = Math.max(0, regularGift.failures - tries)
  await tx
    .update(regularGifts)
    .set(failures > 0 ? { failures } : noFailure)
    .where(isRegularGift(regularGift))
}

/**
 * Records a collection as read from the provider. A paid one becomes a gift with its ledger entry, in the same transaction,
 * once. However many new failed tries a read reports, it sends the donor one email; a voided collection no longer counts as
 * failed.
 * @returns the gift, if this call created it
 */
export function applyInvoice(
  context: RegularGiftContext,
  previousGift: RegularGift,
  invoice: Invoice,
): Promise<Gift | undefined> {
  const { db, log, now, tenant } = context
  return db(async (tx) => {
    const regularGift = await lockRegularGift(tx, previousGift)
    const mismatches = listMismatches(regularGift, invoice)
    if (mismatches.length > 0) {
      const details = { alarm: 'invoice mismatch', cycle: regularGift.id, invoice: invoice.id, wrong: mismatches }
      log.error(details, 'an invoice does not belong to the regular gift it names')
      return undefined
    }
    if (isBeforeAdoption(regularGift, invoice)) return undefined
    const dueOn = dayIn(tenant.config.timeZone, invoice.dueAt)
    const update = await saveInvoice(tx, regularGift, invoice, dueOn, now)
    if (!update) return undefined
    if (invoice.status === 'paid') return recordCollection(context, tx, regularGift, invoice, dueOn)
    if (isOver(regularGift.state)) return undefined
    if (update.voidedTries > 0) await subtractFailures(tx, regularGift, update.voidedTries)
    if (update.failed <= 0) return undefined
    const [row] = await tx
      .update(regularGifts)
      .set({ failures: regularGift.failures + update.failed, declineCode: invoice.declineCode })
      .where(isRegularGift(regularGift))
      .returning()
    // Before a card is set up, no collection was due that could fail.
    if (row && regularGift.state !== 'pending_setup') await sendFailedNotice(tx, context, row, invoice, dueOn)
    return undefined
  })
}

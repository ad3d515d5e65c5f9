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

/** What a regular gift says whose collections do not fail. */
const noFailure = { failures: 0, declineCode: null }

/** What is known of a collection only grows: of two readings the later is the one that knows more. */
const stateOrder: Record<StoredInvoice['state'], number> = { draft: 0, open: 1, void: 2, uncollectible: 2, paid: 3 }

/** What must be equal before a word of the provider is believed of this collection. */
function mismatches(regularGift: RegularGift, invoice: Invoice): string[] {
  const same = {
    ...isLabelled(regularGift, invoice),
    account: invoice.accountId === regularGift.accountId,
    subscription: invoice.subscriptionId === regularGift.subscriptionId,
    mode: invoice.mode === regularGift.mode,
    currency: invoice.currency === regularGift.currency,
  }
  return Object.entries(same).flatMap(([name, holds]) => (holds ? [] : [name]))
}

/** What of a collection covers the fee: by the amount that is asked now, or was when it was drafted. */
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
    const requested = readChange(change)
    if (requested.action !== 'amount') continue
    // One that is still under way may have reached the provider.
    if (!isApplied(change) && requested.amountMinor === amountMinor) return requested.coverMinor
    if (requested.fromMinor === amountMinor) return requested.fromCoverMinor
    // What was changed after it had been drafted tells nothing of it: the change before may.
    if (isApplied(change) && (change.doneAt ?? change.at) <= draftedAt) return undefined
  }
  return undefined
}

/** Says that money came in which nobody should have asked for; it is booked all the same, for it is there. */
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
  const over = regularGift.endedAt !== null && paidAt > regularGift.endedAt
  if (!over && !wasPaused(changes, paidAt)) return
  const problem = over ? 'a regular gift was charged after it had ended' : 'a regular gift was charged while paused'
  log.error({ alarm: 'charged while paused', cycle: regularGift.id, invoice: id }, problem)
}

/** What a gift has of the regular gift it is a collection of. */
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
 * Records a collection that was paid as a gift in the ledger, once for each invoice: a second one of the same day is a gift
 * of its own, and of one paid in part what came in is recorded.
 */
async function recordCollection(
  context: RegularGiftContext,
  tx: Tx,
  regularGift: RegularGift,
  invoice: Invoice,
  dueOn: string,
): Promise<Gift | undefined> {
  const { log, now } = context
  const alarm = (name: string, problem: string): undefined => {
    log.error({ alarm: name, cycle: regularGift.id, invoice: invoice.id, amountMinor: invoice.amountMinor }, problem)
  }
  const { intentId, paidMinor, paidAt } = invoice
  if (!intentId || paidMinor <= 0)
    return alarm('collection not in full', 'an invoice is marked as paid but was not paid by card')
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
    // Anything else that is in the way must be seen: money that is not in the ledger is lost.
    .onConflictDoNothing({ target: [gifts.tenantId, gifts.invoiceId] })
    .returning()
  if (!gift) return undefined
  if (!isInFull) alarm('collection not in full', 'an invoice was paid in part by card: only that part is in the ledger')
  if (coverMinor === undefined) alarm('amount of collection', 'a payment is not of the amount the donor chose')
  if (dueOn < regularGift.startsOn) alarm('collected too soon', 'a regular gift was charged before its start date')
  await alarmIfUnexpected(context, tx, regularGift, invoice)
  const booked = await recordPayment(tx, gift, { intentId, receivedMinor: paidMinor, paidAt, now })
  await tx
    .update(regularGifts)
    .set({ lastPaidOn: sql`greatest(${regularGifts.lastPaidOn}, ${dueOn}::date)`, ...noFailure })
    .where(isRegularGift(regularGift))
  return booked
}

/** A try whose card is still being looked at has not failed yet, and may come in: it is counted when it has. */
const isUndecided = ({ status, declineCode }: Invoice) => status === 'open' && declineCode === undefined

/** Writes what is known of a collection. @returns what was known before; nothing when this reading knows less */
async function saveInvoice(tx: Tx, regularGift: RegularGift, invoice: Invoice, dueOn: string, now: Date) {
  const { id: invoiceId, status: state, amountMinor, nextTryAt = null } = invoice
  const [before] = await tx.select().from(regularGiftInvoices).where(eq(regularGiftInvoices.invoiceId, invoiceId))
  if (before && (stateOrder[before.state] > stateOrder[state] || before.tries > invoice.tries)) return undefined
  const triesBefore = before?.tries ?? 0
  const tries = isUndecided(invoice) ? triesBefore : invoice.tries
  const change = { state, amountMinor, tries, nextTryAt, updatedAt: now }
  await tx
    .insert(regularGiftInvoices)
    .values({ tenantId: regularGift.tenantId, cycleId: regularGift.id, invoiceId, dueOn, ...change })
    .onConflictDoUpdate({ target: [regularGiftInvoices.tenantId, regularGiftInvoices.invoiceId], set: change })
  const forgiven = state === 'void' && before?.state !== 'void' ? triesBefore : 0
  return { failed: state === 'open' ? tries - triesBefore : 0, forgiven }
}

/** What was paid before a regular gift was adopted is the other system's to count. */
const isFromBefore = ({ adoptedSince }: RegularGift, { status, paidAt, dueAt }: Invoice): boolean =>
  adoptedSince !== null && status === 'paid' && (paidAt ?? dueAt) < adoptedSince

/** A collection that is not asked for any more has not failed. */
async function subtractFailures(tx: Tx, regularGift: RegularGift, tries: number): Promise<void> {
  const failures = Math.max(0, regularGift.failures - tries)
  await tx
    .update(regularGifts)
    .set(failures > 0 ? { failures } : noFailure)
    .where(isRegularGift(regularGift))
}

/**
 * Writes down one collection as our own reading shows it. One that is paid becomes a gift with its entry in the ledger,
 * in the same transaction, once. A reading that shows tries that have failed brings its donor one email, however many
 * they are; one that is void is no failure any more.
 * @returns the gift, when this call has made it
 */
export function applyInvoice(
  context: RegularGiftContext,
  before: RegularGift,
  invoice: Invoice,
): Promise<Gift | undefined> {
  const { db, log, now, tenant } = context
  return db(async (tx) => {
    const regularGift = await lockRegularGift(tx, before)
    const wrong = mismatches(regularGift, invoice)
    if (wrong.length > 0) {
      const about = { alarm: 'invoice mismatch', cycle: regularGift.id, invoice: invoice.id, wrong }
      log.error(about, 'an invoice does not belong to the regular gift it names')
      return undefined
    }
    if (isFromBefore(regularGift, invoice)) return undefined
    const dueOn = dayIn(tenant.config.timeZone, invoice.dueAt)
    const update = await saveInvoice(tx, regularGift, invoice, dueOn, now)
    if (!update) return undefined
    if (invoice.status === 'paid') return recordCollection(context, tx, regularGift, invoice, dueOn)
    if (isOver(regularGift.state)) return undefined
    if (update.forgiven > 0) await subtractFailures(tx, regularGift, update.forgiven)
    if (update.failed <= 0) return undefined
    const [row] = await tx
      .update(regularGifts)
      .set({ failures: regularGift.failures + update.failed, declineCode: invoice.declineCode })
      .where(isRegularGift(regularGift))
      .returning()
    // Before a card stands, nothing was promised that could fail.
    if (row && regularGift.state !== 'pending_setup') await sendFailedNotice(tx, context, row, invoice, dueOn)
    return undefined
  })
}

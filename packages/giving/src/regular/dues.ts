import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { cycleChanges, cycleDues, cycles, type Tx, gifts } from '@minaret/foundation/db'
import { bookPaid } from '../settling/paid.ts'
import type { Gift } from '../records/giftStore.ts'
import type { Invoice } from '../providers/billing.ts'
import { sha256 } from '@minaret/foundation/base'
import { dayIn } from '../records/days.ts'
import { happened, wasPaused, wishOf } from '../records/detail.ts'
import type { CycleAsking } from './land.ts'
import { postFailed } from './letters.ts'
import { isOver } from '../records/regularStates.ts'
import { cycleIs, type CycleRow, lockCycle } from '../records/regularStore.ts'

type Due = typeof cycleDues.$inferSelect

/** What a regular gift says whose collections do not fail. */
const noFailure = { failures: 0, declineCode: null }

/** What is known of a collection only grows: of two readings the later is the one that knows more. */
const knowledge: Record<Due['state'], number> = { draft: 0, open: 1, void: 2, uncollectible: 2, paid: 3 }

/** What must be equal before a word of the provider is believed of this collection. */
function mismatches(cycle: CycleRow, invoice: Invoice): string[] {
  const same = {
    tenant: invoice.tenantId === cycle.tenantId,
    account: invoice.accountId === cycle.accountId,
    cycle: invoice.cycleId === cycle.id,
    subscription: invoice.subscriptionId === cycle.subscriptionId,
    mode: invoice.mode === cycle.mode,
    currency: invoice.currency === cycle.currency,
  }
  return Object.entries(same).flatMap(([name, holds]) => (holds ? [] : [name]))
}

/** What of a collection covers the fee: by the amount that is asked now, or was when it was drafted. */
async function coverOfCollection(
  tx: Tx,
  cycle: CycleRow,
  { amountMinor, dueAt: draftedAt }: Invoice,
): Promise<number | undefined> {
  if (amountMinor === cycle.amountMinor) return cycle.coverMinor
  const changes = await tx
    .select()
    .from(cycleChanges)
    .where(and(eq(cycleChanges.cycleId, cycle.id), eq(cycleChanges.action, 'amount')))
    .orderBy(asc(cycleChanges.version))
  for (const change of changes.toReversed()) {
    const wish = wishOf(change)
    if (wish.action !== 'amount') continue
    // One that is still under way may have reached the provider.
    if (!happened(change) && wish.amountMinor === amountMinor) return wish.coverMinor
    if (wish.fromMinor === amountMinor) return wish.fromCoverMinor
    // What was changed after it had been drafted tells nothing of it: the change before may.
    if (happened(change) && (change.doneAt ?? change.at) <= draftedAt) return undefined
  }
  return undefined
}

/** Says that money came in which nobody should have asked for; it is booked all the same, for it is there. */
async function alarmIfUnasked({ log }: CycleAsking, tx: Tx, cycle: CycleRow, { id, dueAt, paidAt = dueAt }: Invoice) {
  const changes = await tx
    .select()
    .from(cycleChanges)
    .where(eq(cycleChanges.cycleId, cycle.id))
    .orderBy(asc(cycleChanges.version))
  const over = cycle.endedAt !== null && paidAt > cycle.endedAt
  if (!over && !wasPaused(changes, paidAt)) return
  const said = over ? 'a regular gift was charged after it had ended' : 'a regular gift was charged while paused'
  log.error({ alarm: 'charged while paused', cycle: cycle.id, invoice: id }, said)
}

/** What a gift has of the regular gift it is a collection of. */
const givenBy = (cycle: CycleRow) => ({
  tenantId: cycle.tenantId,
  accountId: cycle.accountId,
  mode: cycle.mode,
  causeId: cycle.causeId,
  campaignId: cycle.campaignId,
  supporterRef: cycle.supporterRef,
  fund: cycle.fund,
  currency: cycle.currency,
  donorName: cycle.donorName,
  donorEmail: cycle.donorEmail,
  anonymous: cycle.anonymous,
  message: cycle.message,
  language: cycle.language,
  userId: cycle.userId,
  forgottenAt: cycle.forgottenAt,
  giftAid: cycle.giftAid,
  declarationId: cycle.declarationId,
})

/** Makes the gift of a collection that was paid, and books it: once, whoever hears of it how often. */
async function bookCollection(
  asking: CycleAsking,
  tx: Tx,
  cycle: CycleRow,
  invoice: Invoice,
  dueOn: string,
): Promise<Gift | undefined> {
  const { log, now } = asking
  const alarm = (name: string, said: string): undefined => {
    log.error({ alarm: name, cycle: cycle.id, invoice: invoice.id, amountMinor: invoice.amountMinor }, said)
  }
  if (!invoice.intentId || invoice.paidMinor !== invoice.amountMinor || invoice.amountMinor <= 0)
    return alarm('collection not in full', 'an invoice is marked as paid but was not paid in full by card')

  const [known] = await tx.select({ id: gifts.id }).from(gifts).where(eq(gifts.invoiceId, invoice.id))
  if (known) return undefined
  const coverMinor = await coverOfCollection(tx, cycle, invoice)
  if (coverMinor === undefined) alarm('amount of collection', 'a payment is not of the amount the donor chose')
  if (dueOn < cycle.startsOn) alarm('collected too soon', 'a regular gift was charged before its start date')
  await alarmIfUnasked(asking, tx, cycle, invoice)

  const [gift] = await tx
    .insert(gifts)
    .values({
      ...givenBy(cycle),
      attemptId: randomUUID(),
      passHash: sha256(`invoice ${invoice.id}`),
      amountMinor: invoice.amountMinor,
      coverMinor: coverMinor ?? 0,
      cycleId: cycle.id,
      dueOn,
      invoiceId: invoice.id,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!gift)
    return alarm('two collections of a day', 'a second payment on one day was charged, and is not in the ledger')
  const { intentId, paidMinor: receivedMinor, paidAt } = invoice
  const booked = await bookPaid(tx, gift, { intentId, receivedMinor, paidAt, now })
  await tx
    .update(cycles)
    .set({ lastPaidOn: sql`greatest(${cycles.lastPaidOn}, ${dueOn}::date)`, ...noFailure })
    .where(cycleIs(cycle))
  return booked
}

/** A try whose card is still being looked at has not failed yet, and may come in: it is counted when it has. */
const isUndecided = ({ status, declineCode }: Invoice) => status === 'open' && declineCode === undefined

/** Writes what is known of a collection. @returns what was known before; nothing when this reading knows less */
async function mirror(tx: Tx, cycle: CycleRow, invoice: Invoice, dueOn: string, now: Date) {
  const { id: invoiceId, status: state, amountMinor, nextTryAt = null } = invoice
  const [before] = await tx.select().from(cycleDues).where(eq(cycleDues.invoiceId, invoiceId))
  if (before && (knowledge[before.state] > knowledge[state] || before.tries > invoice.tries)) return undefined
  const triesBefore = before?.tries ?? 0
  const tries = isUndecided(invoice) ? triesBefore : invoice.tries
  const said = { state, amountMinor, tries, nextTryAt, updatedAt: now }
  await tx
    .insert(cycleDues)
    .values({ tenantId: cycle.tenantId, cycleId: cycle.id, invoiceId, dueOn, ...said })
    .onConflictDoUpdate({ target: [cycleDues.tenantId, cycleDues.invoiceId], set: said })
  const forgiven = state === 'void' && before?.state !== 'void' ? triesBefore : 0
  return { failed: state === 'open' ? tries - triesBefore : 0, forgiven }
}

/** A collection that is not asked for any more has not failed. */
async function forgive(tx: Tx, cycle: CycleRow, tries: number): Promise<void> {
  const failures = Math.max(0, cycle.failures - tries)
  await tx
    .update(cycles)
    .set(failures > 0 ? { failures } : noFailure)
    .where(cycleIs(cycle))
}

/**
 * Writes down one collection as our own reading shows it. One that is paid becomes a gift with its entry in the books,
 * in the same transaction, once. A reading that shows tries that have failed brings its giver one letter, however many
 * they are; one that is void is no failure any more.
 * @returns the gift, when this call has made it
 */
export function landInvoice(asking: CycleAsking, seen: CycleRow, invoice: Invoice): Promise<Gift | undefined> {
  const { db, log, now, tenant } = asking
  return db(async (tx) => {
    const cycle = await lockCycle(tx, seen)
    const wrong = mismatches(cycle, invoice)
    if (wrong.length > 0) {
      const about = { alarm: 'invoice mismatch', cycle: cycle.id, invoice: invoice.id, wrong }
      log.error(about, 'an invoice does not belong to the regular gift it names')
      return undefined
    }
    const dueOn = dayIn(tenant.config.timeZone, invoice.dueAt)
    const news = await mirror(tx, cycle, invoice, dueOn, now)
    if (!news) return undefined
    if (invoice.status === 'paid') return bookCollection(asking, tx, cycle, invoice, dueOn)
    if (isOver(cycle.state)) return undefined
    if (news.forgiven > 0) await forgive(tx, cycle, news.forgiven)
    if (news.failed <= 0) return undefined
    const [row] = await tx
      .update(cycles)
      .set({ failures: cycle.failures + news.failed, declineCode: invoice.declineCode })
      .where(cycleIs(cycle))
      .returning()
    // Before a card stands, nothing was promised that could fail.
    if (row && cycle.state !== 'pending_setup') await postFailed(tx, asking, row, invoice, dueOn)
    return undefined
  })
}

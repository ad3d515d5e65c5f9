import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { GiftEvent } from '@minaret/contract/desk'
import {
  giftAidAdjustments,
  giftAidClaimed,
  giftAidClaims,
  ledgerEntries,
  mails,
  providerEvents,
  receipts,
  refunds,
  staffAccounts,
  type Tx,
} from '@minaret/foundation/db'
import type { Gift } from '../records/giftStore.ts'

/** A gift's history, oldest first, and its current state. */
export type GiftHistory = {
  events: GiftEvent[]
  netMinor: number
  receipt?: string
  claim?: { number: number; state: 'open' | 'claimed'; amountMinor: number }
}

const openingEvent = ({ cycleId, how, createdAt }: Gift): GiftEvent => {
  const kind = cycleId === null ? 'opened' : 'collected'
  return { at: createdAt.toISOString(), kind: how === 'card' ? kind : 'recorded' }
}

async function readProviderEvents(tx: Tx, gift: Gift, refs: readonly string[]): Promise<GiftEvent[]> {
  if (refs.length === 0) return []
  const rows = await tx
    .select()
    .from(providerEvents)
    .where(and(eq(providerEvents.accountId, gift.accountId), inArray(providerEvents.objectId, [...refs])))
    .orderBy(asc(providerEvents.receivedAt))
  return rows.map(({ receivedAt, type }) => ({ at: receivedAt.toISOString(), kind: 'provider', detail: type }))
}

async function readEmails(tx: Tx, gift: Gift, refs: readonly string[]): Promise<GiftEvent[]> {
  const isReceipt = and(eq(mails.kind, 'receipt'), eq(mails.cause, gift.id))
  const isRefund = and(inArray(mails.kind, ['refund', 'refund-failed']), inArray(mails.cause, [...refs]))
  const rows = await tx
    .select({ kind: mails.kind, state: mails.state, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(refs.length > 0 ? or(isReceipt, isRefund) : isReceipt)
  return rows.map(({ kind, state, createdAt, sentAt }) => ({
    at: (sentAt ?? createdAt).toISOString(),
    kind: 'email',
    detail: kind,
    state,
  }))
}

async function readRefunds(tx: Tx, gift: Gift): Promise<GiftEvent[]> {
  const rows = await tx
    .select({ refund: refunds, name: staffAccounts.name })
    .from(refunds)
    .leftJoin(staffAccounts, eq(staffAccounts.id, refunds.requestedBy))
    .where(eq(refunds.giftId, gift.id))
  return rows.map(({ refund: { askedAt: requestedAt, amountMinor, state, reason }, name }) => ({
    at: requestedAt.toISOString(),
    kind: 'refund_requested',
    amountMinor,
    state,
    ...(name === null ? {} : { by: name }),
    ...(reason === null ? {} : { reason }),
  }))
}

async function readClaims(tx: Tx, gift: Gift): Promise<{ events: GiftEvent[]; claim?: GiftHistory['claim'] }> {
  const [row] = await tx
    .select({ claim: giftAidClaims, amountMinor: giftAidClaimed.amountMinor })
    .from(giftAidClaimed)
    .innerJoin(
      giftAidClaims,
      and(eq(giftAidClaims.tenantId, giftAidClaimed.tenantId), eq(giftAidClaims.id, giftAidClaimed.claimId)),
    )
    .where(eq(giftAidClaimed.giftId, gift.id))
  if (!row) return { events: [] }
  const adjustments = await tx
    .select({ amountMinor: giftAidAdjustments.amountMinor, number: giftAidClaims.number, at: giftAidClaims.madeAt })
    .from(giftAidAdjustments)
    .innerJoin(
      giftAidClaims,
      and(eq(giftAidClaims.tenantId, giftAidAdjustments.tenantId), eq(giftAidClaims.id, giftAidAdjustments.claimId)),
    )
    .where(eq(giftAidAdjustments.giftId, gift.id))
  const { number, state, madeAt: createdAt } = row.claim
  return {
    claim: { number, state: state === 'claimed' ? 'claimed' : 'open', amountMinor: row.amountMinor },
    events: [
      { at: createdAt.toISOString(), kind: 'claimed', detail: String(number), amountMinor: row.amountMinor, state },
      ...adjustments.map(({ at, amountMinor, number: claimNumber }): GiftEvent => ({
        at: at.toISOString(),
        kind: 'adjusted',
        detail: String(claimNumber),
        amountMinor,
      })),
    ],
  }
}

/**
 * Reads all recorded events of a gift: card attempts, provider events, ledger entries, refund requests, emails, the
 * receipt and the claim.
 */
export async function readGiftHistory(tx: Tx, gift: Gift): Promise<GiftHistory> {
  const entries = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.giftId, gift.id))
  const [receipt] = await tx.select().from(receipts).where(eq(receipts.giftId, gift.id))
  const refs = [gift.intentId, gift.invoiceId, ...entries.map(({ providerRef }) => providerRef)].flatMap(
    (ref) => ref ?? [],
  )
  const { claim, events: claims } = await readClaims(tx, gift)
  const events: GiftEvent[] = [
    openingEvent(gift),
    ...(gift.confirmingSince ? [{ at: gift.confirmingSince.toISOString(), kind: 'tried' as const }] : []),
    ...entries.map(({ at, kind, amountMinor }): GiftEvent => ({
      at: at.toISOString(),
      kind,
      amountMinor: Math.abs(amountMinor),
    })),
    ...(receipt ? [{ at: receipt.issuedAt.toISOString(), kind: 'receipt' as const, detail: receipt.number }] : []),
    ...(await readRefunds(tx, gift)),
    ...(await readProviderEvents(tx, gift, [...new Set(refs)])),
    ...(await readEmails(tx, gift, [...new Set(refs)])),
    ...claims,
  ]
  return {
    events: events.toSorted((a, b) => a.at.localeCompare(b.at)),
    netMinor: entries.reduce((total, { amountMinor }) => total + amountMinor, 0),
    ...(receipt ? { receipt: receipt.number } : {}),
    ...(claim ? { claim } : {}),
  }
}

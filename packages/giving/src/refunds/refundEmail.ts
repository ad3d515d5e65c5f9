import { and, eq } from 'drizzle-orm'
import { pathTo } from '@minaret/plans'
import { causes, type Tx, type Email, gifts, ledgerEntries } from '@minaret/foundation/db'
import { amount, inLanguage } from '@minaret/messages'
import { referenceOf } from '../records/reference.ts'
import type { Gift } from '../records/giftStore.ts'
import { renderEmail, toSingleLine, queueEmail } from '@minaret/foundation/email'
import { getEmailLanguage } from '../receipts/language.ts'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import { messages } from './messages.gen.ts'

type Mosque = Pick<Tenant, 'config' | 'address'>

/** The subject of the email: a refund made, or one that failed after it was announced. */
export type RefundOutcome = 'refunded' | 'refund_failed'

/** Composes the email to the donor about a refund, or about one their bank rejected. */
export function refundEmail(
  mosque: Mosque,
  gift: Gift,
  refund: { cause: string; amountMinor: number },
  outcome: RefundOutcome = 'refunded',
): Email {
  const language = getEmailLanguage(gift, mosque.config)
  const texts = inLanguage(messages, language)
  const outcomeTexts = outcome === 'refunded' ? texts : { ...texts, ...texts.failed }
  const { config } = mosque
  const { amountMinor } = refund
  const refunded = amount({ amountMinor, currency: gift.currency, country: config.country }, language)
  return {
    to: gift.donorEmail,
    ...renderEmail(mosque, {
      language,
      subject: outcomeTexts.subject({ amount: refunded, mosque: config.charityName ?? config.websiteName }),
      ...(gift.mode === 'live' ? {} : { notice: outcomeTexts.testNotices[gift.mode] }),
      paragraphs: [
        outcomeTexts.greeting({ name: toSingleLine(gift.donorName) }),
        outcomeTexts.sent({ amount: refunded, cause: refund.cause }),
        outcomeTexts.when,
      ],
      facts: [
        { label: outcomeTexts.labels.amount, value: refunded },
        { label: outcomeTexts.labels.cause, value: refund.cause },
        { label: outcomeTexts.labels.reference, value: referenceOf(gift.id) },
      ],
      action: { label: outcomeTexts.view, href: getSiteLink(mosque, pathTo('thankYou', { id: gift.id })) },
      afterAction: [outcomeTexts.why],
    }),
  }
}

/** Queues the email about a ledger entry, once. Does nothing if the donor was erased or left no address. */
export async function sendRefundEmail(
  tx: Tx,
  mosque: Mosque,
  giftId: string,
  refundRef: string,
  outcome: RefundOutcome = 'refunded',
): Promise<void> {
  const isGiftOfEntry = and(eq(gifts.tenantId, ledgerEntries.tenantId), eq(gifts.id, ledgerEntries.giftId))
  const [row] = await tx
    .select({ gift: gifts, amountMinor: ledgerEntries.amountMinor, cause: causes.title })
    .from(ledgerEntries)
    .innerJoin(gifts, isGiftOfEntry)
    .innerJoin(causes, and(eq(causes.tenantId, gifts.tenantId), eq(causes.id, gifts.causeId)))
    .where(
      and(eq(ledgerEntries.giftId, giftId), eq(ledgerEntries.kind, outcome), eq(ledgerEntries.providerRef, refundRef)),
    )
  if (!row?.gift.donorEmail) return
  const { gift, cause, amountMinor } = row
  const email = refundEmail(mosque, gift, { cause, amountMinor: Math.abs(amountMinor) }, outcome)
  const kind = outcome === 'refunded' ? 'refund' : 'refund-failed'
  await queueEmail(tx, { kind, cause: refundRef, email, donorId: gift.donorId })
}

import { and, eq } from 'drizzle-orm'
import { pathTo } from '@minaret/plans'
import { causes, type Tx, type Email, gifts, ledgerEntries } from '@minaret/foundation/db'
import { amountInWords } from '@minaret/money'
import { referenceOf } from '../records/reference.ts'
import type { Gift } from '../records/giftStore.ts'
import { renderEmail, oneLine, emailLocale, queueEmail } from '@minaret/foundation/email'
import { getEmailLanguage } from '../receipts/language.ts'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import { refundWords } from './emailTexts.ts'

type Mosque = Pick<Tenant, 'config' | 'address'>

/** What the email is about: money that went back, or that could not after that had been said. */
export type RefundOutcome = 'refunded' | 'refund_failed'

/** The email a donor gets when money of theirs went back, or when their bank did not take it. */
export function refundEmail(
  mosque: Mosque,
  gift: Gift,
  refund: { cause: string; amountMinor: number },
  about: RefundOutcome = 'refunded',
): Email {
  const language = getEmailLanguage(gift, mosque.config)
  const all = refundWords[language]
  const words = about === 'refunded' ? all : { ...all, ...all.failed }
  const amount = amountInWords(refund.amountMinor, gift.currency, emailLocale(language, mosque.config))
  const { config } = mosque
  return {
    to: gift.donorEmail,
    ...renderEmail(mosque, {
      language,
      subject: words.subject(amount, config.charityName ?? config.websiteName),
      paragraphs: [
        ...(gift.mode === 'live' ? [] : [words.unreal[gift.mode]]),
        words.greeting(oneLine(gift.donorName)),
        words.sent(amount, refund.cause),
        words.when,
      ],
      facts: [
        { label: words.labels.amount, value: amount },
        { label: words.labels.cause, value: refund.cause },
        { label: words.labels.reference, value: referenceOf(gift.id) },
      ],
      action: { label: words.view, href: getSiteLink(mosque, pathTo('thankYou', { id: gift.id })) },
      after: [words.why],
    }),
  }
}

/** Posts the email about one entry of the ledger, once. Who was forgotten, or left no address, gets none. */
export async function sendRefundEmail(
  tx: Tx,
  mosque: Mosque,
  giftId: string,
  refundRef: string,
  about: RefundOutcome = 'refunded',
): Promise<void> {
  const ofGift = and(eq(gifts.tenantId, ledgerEntries.tenantId), eq(gifts.id, ledgerEntries.giftId))
  const [found] = await tx
    .select({ gift: gifts, amountMinor: ledgerEntries.amountMinor, cause: causes.title })
    .from(ledgerEntries)
    .innerJoin(gifts, ofGift)
    .innerJoin(causes, and(eq(causes.tenantId, gifts.tenantId), eq(causes.id, gifts.causeId)))
    .where(
      and(eq(ledgerEntries.giftId, giftId), eq(ledgerEntries.kind, about), eq(ledgerEntries.providerRef, refundRef)),
    )
  if (!found?.gift.donorEmail) return
  const { gift, cause, amountMinor } = found
  const email = refundEmail(mosque, gift, { cause, amountMinor: Math.abs(amountMinor) }, about)
  const kind = about === 'refunded' ? 'refund' : 'refund-failed'
  await queueEmail(tx, { kind, cause: refundRef, letter: email, donorId: gift.donorId })
}

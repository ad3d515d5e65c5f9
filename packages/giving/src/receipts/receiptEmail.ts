import { pathTo } from '@minaret/plans'
import type { RegularGift } from '../records/regularStore.ts'
import type { Email } from '@minaret/foundation/db'
import { amount, inLanguage, weekdayAndDay } from '@minaret/messages'
import { referenceOf } from '../records/reference.ts'
import type { Gift } from '../records/giftStore.ts'
import { renderEmail, toSingleLine, emailLocale } from '@minaret/foundation/email'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import type { ReceiptRow } from './issue.ts'
import { getEmailLanguage } from './language.ts'
import { messages } from './messages.gen.ts'

/** The data of a receipt email: the gift identifies the donor, and the receipt contains everything else. */
export type PaidGift = {
  gift: Gift
  receipt: ReceiptRow
  /** For a collection: its regular gift, and the donor's link to manage it. */
  regular?: { regularGift: Pick<RegularGift, 'nextOn' | 'endedAt'>; manage: string }
}

/** Composes the email that thanks a donor for a gift and contains the full receipt. */
export function receiptEmail(
  tenant: Pick<Tenant, 'config' | 'address'>,
  { gift, receipt: { says: content, number, mode }, regular }: PaidGift,
): Email {
  const language = getEmailLanguage(gift, tenant.config)
  const texts = inLanguage(messages, language)
  const { labels } = texts
  const locale = emailLocale(language, tenant.config)
  const { country } = tenant.config
  const formatAmount = (amountMinor: number) => amount({ amountMinor, currency: content.currency, country }, language)
  const { mosque, rhythm, giftAid } = content
  const total = formatAmount(content.amountMinor)
  const day = weekdayAndDay(content.day, locale)
  const endedAt = regular?.regularGift.endedAt
  const nextOn =
    regular &&
    !endedAt &&
    regular.regularGift.nextOn &&
    regular.regularGift.nextOn > content.day &&
    regular.regularGift.nextOn
  const facts = [
    { label: labels.amount, value: total },
    ...(content.coverMinor > 0 ? [{ label: labels.cover, value: formatAmount(content.coverMinor) }] : []),
    { label: labels.cause, value: content.cause },
    ...(content.need
      ? [{ label: labels.need, value: content.need.given ? content.need.title : content.need.campaign }]
      : []),
    { label: labels.fund, value: content.fund },
    { label: labels.day, value: day },
    ...(rhythm ? [{ label: labels.rhythm, value: texts.rhythms[rhythm] }] : []),
    ...(nextOn ? [{ label: labels.next, value: weekdayAndDay(nextOn, locale) }] : []),
    { label: labels.number, value: number },
    { label: labels.reference, value: referenceOf(gift.id) },
    { label: labels.mosque, value: mosque.name },
    ...(mosque.charityNumber ? [{ label: labels.charityNumber, value: mosque.charityNumber }] : []),
    ...(mosque.address ? [{ label: labels.address, value: mosque.address }] : []),
    ...(gift.message ? [{ label: labels.message, value: gift.message }] : []),
  ]
  const canManage = regular && !endedAt
  return {
    to: gift.donorEmail,
    ...renderEmail(tenant, {
      language,
      subject: texts.subject({ number, mosque: mosque.name }),
      heading: texts.heading({ amount: total }),
      paragraphs: [
        texts.greeting({ name: toSingleLine(gift.donorName) }),
        texts.thanks({ cause: content.cause }),
        ...(content.need && !content.need.given
          ? [texts.late({ need: content.need.title, campaign: content.need.campaign })]
          : []),
        ...(content.kind === 'zakat' ? [texts.zakat] : []),
        ...(giftAid ? [giftAid] : []),
      ],
      ...(mode === 'live'
        ? { preheader: [total, content.cause, day].join(' · ') }
        : { notice: texts.testNotices[mode] }),
      facts,
      action: canManage
        ? { label: texts.manage, href: regular.manage }
        : { label: texts.view, href: getSiteLink(tenant, pathTo('thankYou', { id: gift.id })) },
      afterAction: [...(canManage ? [texts.manageAfter] : []), ...(endedAt ? [texts.over] : []), texts.keep],
    }),
  }
}

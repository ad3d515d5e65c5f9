import { pathTo } from '@minaret/plans'
import type { RegularGift } from '../records/regularStore.ts'
import type { Email } from '@minaret/foundation/db'
import { inLanguage } from '@minaret/messages'
import { formatMoney } from '@minaret/money'
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

/** Formats a day in the Gregorian calendar. */
const formatDay = (day: string, locale: string, dateStyle: 'long' | 'full'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(day))

/** Composes the email that thanks a donor for a gift and contains the full receipt. */
export function receiptEmail(
  tenant: Pick<Tenant, 'config' | 'address'>,
  { gift, receipt: { says: content, number, mode }, regular }: PaidGift,
): Email {
  const language = getEmailLanguage(gift, tenant.config)
  const texts = inLanguage(messages, language)
  const { labels } = texts
  const locale = emailLocale(language, tenant.config)
  const formatAmount = (minor: number) => formatMoney(minor, content.currency, locale)
  const { mosque, rhythm, giftAid } = content
  const thanks = texts.thanks({ amount: formatAmount(content.amountMinor), cause: content.cause })
  const endedAt = regular?.regularGift.endedAt
  const nextOn =
    regular &&
    !endedAt &&
    regular.regularGift.nextOn &&
    regular.regularGift.nextOn > content.day &&
    regular.regularGift.nextOn
  const facts = [
    { label: labels.number, value: number },
    { label: labels.reference, value: referenceOf(gift.id) },
    { label: labels.amount, value: formatAmount(content.amountMinor) },
    ...(content.coverMinor > 0 ? [{ label: labels.cover, value: formatAmount(content.coverMinor) }] : []),
    { label: labels.cause, value: content.cause },
    ...(content.need
      ? [{ label: labels.need, value: content.need.given ? content.need.title : content.need.campaign }]
      : []),
    { label: labels.fund, value: content.fund },
    { label: labels.day, value: formatDay(content.day, locale, 'long') },
    ...(rhythm ? [{ label: labels.rhythm, value: texts.rhythms[rhythm] }] : []),
    ...(nextOn ? [{ label: labels.next, value: formatDay(nextOn, locale, 'full') }] : []),
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
      paragraphs: [
        ...(mode === 'live' ? [] : [texts.testNotices[mode]]),
        texts.greeting({ name: toSingleLine(gift.donorName) }),
        thanks,
        ...(content.need && !content.need.given
          ? [texts.late({ need: content.need.title, campaign: content.need.campaign })]
          : []),
        ...(content.kind === 'zakat' ? [texts.zakat] : []),
        ...(giftAid ? [giftAid] : []),
      ],
      figure: { label: labels.amount, value: formatAmount(content.amountMinor) },
      preheader: mode === 'live' ? thanks : texts.testNotices[mode],
      facts,
      action: canManage
        ? { label: texts.manage, href: regular.manage }
        : { label: texts.view, href: getSiteLink(tenant, pathTo('thankYou', { id: gift.id })) },
      afterAction: [...(canManage ? [texts.manageAfter] : []), ...(endedAt ? [texts.over] : []), texts.keep],
    }),
  }
}

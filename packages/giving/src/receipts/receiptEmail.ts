import { pathTo } from '@minaret/plans'
import type { RegularGift } from '../records/regularStore.ts'
import type { Email } from '@minaret/foundation/db'
import { inLanguage } from '@minaret/messages'
import { formatMoney } from '@minaret/money'
import { referenceOf } from '../records/reference.ts'
import type { Gift } from '../records/giftStore.ts'
import { renderEmail, oneLine, emailLocale } from '@minaret/foundation/email'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import type { ReceiptRow } from './issue.ts'
import { getEmailLanguage } from './language.ts'
import { messages } from './messages.gen.ts'

/** What an email is made of: the gift names its donor, the receipt says everything else. */
export type PaidGift = {
  gift: Gift
  receipt: ReceiptRow
  /** Of a collection: the regular gift as it stands, and where its donor changes or ends it. */
  regular?: { regularGift: Pick<RegularGift, 'nextOn' | 'endedAt'>; manage: string }
}

/** A calendar day as the language writes it where the mosque is, by the calendar the ledger is kept in. */
const dayInWords = (day: string, locale: string, dateStyle: 'long' | 'full'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(day))

/** The email a donor gets once their gift has been received: the thanks, and the receipt in full. */
export function receiptEmail(
  tenant: Pick<Tenant, 'config' | 'address'>,
  { gift, receipt: { says, number, mode }, regular }: PaidGift,
): Email {
  const language = getEmailLanguage(gift, tenant.config)
  const words = inLanguage(messages, language)
  const { labels } = words
  const locale = emailLocale(language, tenant.config)
  const amount = (minor: number) => formatMoney(minor, says.currency, locale)
  const { mosque, rhythm, giftAid } = says
  const thanks = words.thanks({ amount: amount(says.amountMinor), cause: says.cause })
  const ended = regular?.regularGift.endedAt
  const nextOn =
    regular &&
    !ended &&
    regular.regularGift.nextOn &&
    regular.regularGift.nextOn > says.day &&
    regular.regularGift.nextOn
  const facts = [
    { label: labels.number, value: number },
    { label: labels.reference, value: referenceOf(gift.id) },
    { label: labels.amount, value: amount(says.amountMinor) },
    ...(says.coverMinor > 0 ? [{ label: labels.cover, value: amount(says.coverMinor) }] : []),
    { label: labels.cause, value: says.cause },
    ...(says.need ? [{ label: labels.need, value: says.need.given ? says.need.title : says.need.campaign }] : []),
    { label: labels.fund, value: says.fund },
    { label: labels.day, value: dayInWords(says.day, locale, 'long') },
    ...(rhythm ? [{ label: labels.rhythm, value: words.rhythms[rhythm] }] : []),
    ...(nextOn ? [{ label: labels.next, value: dayInWords(nextOn, locale, 'full') }] : []),
    { label: labels.mosque, value: mosque.name },
    ...(mosque.charityNumber ? [{ label: labels.charityNumber, value: mosque.charityNumber }] : []),
    ...(mosque.address ? [{ label: labels.address, value: mosque.address }] : []),
    ...(gift.message ? [{ label: labels.message, value: gift.message }] : []),
  ]
  const changes = regular && !ended
  return {
    to: gift.donorEmail,
    ...renderEmail(tenant, {
      language,
      subject: words.subject({ number, mosque: mosque.name }),
      paragraphs: [
        ...(mode === 'live' ? [] : [words.unreal[mode]]),
        words.greeting({ name: oneLine(gift.donorName) }),
        thanks,
        ...(says.need && !says.need.given ? [words.late({ need: says.need.title, campaign: says.need.campaign })] : []),
        ...(says.kind === 'zakat' ? [words.zakat] : []),
        ...(giftAid ? [giftAid] : []),
      ],
      figure: { label: labels.amount, value: amount(says.amountMinor) },
      preheader: mode === 'live' ? thanks : words.unreal[mode],
      facts,
      action: changes
        ? { label: words.manage, href: regular.manage }
        : { label: words.view, href: getSiteLink(tenant, pathTo('thankYou', { id: gift.id })) },
      after: [...(changes ? [words.manageAfter] : []), ...(ended ? [words.over] : []), words.keep],
    }),
  }
}

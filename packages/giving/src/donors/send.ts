import { pathTo } from '@minaret/plans'
import { desc, eq } from 'drizzle-orm'
import { type Email, gifts, type Tx } from '@minaret/foundation/db'
import { emailLocale, type EmailPermit, queueEmail, renderEmail } from '@minaret/foundation/email'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import { amount, inLanguage } from '@minaret/messages'
import { readStatement } from '../gifts/statement.ts'
import { findGift } from '../records/giftStore.ts'
import { findRegularGift, type RegularGift } from '../records/regularStore.ts'
import { findReceipt } from '../receipts/findReceipt.ts'
import { getEmailLanguage } from '../receipts/language.ts'
import { receiptEmail } from '../receipts/receiptEmail.ts'
import { sendReceipt } from '../receipts/tasks.ts'
import { messages as receiptMessages } from '../receipts/messages.gen.ts'
import { composeNotice, sendLinkNotice } from '../regular/emails.ts'
import type { Donor } from './group.ts'
import { messages } from './statements/messages.gen.ts'

/** Context of an email to a donor. */
export type SendContext = { tenant: Tenant; now: Date }

/** The placeholder link of a preview. */
const placeholderLink = (tenant: Tenant) => getSiteLink(tenant, pathTo('manageGift', { token: '…' }))

/** The minute of a time, part of an email's cause so that a double click sends one email. */
const minuteOf = (now: Date) => now.toISOString().slice(0, 16)

/** Previews the receipt of a gift; undefined if there is no receipt or no address. */
export async function previewReceipt(tx: Tx, { tenant }: SendContext, giftId: string): Promise<Email | undefined> {
  const gift = await findGift(tx, giftId)
  const receipt = await findReceipt(tx, giftId)
  if (!gift?.donorEmail || !receipt) return undefined
  const regularGift = gift.cycleId ? await findRegularGift(tx, gift.cycleId) : undefined
  return receiptEmail(tenant, {
    gift,
    receipt,
    regular: regularGift && { regularGift, manage: placeholderLink(tenant) },
  })
}

/** Sends a gift's receipt again. */
export const resendReceipt = (
  tx: Tx,
  { tenant, now }: SendContext,
  giftId: string,
  permit: EmailPermit,
): Promise<boolean> => sendReceipt(tx, tenant, giftId, { now, again: { cause: `${giftId} ${minuteOf(now)}`, permit } })

/** Previews the email with a new link to a regular gift. */
export const previewLink = (tx: Tx, { tenant }: SendContext, regularGift: RegularGift): Promise<Email> =>
  composeNotice(tx, tenant, regularGift, { notice: 'link', makeLink: async () => placeholderLink(tenant) })

/** Sends the donor a new link to a regular gift. */
export const sendLink = (tx: Tx, context: SendContext, regularGift: RegularGift, permit: EmailPermit): Promise<void> =>
  sendLinkNotice(tx, context, regularGift, {
    kind: 'cycle-link-again',
    cause: `${regularGift.id} ${minuteOf(context.now)}`,
    permit,
  })

/** The language of emails to a donor: that of their last gift, else the mosque's default. */
export async function readDonorLanguage(tx: Tx, { id }: Pick<Donor, 'id'>, { config }: Pick<Tenant, 'config'>) {
  const [newestGift] = await tx
    .select({ language: gifts.language })
    .from(gifts)
    .where(eq(gifts.donorId, id))
    .orderBy(desc(gifts.createdAt))
    .limit(1)
  return getEmailLanguage({ language: newestGift?.language ?? null }, config)
}

/** Maximum number of movements listed in an email; the email states how many more there are. */
const maxListed = 400

/**
 * Composes a statement of the gifts of one entry, without those of merged entries, whose address may be another person's.
 * @returns undefined if the entry has no address
 */
export async function composeStatement(
  tx: Tx,
  { tenant }: SendContext,
  donor: Donor,
  { from, to }: { from: string; to: string },
): Promise<Email | undefined> {
  if (donor.email === '') return undefined
  const { config } = tenant
  const language = await readDonorLanguage(tx, donor, tenant)
  const locale = emailLocale(language, config)
  const texts = inLanguage(messages, language)
  const formatDate = (date: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
  const formatAmount = (amountMinor: number, currency: string) =>
    amount({ amountMinor, currency, country: config.country }, language)
  const { sums, movements } = await readStatement(tx, tenant, { from, to, isOfDonor: eq(gifts.donorId, donor.id) })
  const mosque = config.charityName ?? config.websiteName
  const values = { mosque, from: formatDate(from), to: formatDate(to) }
  const { testNotices, labels, greeting } = inLanguage(receiptMessages, language)
  const unlistedCount = movements.length - maxListed
  return {
    to: donor.email,
    ...renderEmail(tenant, {
      language,
      subject: texts.subject(values),
      ...(donor.mode === 'live' ? {} : { notice: testNotices[donor.mode] }),
      paragraphs: [
        greeting({ name: donor.name }),
        texts.lead(values),
        ...(movements.length === 0 ? [texts.noGifts] : []),
      ],
      facts: [
        ...movements.slice(0, maxListed).map(({ day: date, kind, amountMinor, currency, cause, receiptNumber }) => {
          const moved = formatAmount(Math.abs(amountMinor), currency)
          const value =
            kind === 'given'
              ? texts.given({ amount: moved, cause: cause.title, receipt: receiptNumber })
              : texts[kind]({ amount: moved, cause: cause.title })
          return { label: formatDate(date), value }
        }),
        ...sums.map(({ currency, amountMinor }) => ({
          label: texts.total,
          value: formatAmount(amountMinor, currency),
        })),
        ...(config.charityNumber ? [{ label: labels.charityNumber, value: config.charityNumber }] : []),
      ],
      afterAction: [...(unlistedCount > 0 ? [texts.more({ left: unlistedCount })] : []), texts.ask],
    }),
  }
}

/** Sends a statement composed by {@link composeStatement}. */
export const sendStatement = (
  tx: Tx,
  { now }: SendContext,
  donor: Donor,
  { from, email, permit }: { from: string; email: Email; permit: EmailPermit },
): Promise<void> =>
  queueEmail(tx, {
    kind: 'statement',
    cause: `${donor.id} ${from} ${minuteOf(now)}`,
    donorId: donor.id,
    email,
    permit,
  })

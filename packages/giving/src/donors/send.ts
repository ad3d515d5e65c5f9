import { pathTo } from '@minaret/plans'
import { desc, eq } from 'drizzle-orm'
import { type Email, gifts, type Tx } from '@minaret/foundation/db'
import { emailLocale, type EmailPermit, queueEmail, renderEmail } from '@minaret/foundation/email'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import { amountInWords } from '@minaret/money'
import { readStatement } from '../gifts/statement.ts'
import { findGift } from '../records/giftStore.ts'
import { findRegularGift, type RegularGift } from '../records/regularStore.ts'
import { findReceipt } from '../receipts/findReceipt.ts'
import { getEmailLanguage } from '../receipts/language.ts'
import { receiptEmail } from '../receipts/receiptEmail.ts'
import { sendReceipt } from '../receipts/tasks.ts'
import { receiptWords } from '../receipts/texts.ts'
import { composeNotice, sendLinkNotice } from '../regular/emails.ts'
import type { Donor } from './group.ts'
import { statementWords } from './statementWords.ts'

/** What an email to a donor is written and sent with. */
export type SendContext = { tenant: Tenant; now: Date }

/** An email before it is sent has a link that leads nowhere yet. */
const noLink = (tenant: Tenant) => getSiteLink(tenant, pathTo('manageGift', { token: '…' }))

/** Sent twice within a minute is one click too many. */
const minuteOf = (now: Date) => now.toISOString().slice(0, 16)

/** The receipt of a gift as it would be sent now; nothing where there is none, or nobody to write to. */
export async function previewReceipt(tx: Tx, { tenant }: SendContext, giftId: string): Promise<Email | undefined> {
  const gift = await findGift(tx, giftId)
  const receipt = await findReceipt(tx, giftId)
  if (!gift?.donorEmail || !receipt) return undefined
  const cycle = gift.cycleId ? await findRegularGift(tx, gift.cycleId) : undefined
  return receiptEmail(tenant, { gift, receipt, regular: cycle && { cycle, manage: noLink(tenant) } })
}

/** Sends a gift's receipt again. */
export const resendReceipt = (
  tx: Tx,
  { tenant, now }: SendContext,
  giftId: string,
  permit: EmailPermit,
): Promise<boolean> => sendReceipt(tx, tenant, giftId, { now, again: { cause: `${giftId} ${minuteOf(now)}`, permit } })

/** The email with a new link to a regular gift, as it would be sent now. */
export const previewLink = (tx: Tx, { tenant }: SendContext, regularGift: RegularGift): Promise<Email> =>
  composeNotice(tx, tenant, regularGift, { notice: 'link', makeLink: async () => noLink(tenant) })

/** Sends the donor a new link to a regular gift. */
export const sendLink = (tx: Tx, context: SendContext, regularGift: RegularGift, permit: EmailPermit): Promise<void> =>
  sendLinkNotice(tx, context, regularGift, {
    kind: 'cycle-link-again',
    cause: `${regularGift.id} ${minuteOf(context.now)}`,
    permit,
  })

/** The language a donor is written to in: that of the page they last gave on, else the mosque's own. */
export async function readDonorLanguage(tx: Tx, { id }: Pick<Donor, 'id'>, { config }: Pick<Tenant, 'config'>) {
  const [newest] = await tx
    .select({ language: gifts.language })
    .from(gifts)
    .where(eq(gifts.donorId, id))
    .orderBy(desc(gifts.createdAt))
    .limit(1)
  return getEmailLanguage({ language: newest?.language ?? null }, config)
}

/** Movements an email lists; more are counted. */
const mostListed = 400

/**
 * A statement of what was given with one entry of a donor: never of others that staff list with it, whose address may be
 * another person's.
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
  const words = statementWords[language]
  const day = (date: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
  const { sums, movements } = await readStatement(tx, tenant, { from, to, whose: eq(gifts.donorId, donor.id) })
  const mosque = config.charityName ?? config.websiteName
  const { unreal, labels, greeting } = receiptWords[language]
  const left = movements.length - mostListed
  return {
    to: donor.email,
    ...renderEmail(tenant, {
      language,
      subject: words.subject(mosque, day(from), day(to)),
      paragraphs: [
        ...(donor.mode === 'live' ? [] : [unreal[donor.mode]]),
        greeting(donor.name),
        words.lead(mosque, day(from), day(to)),
        ...(movements.length === 0 ? [words.nothing] : []),
      ],
      facts: [
        ...movements.slice(0, mostListed).map(({ day: on, kind, amountMinor, currency, cause, receiptNumber }) => {
          const amount = amountInWords(Math.abs(amountMinor), currency, locale)
          const value =
            kind === 'given' ? words.given(amount, cause.title, receiptNumber) : words[kind](amount, cause.title)
          return { label: day(on), value }
        }),
        ...sums.map(({ currency, amountMinor }) => ({
          label: words.total,
          value: amountInWords(amountMinor, currency, locale),
        })),
        ...(config.charityNumber ? [{ label: labels.charityNumber, value: config.charityNumber }] : []),
      ],
      after: [...(left > 0 ? [words.more(left)] : []), words.ask],
    }),
  }
}

/** Sends a statement as {@link composeStatement} wrote it. */
export const sendStatement = (
  tx: Tx,
  { now }: SendContext,
  donor: Donor,
  { from, letter, permit }: { from: string; letter: Email; permit: EmailPermit },
): Promise<void> =>
  queueEmail(tx, {
    kind: 'statement',
    cause: `${donor.id} ${from} ${minuteOf(now)}`,
    donorId: donor.id,
    letter,
    permit,
  })

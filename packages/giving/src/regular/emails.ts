import { and, eq } from 'drizzle-orm'
import { causes, type Email, type Tx } from '@minaret/foundation/db'
import { amount, fillMessages, inLanguage, weekdayAndDay } from '@minaret/messages'
import { type EmailPermit, renderEmail, emailLocale, queueEmail } from '@minaret/foundation/email'
import type { Invoice } from '../providers/billing.ts'
import { getEmailLanguage } from '../receipts/language.ts'
import { messages as receiptMessages } from '../receipts/messages.gen.ts'
import { dayIn } from '../records/collectionDays.ts'
import type { RegularGiftContext } from './applySubscription.ts'
import { messages } from './emails/messages.gen.ts'
import { makeCardLink, makeManageLink } from '../records/manageLinks.ts'
import type { RegularGift } from '../records/regularStore.ts'

/** The emails about regular gifts. */
export type RegularGiftNotice = Exclude<keyof typeof messages, 'update'>

/** Options of an email besides the regular gift; days are plain dates. */
type NoticeOptions = {
  notice: Exclude<RegularGiftNotice, 'link'>
  cause: string
  amountMinor?: number
  dueOn?: string
  retryOn?: string
}

const formatDay = (day: string | null | undefined, locale: string): string | undefined =>
  day ? weekdayAndDay(day, locale) : undefined

const finalNotices: readonly RegularGiftNotice[] = ['stopped', 'completed', 'givenUp', 'closed']

/** The kind of the email in the outbox, which has one email per kind and cause. */
const kindOf = (notice: NoticeOptions['notice']) =>
  notice === 'begun' || notice === 'changed' || notice === 'paused' || notice === 'skipped' || notice === 'resumed'
    ? (`cycle-${notice}` as const)
    : notice === 'failed' || notice === 'check'
      ? 'cycle-failed'
      : 'cycle-ended'

type ComposeOptions = Omit<NoticeOptions, 'cause' | 'notice'> & {
  notice: RegularGiftNotice
  makeLink: () => Promise<string>
}

/** Composes an email about a regular gift's current state; `makeLink` returns the URL of its button. */
export async function composeNotice(
  tx: Tx,
  tenant: RegularGiftContext['tenant'],
  regularGift: RegularGift,
  { notice, amountMinor = regularGift.amountMinor, dueOn, retryOn, makeLink }: ComposeOptions,
): Promise<Email> {
  const language = getEmailLanguage(regularGift, tenant.config)
  const { labels, rhythms, testNotices, manage } = inLanguage(receiptMessages, language)
  const locale = emailLocale(language, tenant.config)
  const [row] = await tx
    .select({ title: causes.title })
    .from(causes)
    .where(and(eq(causes.tenantId, regularGift.tenantId), eq(causes.id, regularGift.causeId)))
  const title = row?.title ?? regularGift.fund
  const { country } = tenant.config
  const total = amount({ amountMinor, currency: regularGift.currency, country }, language)
  const nextDay = finalNotices.includes(notice) ? undefined : formatDay(regularGift.nextOn, locale)
  const texts: { subject: string; paragraphs: string[]; after?: string[] } = fillMessages(messages[notice], language, {
    mosque: tenant.config.websiteName,
    cause: title,
    amount: total,
    next: nextDay,
    resumes: formatDay(regularGift.resumesOn, locale),
    due: formatDay(dueOn, locale),
    retry: formatDay(retryOn, locale),
  })
  const label = notice === 'failed' || notice === 'check' ? messages.update[notice][language] : manage
  return {
    to: regularGift.donorEmail,
    ...renderEmail(tenant, {
      language,
      subject: texts.subject,
      ...(regularGift.mode === 'live' ? {} : { notice: testNotices[regularGift.mode] }),
      paragraphs: texts.paragraphs.filter(Boolean),
      facts: [
        { label: labels.amount, value: total },
        { label: labels.cause, value: title },
        { label: labels.rhythm, value: rhythms[regularGift.rhythm] },
        ...(nextDay ? [{ label: labels.next, value: nextDay }] : []),
      ],
      ...(finalNotices.includes(notice) ? {} : { action: { label, href: await makeLink() } }),
      ...(texts.after ? { afterAction: texts.after } : {}),
    }),
  }
}

/**
 * Emails the donor of a regular gift, in the transaction that changes it, once per cause. Does nothing if the donor was
 * forgotten.
 */
export async function sendNotice(
  tx: Tx,
  { tenant, now }: Pick<RegularGiftContext, 'tenant' | 'now'>,
  regularGift: RegularGift,
  { cause, ...options }: NoticeOptions,
): Promise<void> {
  if (!regularGift.donorEmail || regularGift.forgottenAt) return
  const { notice } = options
  const makeLink = notice === 'failed' || notice === 'check' ? makeCardLink : makeManageLink
  const email = await composeNotice(tx, tenant, regularGift, {
    ...options,
    makeLink: () => makeLink(tx, tenant, regularGift, now),
  })
  await queueEmail(tx, { kind: kindOf(notice), cause, donorId: regularGift.donorId, email })
}

/** A new link to a regular gift, requested on the website or sent by staff. */
export type LinkEmail = { kind: 'cycle-link' | 'cycle-link-again'; cause: string; permit: EmailPermit }

/** Emails the donor a new link to their regular gift, once per cause. */
export async function sendLinkNotice(
  tx: Tx,
  { tenant, now }: Pick<RegularGiftContext, 'tenant' | 'now'>,
  regularGift: RegularGift,
  link: LinkEmail,
): Promise<void> {
  if (!regularGift.donorEmail || regularGift.forgottenAt) return
  const email = await composeNotice(tx, tenant, regularGift, {
    notice: 'link',
    makeLink: () => makeManageLink(tx, tenant, regularGift, now),
  })
  await queueEmail(tx, { ...link, donorId: regularGift.donorId, email })
}

/** Emails the donor about a failed collection, once per try. */
export async function sendFailedNotice(
  tx: Tx,
  context: Pick<RegularGiftContext, 'tenant' | 'now'>,
  regularGift: RegularGift,
  invoice: Pick<Invoice, 'id' | 'tries' | 'amountMinor' | 'nextTryAt' | 'declineCode'>,
  dueOn: string,
): Promise<void> {
  await sendNotice(tx, context, regularGift, {
    notice: invoice.declineCode === 'authentication_required' ? 'check' : 'failed',
    cause: `${invoice.id}:${invoice.tries}`,
    amountMinor: invoice.amountMinor,
    dueOn,
    retryOn: invoice.nextTryAt && dayIn(context.tenant.config.timeZone, invoice.nextTryAt),
  })
}

/** Emails the donor about the end of a regular gift, unless it never ran. */
export async function sendEndNotice(
  tx: Tx,
  context: Pick<RegularGiftContext, 'tenant' | 'now'>,
  regularGift: RegularGift,
): Promise<void> {
  if (regularGift.state !== 'ended') return
  const noticesByReason = { giver: 'stopped', until: 'completed', card: 'givenUp' } as const
  const by = regularGift.endedBy
  const notice = by === 'giver' || by === 'until' || by === 'card' ? noticesByReason[by] : 'closed'
  await sendNotice(tx, context, regularGift, { notice, cause: regularGift.id })
}

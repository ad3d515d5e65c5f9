import { and, eq } from 'drizzle-orm'
import { causes, type Tx } from '@minaret/foundation/db'
import { amountInWords } from '@minaret/money'
import { type AskedMail, compose, letterLocale, post } from '@minaret/foundation/email'
import type { Invoice } from '../providers/billing.ts'
import { letterLanguage } from '../receipts/language.ts'
import { receiptWords } from '../receipts/words.ts'
import { dayIn } from '../records/days.ts'
import type { CycleAsking } from './land.ts'
import { type CycleNews, cycleLetters } from './lettersWords.ts'
import { cardLink, manageLink } from '../records/links.ts'
import type { CycleRow } from '../records/regularStore.ts'

/** What a letter needs beside the regular gift itself; days are plain dates. */
type Told = {
  news: CycleNews
  cause: string
  amountMinor?: number
  dueOn?: string
  retryOn?: string
  /** Of one somebody asked for by typing an address. */
  asked?: AskedMail
}

/** A calendar day as the language writes it where the mosque is, by the calendar the books are kept in. */
const inWords = (day: string | null | undefined, locale: string): string | undefined =>
  day ? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day)) : undefined

const over: readonly CycleNews[] = ['stopped', 'completed', 'givenUp', 'closed']

/** Which letter it is in the outbox: for one cause there is one of each kind, whatever its words. */
const kindOf = (news: CycleNews): string => {
  if (over.includes(news)) return 'cycle-ended'
  return news === 'check' ? 'cycle-failed' : `cycle-${news}`
}

/**
 * Writes to the giver of a regular gift, in the transaction that has changed it: once for one cause. Whoever was
 * forgotten is not written to.
 */
export async function postNews(
  tx: Tx,
  { tenant, now }: Pick<CycleAsking, 'tenant' | 'now'>,
  cycle: CycleRow,
  { news, cause, amountMinor = cycle.amountMinor, dueOn, retryOn, asked }: Told,
): Promise<void> {
  if (!cycle.donorEmail || cycle.forgottenAt) return
  const language = letterLanguage(cycle, tenant.config)
  const { labels, rhythms, unreal, manage } = receiptWords[language]
  const letters = cycleLetters[language]
  const locale = letterLocale(language, tenant.config)
  const [row] = await tx
    .select({ title: causes.title })
    .from(causes)
    .where(and(eq(causes.tenantId, cycle.tenantId), eq(causes.id, cycle.causeId)))
  const title = row?.title ?? cycle.fund
  const amount = amountInWords(amountMinor, cycle.currency, locale)
  const next = over.includes(news) ? undefined : inWords(cycle.nextOn, locale)
  const { subject, paragraphs, after } = letters[news]({
    mosque: tenant.config.websiteName,
    cause: title,
    amount,
    next,
    resumes: inWords(cycle.resumesOn, locale),
    due: inWords(dueOn, locale),
    retry: inWords(retryOn, locale),
  })
  const mends = news === 'failed' || news === 'check'
  const action = async () =>
    mends
      ? { label: letters.mend[news], href: await cardLink(tx, tenant, cycle, now) }
      : { label: manage, href: await manageLink(tx, tenant, cycle, now) }
  await post(tx, {
    kind: kindOf(news),
    cause,
    asked,
    letter: {
      to: cycle.donorEmail,
      ...compose(tenant, {
        language,
        subject,
        paragraphs: [...(cycle.mode === 'live' ? [] : [unreal[cycle.mode]]), ...paragraphs],
        facts: [
          { label: labels.amount, value: amount },
          { label: labels.cause, value: title },
          { label: labels.rhythm, value: rhythms[cycle.rhythm] },
          ...(next ? [{ label: labels.next, value: next }] : []),
        ],
        ...(over.includes(news) ? {} : { action: await action() }),
        after,
      }),
    },
  })
}

/** Tells that a try of a collection failed: one letter a try. */
export async function postFailed(
  tx: Tx,
  asking: Pick<CycleAsking, 'tenant' | 'now'>,
  cycle: CycleRow,
  invoice: Pick<Invoice, 'id' | 'tries' | 'amountMinor' | 'nextTryAt' | 'declineCode'>,
  dueOn: string,
): Promise<void> {
  await postNews(tx, asking, cycle, {
    news: invoice.declineCode === 'authentication_required' ? 'check' : 'failed',
    cause: `${invoice.id}:${invoice.tries}`,
    amountMinor: invoice.amountMinor,
    dueOn,
    retryOn: invoice.nextTryAt && dayIn(asking.tenant.config.timeZone, invoice.nextTryAt),
  })
}

/** Tells that a regular gift is over. One that never ran ends without a word. */
export async function postEnd(tx: Tx, asking: Pick<CycleAsking, 'tenant' | 'now'>, cycle: CycleRow): Promise<void> {
  if (cycle.state !== 'ended') return
  const news = { giver: 'stopped', until: 'completed', card: 'givenUp' } as const
  const by = cycle.endedBy
  const told = by === 'giver' || by === 'until' || by === 'card' ? news[by] : 'closed'
  await postNews(tx, asking, cycle, { news: told, cause: cycle.id })
}

import { and, eq, isNull } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { type Email, giftAidDeclarations, type Tx } from '@minaret/foundation/db'
import { type EmailPermit, emailLocale, type MailLanguage, queueEmail, renderEmail } from '@minaret/foundation/email'
import { shortId, type Tenant } from '@minaret/foundation/tenancy'
import { giftAidWords } from '@minaret/money'
import { wallClock } from '@minaret/timetable'
import type { GiftAidDetails } from './answer.ts'
import { charityOf, type Declaration, hashOf } from './declare.ts'
import { recordKind } from './prove.ts'
import { spokenRecordTexts } from './spokenWords.ts'
import { lastDayToWithdraw } from './withdrawal.ts'

/** What a donor declared by word of mouth, and how they are written to. */
export type SpokenRecord = {
  details: GiftAidDetails
  /** When they said it. */
  agreedAt: Date
  /** The donor's address as `emailKey` writes it, the entry it belongs to, and the mode of their gifts. */
  donor: { id: string; key: string; email: string; mode: PaymentMode }
  language: MailLanguage
}

type RecordContext = { tenant: Tenant; now: Date }

/**
 * The written record of a spoken declaration, with everything the Donations to Charity by Individuals (Appropriate
 * Declarations) Regulations 2000 want in it: what was declared, the tax, both dates, and the 30 days to withdraw.
 * @param id of the declaration; before it is recorded it has none
 */
export function composeRecord(
  { tenant, now }: RecordContext,
  { details, agreedAt, donor, language }: SpokenRecord,
  id?: string,
): Email {
  const words = spokenRecordTexts[language]
  const charity = charityOf(tenant)
  const { timeZone } = tenant.config
  const inWords = new Intl.DateTimeFormat(emailLocale(language, tenant.config), { dateStyle: 'long', timeZone: 'UTC' })
  const day = (date: string) => inWords.format(new Date(date))
  const declared = day(wallClock(agreedAt, timeZone).date)
  const { title, firstName, lastName, house, postcode, scope, wording } = details
  return {
    to: donor.email,
    ...renderEmail(tenant, {
      language,
      subject: words.subject(charity),
      paragraphs: words.paragraphs(charity, declared),
      facts: [
        { label: words.labels.charity, value: charity },
        { label: words.labels.name, value: [title, firstName, lastName].filter(Boolean).join(' ') },
        { label: words.labels.home, value: [house, postcode].filter(Boolean).join(', ') },
        { label: words.labels.covers, value: words.covers },
        { label: words.labels.declared, value: declared },
        { label: words.labels.recorded, value: day(wallClock(now, timeZone).date) },
        { label: words.labels.reference, value: id === undefined ? '…' : shortId(id) },
      ],
      quote: giftAidWords(wording)?.declaration(charity, scope),
      after: words.after(day(lastDayToWithdraw({ recordSentAt: now }) ?? '')),
    }),
  }
}

/** The standing spoken declaration in the same words by the same donor. */
async function findStanding(tx: Tx, details: Buffer): Promise<Declaration | undefined> {
  const [standing] = await tx
    .select()
    .from(giftAidDeclarations)
    .where(and(eq(giftAidDeclarations.details, details), isNull(giftAidDeclarations.cancelledAt)))
    .for('update')
  return standing
}

/**
 * Records a declaration made by word of mouth, and writes to the donor. It counts once that email has gone out; until then
 * the same again sends it again, and twice within a minute is one click too many.
 * @returns nothing where the same declaration counts already
 */
export async function recordSpoken(
  tx: Tx,
  context: RecordContext,
  spoken: SpokenRecord,
  permit: EmailPermit,
): Promise<{ id: string; email: Email } | undefined> {
  const { now, tenant } = context
  const { details: answer, agreedAt, donor, language } = spoken
  const who = { mode: donor.mode, charity: charityOf(tenant), email: donor.key }
  const details = hashOf(who, answer)
  const [inserted] = await tx
    .insert(giftAidDeclarations)
    .values({
      ...who,
      ...answer,
      tenantId: tenant.id,
      language,
      channel: 'spoken',
      details,
      agreedAt,
      recordSentAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: giftAidDeclarations.id })
  const standing = inserted ? undefined : await findStanding(tx, details)
  if (standing?.provedAt) return undefined
  const id = inserted?.id ?? standing?.id
  if (id === undefined) throw new Error('A spoken Gift Aid declaration could not be written.')
  if (standing)
    await tx
      .update(giftAidDeclarations)
      .set({ agreedAt, recordSentAt: now })
      .where(and(eq(giftAidDeclarations.tenantId, tenant.id), eq(giftAidDeclarations.id, id)))
  const email = composeRecord(context, spoken, id)
  const cause = `${id} ${now.toISOString().slice(0, 16)}`
  await queueEmail(tx, { kind: recordKind, cause, donorId: donor.id, letter: email, permit })
  return { id, email }
}

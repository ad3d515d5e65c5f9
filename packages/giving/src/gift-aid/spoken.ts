import { and, eq, isNull } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { type Email, giftAidDeclarations, type Tx } from '@minaret/foundation/db'
import { type EmailPermit, emailLocale, type MailLanguage, queueEmail, renderEmail } from '@minaret/foundation/email'
import { shortId, type Tenant } from '@minaret/foundation/tenancy'
import { fillMessages } from '@minaret/messages'
import { giftAidText } from '@minaret/money'
import { wallClock } from '@minaret/timetable'
import type { GiftAidDetails } from './answer.ts'
import { charityOf, type Declaration, hashOf } from './declare.ts'
import { recordKind } from './prove.ts'
import { messages } from './spoken/messages.gen.ts'
import { lastDayToWithdraw } from './withdrawal.ts'

/** A spoken declaration, and how to contact its donor. */
export type SpokenRecord = {
  details: GiftAidDetails
  /** When the donor made it. */
  agreedAt: Date
  /** The donor's id, email address (`key` normalised by `emailKey`), and the mode of their gifts. */
  donor: { id: string; key: string; email: string; mode: PaymentMode }
  language: MailLanguage
}

type RecordContext = { tenant: Tenant; now: Date }

/**
 * Composes the written record of a spoken declaration, with everything the Donations to Charity by Individuals (Appropriate
 * Declarations) Regulations 2000 require: the declaration, the tax, both dates, and the 30 days to withdraw.
 * @param id of the declaration; undefined before it is recorded
 */
export function composeRecord(
  { tenant, now }: RecordContext,
  { details, agreedAt, donor, language }: SpokenRecord,
  id?: string,
): Email {
  const charity = charityOf(tenant)
  const { timeZone } = tenant.config
  const dayFormat = new Intl.DateTimeFormat(emailLocale(language, tenant.config), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const formatDay = (date: string) => dayFormat.format(new Date(date))
  const declaredDay = formatDay(wallClock(agreedAt, timeZone).date)
  const lastDay = formatDay(lastDayToWithdraw({ recordSentAt: now }) ?? '')
  const content = fillMessages(messages, language, { charity, declared: declaredDay, lastDay })
  const { title, firstName, lastName, house, postcode, scope, wording } = details
  return {
    to: donor.email,
    ...renderEmail(tenant, {
      language,
      subject: content.subject,
      paragraphs: content.paragraphs,
      facts: [
        { label: content.labels.charity, value: charity },
        { label: content.labels.name, value: [title, firstName, lastName].filter(Boolean).join(' ') },
        { label: content.labels.home, value: [house, postcode].filter(Boolean).join(', ') },
        { label: content.labels.covers, value: content.covers },
        { label: content.labels.declared, value: declaredDay },
        { label: content.labels.recorded, value: formatDay(wallClock(now, timeZone).date) },
        { label: content.labels.reference, value: id === undefined ? '…' : shortId(id) },
      ],
      quote: giftAidText(wording)?.declaration(charity, scope),
      afterAction: content.after,
    }),
  }
}

/** Finds the donor's identical spoken declaration in force. */
async function findExisting(tx: Tx, details: Buffer): Promise<Declaration | undefined> {
  const [existingDeclaration] = await tx
    .select()
    .from(giftAidDeclarations)
    .where(and(eq(giftAidDeclarations.details, details), isNull(giftAidDeclarations.cancelledAt)))
    .for('update')
  return existingDeclaration
}

/**
 * Records a spoken declaration, and emails the donor its written record. It takes effect once the email was sent; until then,
 * recording it again sends the email again, at most once a minute.
 * @returns undefined if the same declaration is already effective
 */
export async function recordSpoken(
  tx: Tx,
  context: RecordContext,
  record: SpokenRecord,
  permit: EmailPermit,
): Promise<{ id: string; email: Email } | undefined> {
  const { now, tenant } = context
  const { details: answer, agreedAt, donor, language } = record
  const declarer = { mode: donor.mode, charity: charityOf(tenant), email: donor.key }
  const details = hashOf(declarer, answer)
  const [newDeclaration] = await tx
    .insert(giftAidDeclarations)
    .values({
      ...declarer,
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
  const existingDeclaration = newDeclaration ? undefined : await findExisting(tx, details)
  if (existingDeclaration?.provedAt) return undefined
  const id = newDeclaration?.id ?? existingDeclaration?.id
  if (id === undefined) throw new Error('Expected the spoken Gift Aid declaration.')
  if (existingDeclaration)
    await tx
      .update(giftAidDeclarations)
      .set({ agreedAt, recordSentAt: now })
      .where(and(eq(giftAidDeclarations.tenantId, tenant.id), eq(giftAidDeclarations.id, id)))
  const email = composeRecord(context, record, id)
  const cause = `${id} ${now.toISOString().slice(0, 16)}`
  await queueEmail(tx, { kind: recordKind, cause, donorId: donor.id, email, permit })
  return { id, email }
}

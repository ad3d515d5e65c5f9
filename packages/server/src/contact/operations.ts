import { and, eq, sql } from 'drizzle-orm'
import { isOpen } from '@minaret/plans'
import { normaliseContactNumber } from '@minaret/plans/contact-number'
import { emailKey } from '@minaret/foundation/email-addresses'
import { type Tx, mails, contactMessages as messageRows } from '@minaret/foundation/db'
import {
  lockUntilCommit,
  getMailbox,
  numberErrors,
  refuseFields,
  contactEmail,
  imamNoticeEmail,
} from '@minaret/foundation/forms'
import { type Call, type Operations } from '@minaret/foundation/operations'
import { done, refuse, type Refusal } from '@minaret/foundation/responses'
import { chooseLanguage, toSingleLine, permitQuietly, queueEmail } from '@minaret/foundation/email'
import { sha256 } from '@minaret/foundation/base'
import { messages as contactMessages } from './messages.gen.ts'

const successResult = done({}, contactMessages.sent)

const hour = 3_600_000

type Message = Parameters<typeof contactEmail>[1]

/**
 * Returns the id of a message within one clock hour. It is keyed, so that a question to the imam cannot be guessed from
 * the stored id, and covers the whole form: a form with a corrected phone number counts as a new one.
 */
function messageId({ secrets, tenant }: Call<'contactSend'>, message: Message, hour: number): string {
  const content = { ...message, tenant: tenant.id, email: emailKey(message.email), hour }
  return sha256(secrets.sign(content, 'contact message')).subarray(0, 16).toString('base64url')
}

/** Whether a message with that id was received. A question to the imam that was not stored is recognised by its email. */
async function isReceived(tx: Tx, topic: string, id: string): Promise<boolean> {
  const [storedMessage] = await tx.select({ id: messageRows.id }).from(messageRows).where(eq(messageRows.id, id))
  if (storedMessage || topic !== 'imam') return storedMessage !== undefined
  const [sentEmail] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.kind, 'ask-imam'), eq(mails.cause, id)))
  return sentEmail !== undefined
}

/**
 * Stores a message and emails it to the mosque. Repeated messages from the same sender within this clock hour or the
 * previous one are dropped, such as a double click or a retry after a lost response.
 */
async function receive(
  tx: Tx,
  call: Call<'contactSend'>,
  message: Message,
  imams: readonly string[],
): Promise<Refusal | undefined> {
  const { tenant, now } = call
  const { topic, email } = message
  const hourNumber = Math.floor(now.getTime() / hour)
  const id = messageId(call, message, hourNumber)
  // A double click may straddle a full hour: the lock makes the second wait until the first is visible.
  await lockUntilCommit(tx, `contact ${emailKey(email)}`)
  if ((await isReceived(tx, topic, id)) || (await isReceived(tx, topic, messageId(call, message, hourNumber - 1))))
    return undefined
  const isForImam = topic === 'imam'
  // Without an imam on the staff, a question is only emailed, and the outbox deletes it once sent.
  if (!isForImam || imams.length > 0) {
    const language = chooseLanguage(call)
    const row = { ...message, tenantId: tenant.id, id, emailKey: emailKey(email), createdAt: now, language }
    await tx.insert(messageRows).values(row)
  }
  if (isForImam && imams.length > 0) {
    await notifyImams(tx, call, id, imams)
    return undefined
  }
  const to = getMailbox(tenant)
  const kind = isForImam ? 'ask-imam' : 'contact'
  const permit = to && (await permitQuietly(tx, call, kind, to))
  if (to && permit) await queueEmail(tx, { kind, cause: id, email: contactEmail({ tenant, to }, message), permit })
  // Without an email a message is still available at the desk, but a question would be lost.
  return isForImam && !permit ? refuse(409, contactMessages.imamNoEmail) : undefined
}

/** Notifies each imam of a question at the desk. Its text can be read only there, never in the office's mailbox. */
async function notifyImams(tx: Tx, call: Call<'contactSend'>, id: string, imams: readonly string[]): Promise<void> {
  const { tenant } = call
  for (const [index, to] of imams.entries()) {
    const permit = await permitQuietly(tx, call, 'imam-notice', to)
    const notice = imamNoticeEmail({ tenant, to })
    if (permit) await queueEmail(tx, { kind: 'imam-notice', cause: `${id} ${index}`, email: notice, permit })
  }
}

/** Reads the emails of the imams on the staff. */
const readImams = (tx: Tx) =>
  tx
    .execute<{ email: string }>(sql`select email from imam_addresses()`)
    .then(({ rows }) => rows.map(({ email }) => email))

function refuseQuestion({ tenant }: Call<'contactSend'>, imams: readonly string[]): Refusal | undefined {
  if (!isOpen('askImam', tenant.config))
    return refuse(422, contactMessages.imamClosed, { topic: contactMessages.imamClosed })
  if (imams.length > 0 || getMailbox(tenant)) return undefined
  const { phone } = tenant.config.contact
  return refuse(409, phone ? contactMessages.imamCall({ phone }) : contactMessages.imamNoEmail)
}

/** `POST /api/contact`. */
export const contactOperations = {
  async contactSend(call) {
    const { body, tenant } = call
    if (body.website) return successResult
    const imams = body.topic === 'imam' ? await call.db(readImams) : []
    const refusal =
      refuseFields(numberErrors(tenant, { contactNumber: body.contactNumber })) ??
      (body.topic === 'imam' ? refuseQuestion(call, imams) : undefined)
    if (refusal) return refusal
    const message = {
      topic: body.topic,
      name: toSingleLine(body.name),
      email: body.email,
      contactNumber: body.contactNumber && normaliseContactNumber(body.contactNumber, tenant.config.phoneCountry),
      subject: body.subject && toSingleLine(body.subject),
      message: body.message.trim(),
    }
    return (await call.db((tx) => receive(tx, call, message, imams))) ?? successResult
  },
} satisfies Operations<'contactSend'>

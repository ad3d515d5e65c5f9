import { and, eq } from 'drizzle-orm'
import { isOpen } from '@minaret/plans'
import { normalContactNumber } from '@minaret/plans/contact-number'
import { emailKey } from '@minaret/foundation/email-addresses'
import { type Tx, mails, contactMessages as messageRows } from '@minaret/foundation/db'
import { lockUntilCommit, getMailbox, numberErrors, refuseFields, contactEmail } from '@minaret/foundation/forms'
import { type Call, type Operations } from '@minaret/foundation/operations'
import { done, refuse, type Refusal } from '@minaret/foundation/responses'
import { oneLine, queueEmail } from '@minaret/foundation/email'
import { sha256 } from '@minaret/foundation/base'
import { contactMessages } from './messages/index.ts'

const sent = done({}, contactMessages.sent)

const hour = 3_600_000

type Message = Parameters<typeof contactEmail>[1]

/**
 * What a message is known by, in one hour of the clock. Keyed, so that a question to the imam cannot be guessed from what
 * is left of it. All of the form counts: a corrected number is worth a second letter.
 */
function messageId({ secrets, tenant }: Call<'contactSend'>, message: Message, hour: number): string {
  const said = { ...message, tenant: tenant.id, email: emailKey(message.email), hour }
  return sha256(secrets.sign(said, 'contact message')).subarray(0, 16).toString('base64url')
}

/** Whether a message of that id has come: what is asked of the imam is known by its letter alone. */
async function hasCome(tx: Tx, topic: string, id: string): Promise<boolean> {
  const [found] =
    topic === 'imam'
      ? await tx
          .select({ id: mails.id })
          .from(mails)
          .where(and(eq(mails.kind, 'ask-imam'), eq(mails.cause, id)))
      : await tx.select({ id: messageRows.id }).from(messageRows).where(eq(messageRows.id, id))
  return found !== undefined
}

/**
 * Keeps a message and sends it to the mosque. The same words of the same writer in this hour of the clock or the one
 * before are one message, however often they are sent: a double click, a second try after a lost answer.
 */
async function take(tx: Tx, call: Call<'contactSend'>, message: Message): Promise<void> {
  const { tenant, now } = call
  const { topic, email } = message
  const at = Math.floor(now.getTime() / hour)
  const id = messageId(call, message, at)
  // Two clicks may fall on two sides of a full hour: the second waits until the first can be found.
  await lockUntilCommit(tx, `contact ${emailKey(email)}`)
  if ((await hasCome(tx, topic, id)) || (await hasCome(tx, topic, messageId(call, message, at - 1)))) return
  // What is asked of the imam goes out as a letter and stays nowhere: the outbox forgets it once it is sent.
  if (topic !== 'imam')
    await tx
      .insert(messageRows)
      .values({ ...message, tenantId: tenant.id, id, emailKey: emailKey(email), createdAt: now })
  const to = getMailbox(tenant)
  const kind = topic === 'imam' ? 'ask-imam' : 'contact'
  if (to) await queueEmail(tx, { kind, cause: id, letter: contactEmail({ tenant, to }, message) })
}

function noImam({ tenant }: Call<'contactSend'>): Refusal | undefined {
  if (!isOpen('askImam', tenant.config))
    return refuse(422, contactMessages.imamClosed, { topic: contactMessages.imamClosed })
  if (getMailbox(tenant)) return undefined
  const { phone } = tenant.config.contact
  return refuse(409, phone ? contactMessages.imamCall(phone) : contactMessages.imamNoEmail)
}

/** `POST /api/contact`. */
export const contactOperations = {
  async contactSend(call) {
    const { body, tenant } = call
    if (body.website) return sent
    const refused =
      refuseFields(numberErrors(tenant, { contactNumber: body.contactNumber })) ??
      (body.topic === 'imam' ? noImam(call) : undefined)
    if (refused) return refused
    const message = {
      topic: body.topic,
      name: oneLine(body.name),
      email: body.email,
      contactNumber: body.contactNumber && normalContactNumber(body.contactNumber, tenant.config.phoneCountry),
      subject: body.subject && oneLine(body.subject),
      message: body.message.trim(),
    }
    await call.db((tx) => take(tx, call, message))
    return sent
  },
} satisfies Operations<'contactSend'>

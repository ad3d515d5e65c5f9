import { and, eq, sql } from 'drizzle-orm'
import { isOpen } from '@minaret/plans'
import { normalContactNumber } from '@minaret/plans/contact-number'
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
import { chooseLanguage, oneLine, permitQuietly, queueEmail } from '@minaret/foundation/email'
import { sha256 } from '@minaret/foundation/base'
import { messages as contactMessages } from './messages.gen.ts'

const sent = done({}, contactMessages.sent)

const hour = 3_600_000

type Message = Parameters<typeof contactEmail>[1]

/**
 * What a message is known by, in one hour of the clock. Keyed, so that a question to the imam cannot be guessed from what
 * is left of it. All of the form counts: a corrected number is worth a second letter.
 */
function messageId({ secrets, tenant }: Call<'contactSend'>, message: Message, hour: number): string {
  const content = { ...message, tenant: tenant.id, email: emailKey(message.email), hour }
  return sha256(secrets.sign(content, 'contact message')).subarray(0, 16).toString('base64url')
}

/** Whether a message of that id has come: a question to the imam that is stored nowhere is known by its email alone. */
async function hasCome(tx: Tx, topic: string, id: string): Promise<boolean> {
  const [stored] = await tx.select({ id: messageRows.id }).from(messageRows).where(eq(messageRows.id, id))
  if (stored || topic !== 'imam') return stored !== undefined
  const [sent] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.kind, 'ask-imam'), eq(mails.cause, id)))
  return sent !== undefined
}

/**
 * Keeps a message and sends it to the mosque. The same words of the same writer in this hour of the clock or the one
 * before are one message, however often they are sent: a double click, a second try after a lost answer.
 */
async function take(
  tx: Tx,
  call: Call<'contactSend'>,
  message: Message,
  imams: readonly string[],
): Promise<Refusal | undefined> {
  const { tenant, now } = call
  const { topic, email } = message
  const at = Math.floor(now.getTime() / hour)
  const id = messageId(call, message, at)
  // Two clicks may fall on two sides of a full hour: the second waits until the first can be found.
  await lockUntilCommit(tx, `contact ${emailKey(email)}`)
  if ((await hasCome(tx, topic, id)) || (await hasCome(tx, topic, messageId(call, message, at - 1)))) return undefined
  const isForImam = topic === 'imam'
  // Without an imam at the desk a question goes out as an email and is stored nowhere: the outbox forgets it once it is sent.
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
  if (to && permit) await queueEmail(tx, { kind, cause: id, letter: contactEmail({ tenant, to }, message), permit })
  // A message is at the desk all the same; a question would be nowhere.
  return isForImam && !permit ? refuse(409, contactMessages.imamNoEmail) : undefined
}

/** Tells each imam that a question waits at the desk. What it asks is read there alone, and never in the office's mailbox. */
async function notifyImams(tx: Tx, call: Call<'contactSend'>, id: string, imams: readonly string[]): Promise<void> {
  const { tenant } = call
  for (const [at, to] of imams.entries()) {
    const permit = await permitQuietly(tx, call, 'imam-notice', to)
    const letter = imamNoticeEmail({ tenant, to })
    if (permit) await queueEmail(tx, { kind: 'imam-notice', cause: `${id} ${at}`, letter, permit })
  }
}

/** The addresses of those who read questions at the desk; none where no imam works there. */
const readImams = (tx: Tx) =>
  tx
    .execute<{ email: string }>(sql`select email from imam_addresses()`)
    .then(({ rows }) => rows.map(({ email }) => email))

function noImam({ tenant }: Call<'contactSend'>, imams: readonly string[]): Refusal | undefined {
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
    if (body.website) return sent
    const imams = body.topic === 'imam' ? await call.db(readImams) : []
    const refused =
      refuseFields(numberErrors(tenant, { contactNumber: body.contactNumber })) ??
      (body.topic === 'imam' ? noImam(call, imams) : undefined)
    if (refused) return refused
    const message = {
      topic: body.topic,
      name: oneLine(body.name),
      email: body.email,
      contactNumber: body.contactNumber && normalContactNumber(body.contactNumber, tenant.config.phoneCountry),
      subject: body.subject && oneLine(body.subject),
      message: body.message.trim(),
    }
    return (await call.db((tx) => take(tx, call, message, imams))) ?? sent
  },
} satisfies Operations<'contactSend'>

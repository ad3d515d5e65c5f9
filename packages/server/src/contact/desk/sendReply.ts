import { and, eq, ne } from 'drizzle-orm'
import { currentTenant, mails, messageReplies, newPublicId, type Tx } from '@minaret/foundation/db'
import { type EmailPermit, getTenantLanguage, queueEmail, requeueEmail } from '@minaret/foundation/email'
import { replyEmail } from '@minaret/foundation/forms'
import { writeLog } from '@minaret/foundation/staff'
import { type StoredMessage, updateMessageCare } from '../store.ts'
import { loggedValues, type MessageWriter, messageSubject } from './changeMessage.ts'
import { kindOf } from './people.ts'
import { languageOf } from './readMessages.ts'
import { emailKindOf, type StoredReply } from './replies.ts'

/** How long a reply waits on the server before its email is sent, in seconds: so long it can be taken back for certain. */
const waitSeconds = 10

const writeEntry = ({ tx, tenant, accountId, now }: MessageWriter, message: StoredMessage, kind: string) =>
  writeLog(tx, {
    accountId,
    kind,
    subject: messageSubject(message.id),
    content: { values: loggedValues(tenant, message) },
    now,
  })

/** Stores a reply, puts its email into the outbox to be sent in ten seconds, and marks the message as answered. */
export async function sendReply(
  writer: MessageWriter,
  message: StoredMessage,
  { text, permit }: { text: string; permit: EmailPermit },
): Promise<StoredMessage> {
  const { tx, tenant, accountId, now } = writer
  const id = newPublicId()
  const forImam = kindOf(message.topic) === 'imam'
  await tx.insert(messageReplies).values({
    tenantId: currentTenant,
    id,
    messageId: message.id,
    forImam,
    accountId,
    body: text,
    createdAt: now,
    sendAt: new Date(now.getTime() + waitSeconds * 1000),
    answers: message.answeredAt === null,
  })
  const language = languageOf(message) ?? getTenantLanguage(tenant)
  const email = replyEmail({ tenant, to: message.email, language }, { ...message, forImam, reply: text })
  await queueEmail(tx, { kind: emailKindOf(message), cause: id, letter: email, permit, delaySeconds: waitSeconds })
  const changed = await updateMessageCare(tx, message.id, { answeredAt: message.answeredAt ?? now })
  await writeEntry(writer, message, 'replySent')
  return changed ?? message
}

/**
 * Takes a reply back that no mail server has been given: its email is deleted in the same moment in which a sender would
 * have taken it up, so that of the two one wins.
 * @returns the message as it is now; nothing when the email has left
 */
export async function takeBackReply(
  writer: MessageWriter,
  message: StoredMessage,
  reply: StoredReply,
): Promise<StoredMessage | undefined> {
  const { tx } = writer
  const isWaiting = and(eq(mails.kind, emailKindOf(message)), eq(mails.cause, reply.id), eq(mails.state, 'waiting'))
  const deleted = await tx.delete(mails).where(isWaiting).returning({ id: mails.id })
  if (deleted.length === 0) return undefined
  await tx.delete(messageReplies).where(eq(messageReplies.id, reply.id))
  const opens = reply.answers && !(await hasOtherReply(tx, message, reply))
  const changed = await updateMessageCare(tx, message.id, opens ? { answeredAt: null } : {})
  await writeEntry(writer, message, 'replyTakenBack')
  return changed
}

const hasOtherReply = async (tx: Tx, message: StoredMessage, reply: StoredReply) =>
  (await tx.$count(messageReplies, and(eq(messageReplies.messageId, message.id), ne(messageReplies.id, reply.id)))) > 0

/**
 * Sends a reply again that was refused, or that may not have arrived: under the Message-ID it had, so that an inbox that has it
 * already can tell.
 * @returns whether it could be: not while it waits or is on its way, nor once it was accepted
 */
export async function resendReply(writer: MessageWriter, message: StoredMessage, reply: StoredReply): Promise<boolean> {
  const { tx } = writer
  const [email] = await tx
    .select()
    .from(mails)
    .where(and(eq(mails.kind, emailKindOf(message)), eq(mails.cause, reply.id)))
    .for('update')
  if (!email?.letter || (email.state !== 'failed' && email.state !== 'uncertain')) return false
  await requeueEmail(tx, email)
  await writeEntry(writer, message, 'replyResent')
  return true
}

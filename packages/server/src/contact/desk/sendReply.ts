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

/** Delay before a reply's email is sent, in seconds, during which it can be withdrawn. */
const waitSeconds = 10

const writeEntry = ({ tx, tenant, accountId, now }: MessageWriter, message: StoredMessage, kind: string) =>
  writeLog(tx, {
    accountId,
    kind,
    subject: messageSubject(message.id),
    content: { values: loggedValues(tenant, message) },
    now,
  })

/** Stores a reply, queues its email for sending after ten seconds, and marks the message as answered. */
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
  await queueEmail(tx, { kind: emailKindOf(message), cause: id, email, permit, delaySeconds: waitSeconds })
  const updated = await updateMessageCare(tx, message.id, { answeredAt: message.answeredAt ?? now })
  await writeEntry(writer, message, 'replySent')
  return updated ?? message
}

/**
 * Withdraws an unsent reply by deleting its email atomically, so that either the deletion or the sender wins.
 * @returns the updated message; undefined if the email has been sent
 */
export async function withdrawReply(
  writer: MessageWriter,
  message: StoredMessage,
  reply: StoredReply,
): Promise<StoredMessage | undefined> {
  const { tx } = writer
  const isWaiting = and(eq(mails.kind, emailKindOf(message)), eq(mails.cause, reply.id), eq(mails.state, 'waiting'))
  const deletedRows = await tx.delete(mails).where(isWaiting).returning({ id: mails.id })
  if (deletedRows.length === 0) return undefined
  await tx.delete(messageReplies).where(eq(messageReplies.id, reply.id))
  const shouldReopen = reply.answers && !(await hasOtherReply(tx, message, reply))
  const updated = await updateMessageCare(tx, message.id, shouldReopen ? { answeredAt: null } : {})
  await writeEntry(writer, message, 'replyTakenBack')
  return updated
}

const hasOtherReply = async (tx: Tx, message: StoredMessage, reply: StoredReply) =>
  (await tx.$count(messageReplies, and(eq(messageReplies.messageId, message.id), ne(messageReplies.id, reply.id)))) > 0

/**
 * Resends a refused or possibly lost reply with the same Message-ID, so that mailboxes can recognise a duplicate.
 * @returns false if it is waiting, being sent or accepted
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

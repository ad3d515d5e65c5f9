import { and, asc, eq, exists, inArray, isNull, or } from 'drizzle-orm'
import type { DeskProblem, MessageReply } from '@minaret/contract/desk'
import { contactMessages, mails, messageReplies, type Tx } from '@minaret/foundation/db'
import type { StoredMessage } from '../store.ts'
import { colleagueOf, kindOf, type StaffNames } from './people.ts'

/** A stored reply. */
export type StoredReply = typeof messageReplies.$inferSelect

/** Returns the outbox kind of a reply's email; row-level security shows replies to questions only to the imam. */
export const emailKindOf = ({ topic }: Pick<StoredMessage, 'topic'>) =>
  kindOf(topic) === 'imam' ? 'imam-reply' : 'reply'

type EmailRow = Pick<typeof mails.$inferSelect, 'state' | 'tries' | 'problem' | 'report'>

/** Returns the state of an email by the mail server's responses and delivery reports. */
export function emailStateOf(email: EmailRow | null): MessageReply['state'] {
  // The outbox deletes sent emails after a while.
  if (!email) return 'unknown'
  if (email.report === 'bounced') return 'bounced'
  if (email.state === 'waiting') return email.tries > 0 ? 'delayed' : 'waiting'
  if (email.state === 'sent') return 'accepted'
  return email.state === 'failed' ? 'refused' : email.state
}

/** Returns the SQL condition that a message has a refused, bounced or possibly unsent reply. */
export const hasUnsentReply = (tx: Tx) =>
  exists(
    tx
      .select({ id: messageReplies.id })
      .from(messageReplies)
      .innerJoin(
        mails,
        and(
          eq(mails.tenantId, messageReplies.tenantId),
          inArray(mails.kind, ['reply', 'imam-reply']),
          eq(mails.cause, messageReplies.id),
        ),
      )
      .where(
        and(
          eq(messageReplies.tenantId, contactMessages.tenantId),
          eq(messageReplies.messageId, contactMessages.id),
          or(inArray(mails.state, ['failed', 'uncertain']), eq(mails.report, 'bounced')),
        ),
      ),
  )

/** Lists problems with messages; row-level security limits the counts to those the reader may see. */
export async function readMessageProblems(tx: Tx): Promise<DeskProblem[]> {
  const unsentCount = await tx.$count(contactMessages, hasUnsentReply(tx))
  const openCount = await tx.$count(contactMessages, isNull(contactMessages.answeredAt))
  return [
    ...(unsentCount > 0 ? [{ kind: 'repliesUnsent' as const, count: unsentCount }] : []),
    ...(openCount > 0 ? [{ kind: 'messagesOpen' as const, count: openCount }] : []),
  ]
}

/** Reads the replies to a message, oldest first, with the state of their emails. */
export async function readReplies(tx: Tx, message: StoredMessage, staff: StaffNames): Promise<MessageReply[]> {
  const rows = await tx
    .select({ reply: messageReplies, email: mails })
    .from(messageReplies)
    .leftJoin(
      mails,
      and(
        eq(mails.tenantId, messageReplies.tenantId),
        eq(mails.kind, emailKindOf(message)),
        eq(mails.cause, messageReplies.id),
      ),
    )
    .where(eq(messageReplies.messageId, message.id))
    .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id))
  return rows.map(({ reply, email }) => {
    const author = colleagueOf(staff, reply.accountId)?.name
    return {
      id: reply.id,
      at: reply.createdAt.toISOString(),
      sendAt: reply.sendAt.toISOString(),
      text: reply.body,
      ...(author === undefined ? {} : { by: author }),
      state: emailStateOf(email),
      ...(email?.problem ? { problem: email.problem } : {}),
    }
  })
}

/** Finds a reply to a message and locks it until the end of the transaction. */
export async function findReply(tx: Tx, messageId: string, id: string): Promise<StoredReply | undefined> {
  const [row] = await tx
    .select()
    .from(messageReplies)
    .where(and(eq(messageReplies.messageId, messageId), eq(messageReplies.id, id)))
    .for('update')
  return row
}

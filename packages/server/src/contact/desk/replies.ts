import { and, asc, eq, exists, inArray, isNull, or } from 'drizzle-orm'
import type { DeskProblem, MessageReply } from '@minaret/contract/desk'
import { contactMessages, mails, messageReplies, type Tx } from '@minaret/foundation/db'
import type { StoredMessage } from '../store.ts'
import { colleagueOf, kindOf, type StaffNames } from './people.ts'

/** A reply as it is stored. */
export type StoredReply = typeof messageReplies.$inferSelect

/** The kind of a reply's email in the outbox; of those to questions the database shows only an imam's own. */
export const emailKindOf = ({ topic }: Pick<StoredMessage, 'topic'>) =>
  kindOf(topic) === 'imam' ? 'imam-reply' : 'reply'

type EmailRow = Pick<typeof mails.$inferSelect, 'state' | 'tries' | 'problem' | 'report'>

/** Where an email stands, as far as the mail server's answers tell, and reports about it. */
export function emailStateOf(email: EmailRow | null): MessageReply['state'] {
  // Nothing is stored of an email that was sent longer ago than the outbox remembers.
  if (!email) return 'unknown'
  if (email.report === 'bounced') return 'bounced'
  if (email.state === 'waiting') return email.tries > 0 ? 'delayed' : 'waiting'
  if (email.state === 'sent') return 'accepted'
  return email.state === 'failed' ? 'refused' : email.state
}

/** Whether a reply to the message a query is about was refused, came back, or may not have been sent. */
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

/** What of the messages needs somebody; the database counts those alone that the reader's roles may see. */
export async function readMessageProblems(tx: Tx): Promise<DeskProblem[]> {
  const unsent = await tx.$count(contactMessages, hasUnsentReply(tx))
  const open = await tx.$count(contactMessages, isNull(contactMessages.answeredAt))
  return [
    ...(unsent > 0 ? [{ kind: 'repliesUnsent' as const, count: unsent }] : []),
    ...(open > 0 ? [{ kind: 'messagesOpen' as const, count: open }] : []),
  ]
}

/** The replies to a message, the oldest first, each with where its email stands. */
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
    const by = colleagueOf(staff, reply.accountId)?.name
    return {
      id: reply.id,
      at: reply.createdAt.toISOString(),
      sendAt: reply.sendAt.toISOString(),
      text: reply.body,
      ...(by === undefined ? {} : { by }),
      state: emailStateOf(email),
      ...(email?.problem ? { problem: email.problem } : {}),
    }
  })
}

/** One reply to a message, locked until the transaction's end. */
export async function findReply(tx: Tx, messageId: string, id: string): Promise<StoredReply | undefined> {
  const [row] = await tx
    .select()
    .from(messageReplies)
    .where(and(eq(messageReplies.messageId, messageId), eq(messageReplies.id, id)))
    .for('update')
  return row
}

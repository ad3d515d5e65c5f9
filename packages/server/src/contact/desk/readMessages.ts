import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { DeskMessage, MessageFilter, MessageKind, MessageListed } from '@minaret/contract/desk'
import { contactMessages, deskLog, type StaffMember, type Tx } from '@minaret/foundation/db'
import { toSingleLine } from '@minaret/foundation/email'
import { maskAddress } from '@minaret/foundation/email-addresses'
import { getMailbox } from '@minaret/foundation/forms'
import { forMachines, type Language, languages } from '@minaret/foundation/i18n'
import type { Order, Page } from '@minaret/foundation/pagination'
import { isApproved, type Tenant } from '@minaret/foundation/tenancy'
import type { StoredMessage } from '../store.ts'
import { messageSubject } from './changeMessage.ts'
import { messages as texts } from './messages.gen.ts'
import { colleagueOf, colleaguesFor, kindOf, readStaffNames, type StaffNames } from './people.ts'
import { hasUnsentReply, readReplies } from './replies.ts'
import { sentenceOf } from './sentences.ts'
import { topicIn } from './topics.ts'

/** The reader of messages. A demonstration is open to the public, so emails are masked there. */
export type MessageReader = { member: StaffMember & { demonstration: boolean }; tenant: Tenant }

/** Orders messages from the newest. */
export const messageOrder: Order = {
  keys: [
    { by: contactMessages.createdAt, kind: 'instant' },
    { by: contactMessages.id, kind: 'text' },
  ],
  descending: true,
}

const stateOf = ({ answeredAt }: StoredMessage) => (answeredAt ? 'answered' : 'open')

/** Length of the excerpt in a list, in characters. */
const excerptLength = 140

const matchesFilter = (tx: Tx, show: MessageFilter) => {
  if (show === 'unsent') return hasUnsentReply(tx)
  return show === 'answered' ? isNotNull(contactMessages.answeredAt) : isNull(contactMessages.answeredAt)
}

/** Reads one page of messages. */
export const readMessagePage = (
  tx: Tx,
  page: Page,
  { show = 'open', kind, accountId }: { show?: MessageFilter; kind?: MessageKind; accountId: string },
) =>
  tx
    .select({ message: contactMessages, cursor: page.cursor, unsent: sql<boolean>`${hasUnsentReply(tx)}` })
    .from(contactMessages)
    .where(
      and(
        page.beyond,
        matchesFilter(tx, show),
        show === 'mine' ? eq(contactMessages.assignedTo, accountId) : undefined,
        kind && (kind === 'imam' ? eq : ne)(contactMessages.topic, 'imam'),
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit)

/** Converts a message to an item of the list. */
export function toListItem(
  { message, unsent }: { message: StoredMessage; unsent: boolean },
  staff: StaffNames,
): MessageListed {
  const { id, createdAt, name, topic, subject, message: text, assignedTo } = message
  const assignee = colleagueOf(staff, assignedTo)
  return {
    id,
    kind: kindOf(topic),
    state: stateOf(message),
    at: createdAt.toISOString(),
    name,
    topic: topicIn(topic),
    ...(subject ? { subject } : {}),
    start: toSingleLine(text, excerptLength),
    ...(assignee ? { assignee } : {}),
    unsent,
  }
}

async function readHistory(tx: Tx, id: string, staff: StaffNames, language: Language): Promise<DeskMessage['history']> {
  const entries = await tx
    .select()
    .from(deskLog)
    .where(eq(deskLog.subject, messageSubject(id)))
    .orderBy(asc(deskLog.position))
  return entries.flatMap(({ id: entry, at, kind, content, accountId }) => {
    const colleague = colleagueOf(staff, accountId)
    const name = colleague ? forMachines(colleague.name) : texts.formerColleague
    const sentence = content && sentenceOf(kind, content, name)?.[language]
    return sentence ? [{ id: entry, at: at.toISOString(), sentence }] : []
  })
}

/** Describes a message in full, with its history. */
export async function describeMessage(
  tx: Tx,
  row: StoredMessage,
  { member: { accountId, demonstration }, tenant }: MessageReader,
  language: Language,
): Promise<DeskMessage> {
  const staff = await readStaffNames(tx, accountId)
  const kind = kindOf(row.topic)
  const assignee = colleagueOf(staff, row.assignedTo)
  const messageLanguage = languageOf(row)
  return {
    id: row.id,
    kind,
    state: stateOf(row),
    version: row.version,
    at: row.createdAt.toISOString(),
    ...(row.answeredAt ? { answeredAt: row.answeredAt.toISOString() } : {}),
    name: row.name,
    email: demonstration ? maskAddress(row.email) : row.email,
    ...(row.contactNumber && !demonstration ? { contactNumber: row.contactNumber } : {}),
    topic: topicIn(row.topic),
    ...(row.subject ? { subject: row.subject } : {}),
    text: row.message,
    ...(messageLanguage ? { language: messageLanguage } : {}),
    ...(assignee ? { assignee } : {}),
    colleagues: colleaguesFor(staff, kind),
    replies: await readReplies(tx, row, staff),
    mayReply: demonstration ? 'demonstration' : (await isApproved(tx)) ? 'yes' : 'unapproved',
    answersGo: kind === 'message' && getMailbox(tenant) ? 'mosque' : 'nowhere',
    history: await readHistory(tx, row.id, staff, language),
  }
}

/** Returns the language of the contact form; undefined if it was not recorded. */
export const languageOf = ({ language }: Pick<StoredMessage, 'language'>): Language | undefined =>
  languages.find((supported) => supported === language)

/** Finds a message that the reader may see. @param lock locks it until the end of the transaction, for a change */
export async function findMessage(tx: Tx, id: string, lock = false): Promise<StoredMessage | undefined> {
  const query = tx.select().from(contactMessages).where(eq(contactMessages.id, id))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

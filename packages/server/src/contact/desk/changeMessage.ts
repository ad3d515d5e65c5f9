import type { DeskLogContent, Tx } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'
import type { Tenant } from '@minaret/foundation/tenancy'
import { wallClock } from '@minaret/timetable'
import { type MessageCare, type StoredMessage, updateMessageCare } from '../store.ts'
import { kindOf, type StaffNames } from './people.ts'
import type { LoggedCare } from './sentences.ts'

/** Whose change of a message it is, and when. */
export type MessageWriter = { tx: Tx; tenant: Tenant; accountId: string; now: Date }

/** The subject of the log's entries about a message. */
export const messageSubject = (id: string): string => `message ${id}`

/** What a message's entries in the log say of it: the day somebody wrote, and nothing else of them. */
export const loggedValues = ({ config }: Tenant, { createdAt, topic }: StoredMessage): DeskLogContent['values'] => ({
  received: wallClock(createdAt, config.timeZone).date,
  kind: kindOf(topic),
})

/** A message's care as the log holds it. */
export const careOf = ({ answeredAt, assignedTo }: StoredMessage): LoggedCare => ({
  answeredAt: answeredAt?.toISOString() ?? null,
  assignee: assignedTo,
})

/** What of a message's care changed, for the sentence. */
function changedValues(
  before: StoredMessage,
  after: StoredMessage,
  staff: StaffNames,
  accountId: string,
): DeskLogContent['values'] {
  const isSelf = after.assignedTo === accountId
  return {
    ...(!before.answeredAt === !after.answeredAt ? {} : { state: after.answeredAt ? 'answered' : 'open' }),
    ...(before.assignedTo === after.assignedTo
      ? {}
      : isSelf
        ? { self: 1 }
        : { assignee: after.assignedTo && (staff.get(after.assignedTo)?.name ?? null) }),
  }
}

/**
 * Changes who looks after a message and whether it is answered, and writes that to the log.
 * @returns the message as it is now, and the entry that undoes the change; none where nothing changed
 */
export async function changeCare(
  { tx, tenant, accountId, now }: MessageWriter,
  before: StoredMessage,
  care: MessageCare,
  { staff, kind = 'messageChanged' }: { staff: StaffNames; kind?: 'messageChanged' | 'messageUndone' },
): Promise<{ row: StoredMessage; change?: string }> {
  const wanted = { ...before, ...care }
  const isSame = wanted.assignedTo === before.assignedTo && !wanted.answeredAt === !before.answeredAt
  const after = isSame ? undefined : await updateMessageCare(tx, before.id, care)
  if (!after) return { row: before }
  const change = await writeLog(tx, {
    accountId,
    kind,
    subject: messageSubject(before.id),
    content: {
      values: { ...loggedValues(tenant, before), ...changedValues(before, after, staff, accountId) },
      before: careOf(before),
      after: careOf(after),
    },
    now,
  })
  return { row: after, change }
}

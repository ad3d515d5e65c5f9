import type { DeskLogContent, Tx } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'
import type { Tenant } from '@minaret/foundation/tenancy'
import { wallClock } from '@minaret/timetable'
import { type MessageCare, type StoredMessage, updateMessageCare } from '../store.ts'
import { kindOf, type StaffNames } from './people.ts'
import type { LoggedCare } from './sentences.ts'

/** The context of a change: transaction, author and time. */
export type MessageWriter = { tx: Tx; tenant: Tenant; accountId: string; now: Date }

/** Returns the subject of log entries about a message. */
export const messageSubject = (id: string): string => `message ${id}`

/** Returns the values of log entries about a message: its day and kind, without personal data. */
export const loggedValues = ({ config }: Tenant, { createdAt, topic }: StoredMessage): DeskLogContent['values'] => ({
  received: wallClock(createdAt, config.timeZone).date,
  kind: kindOf(topic),
})

/** Converts a message's state and assignee for the log. */
export const careOf = ({ answeredAt, assignedTo }: StoredMessage): LoggedCare => ({
  answeredAt: answeredAt?.toISOString() ?? null,
  assignee: assignedTo,
})

/** Returns the changed values for the log sentence. */
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
 * Changes a message's assignee and answered state, and logs the change.
 * @returns the updated message, and the log entry; undefined if there was no change
 */
export async function changeCare(
  { tx, tenant, accountId, now }: MessageWriter,
  before: StoredMessage,
  care: MessageCare,
  { staff, kind = 'messageChanged' }: { staff: StaffNames; kind?: 'messageChanged' | 'messageUndone' },
): Promise<{ row: StoredMessage; change?: string }> {
  const newValues = { ...before, ...care }
  const isSame = newValues.assignedTo === before.assignedTo && !newValues.answeredAt === !before.answeredAt
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

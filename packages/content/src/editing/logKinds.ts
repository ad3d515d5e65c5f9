import type { ContentKindName } from '@minaret/contract/desk'
import type { DeskLogContent } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds, MosqueCall } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { mayEditContent } from '@minaret/plans'
import { bulkLogKinds } from './bulk.ts'
import { findLocked } from './drafts.ts'
import { logItemChange, readLoggedItem } from './logged.ts'
import { addPublicationJob } from './schedule.ts'
import { moveLogKinds } from './order.ts'
import { formatTime, nameItem } from './sentences.ts'
import { describeContentItem, undoContentChange } from './undo.ts'
import { writeItem } from './write.ts'
import { messages as texts } from './messages.gen.ts'

/** Whether the member's roles exclude a kind of content, although they include the permission to change content. */
const isKindRefused = (call: Pick<MosqueCall<'changeUndo'>, 'member'>, name: ContentKindName): boolean =>
  !mayEditContent(name, call.member.roles)

const notAllowed = { conflict: { undone: texts.mayNotEdit, now: texts.mayNotEdit } }

const undo: LogKind['undo'] = {
  permission: 'contentPublish',
  async run(call, { content }) {
    const loggedItem = readLoggedItem(content)
    if (!loggedItem || isKindRefused(call, loggedItem.name)) return notAllowed
    return call.db(async (tx) => {
      const { accountId, roles } = call.member
      const writer = { tx, tenant: call.tenant, now: call.now, accountId, roles }
      const undoResult = await undoContentChange(writer, loggedItem)
      if ('conflict' in undoResult) return undoResult
      return { change: await logItemChange(writer, 'contentUndone', loggedItem, undoResult), message: texts.undone }
    })
  },
}

/** Undoes a scheduled publication, or its cancellation. */
const undoSchedule: LogKind['undo'] = {
  permission: 'contentPublish',
  async run(call, { content }) {
    const loggedItem = readLoggedItem(content)
    if (!loggedItem || isKindRefused(call, loggedItem.name)) return notAllowed
    const dateIn = (value: unknown): Date | null => {
      const { at: text }: { at?: unknown } = Object(value)
      return typeof text === 'string' ? new Date(text) : null
    }
    const [before, after] = [dateIn(content?.before), dateIn(content?.after)]
    return call.db(async (tx) => {
      const { accountId, roles } = call.member
      const writer = { tx, tenant: call.tenant, now: call.now, accountId, roles }
      const item = await findLocked(writer, loggedItem.name, loggedItem.id)
      const isChanged = (item?.deskRow?.publishAt?.getTime() ?? 0) !== (after?.getTime() ?? 0)
      if (!item?.deskRow?.draft || isChanged || (before && before <= call.now))
        return { conflict: { undone: texts.noItem, now: describeContentItem(item) } }
      await writeItem(tx, item, { title: item.deskRow.title, publishAt: before })
      if (before) await addPublicationJob(writer, item, before)
      return {
        change: await logItemChange(writer, 'contentUndone', item, {
          title: loggedItem.title,
          versions: { before: 0, after: -1 },
        }),
        message: texts.undone,
      }
    })
  },
}

const itemIn = (content: DeskLogContent): LocalizedText => {
  const loggedItem = readLoggedItem(content)
  return loggedItem ? nameItem(loggedItem.name, loggedItem.title) : texts.noItem
}

const sentenceOf =
  (toText: (values: { name: Text; what: Text }) => LocalizedText): LogKind['describe'] =>
  (content, name) =>
    toText({ name, what: itemIn(content) })

/** The log entries of content. */
export const contentLogKinds: LogKinds = {
  contentPublished: { describe: sentenceOf(texts.didPublish), undo },
  contentChanged: { describe: sentenceOf(texts.didChange), undo },
  contentWithdrawn: { describe: sentenceOf(texts.didWithdraw), undo },
  contentDeleted: { describe: sentenceOf(texts.didDelete), undo },
  contentRestored: { describe: sentenceOf(texts.didRestore), undo },
  contentUndone: { describe: sentenceOf(texts.didUndo), undo },
  contentScheduled: {
    describe(content, name) {
      const when = formatTime(new Date(String(content.values['at'])), String(content.values['timeZone'] ?? 'UTC'))
      return texts.didSchedule({ name, what: itemIn(content), when })
    },
    undo: undoSchedule,
  },
  contentUnscheduled: { describe: sentenceOf(texts.didUnschedule), undo: undoSchedule },
  contentPublishedDue: { describe: sentenceOf(texts.didPublishDue), undo },
  contentFailedDue: { describe: sentenceOf(texts.didFailDue) },
  contentErased: { describe: sentenceOf(texts.didErase) },
  ...moveLogKinds,
  ...bulkLogKinds,
}

import type { ContentKindName } from '@minaret/contract/desk'
import type { DeskLogContent } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds, MosqueCall } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { mayEditContent } from '@minaret/plans'
import { bulkLogKinds } from './bulk.ts'
import { findLocked } from './drafts.ts'
import { logThing, readLoggedThing } from './logged.ts'
import { addPublicationJob } from './schedule.ts'
import { moveLogKinds } from './order.ts'
import { momentText, nameThing } from './sentences.ts'
import { describeThing, undoThing } from './undo.ts'
import { writeItem } from './write.ts'
import { messages as say } from './messages.gen.ts'

/** The right to a kind of content is a role’s, beside the right to change content at all. */
const refusesKind = (call: Pick<MosqueCall<'changeUndo'>, 'member'>, name: ContentKindName): boolean =>
  !mayEditContent(name, call.member.roles)

const notYours = { conflict: { undone: say.mayNotEdit, now: say.mayNotEdit } }

const undo: LogKind['undo'] = {
  right: 'contentPublish',
  async run(call, { content }) {
    const logged = readLoggedThing(content)
    if (!logged || refusesKind(call, logged.name)) return notYours
    return call.db(async (tx) => {
      const { accountId, roles } = call.member
      const writer = { tx, tenant: call.tenant, now: call.now, accountId, roles }
      const undone = await undoThing(writer, logged)
      if ('conflict' in undone) return undone
      return { change: await logThing(writer, 'contentUndone', logged, undone), message: say.undone }
    })
  },
}

/** Undoing a schedule, or that it was taken back. */
const undoSchedule: LogKind['undo'] = {
  right: 'contentPublish',
  async run(call, { content }) {
    const logged = readLoggedThing(content)
    if (!logged || refusesKind(call, logged.name)) return notYours
    const at = (value: unknown): Date | null => {
      const { at: text }: { at?: unknown } = Object(value)
      return typeof text === 'string' ? new Date(text) : null
    }
    const [before, after] = [at(content?.before), at(content?.after)]
    return call.db(async (tx) => {
      const { accountId, roles } = call.member
      const writer = { tx, tenant: call.tenant, now: call.now, accountId, roles }
      const thing = await findLocked(writer, logged.name, logged.id)
      const isChanged = (thing?.item?.publishAt?.getTime() ?? 0) !== (after?.getTime() ?? 0)
      if (!thing?.item?.draft || isChanged || (before && before <= call.now))
        return { conflict: { undone: say.nothing, now: describeThing(thing) } }
      await writeItem(tx, thing, { title: thing.item.title, publishAt: before })
      if (before) await addPublicationJob(writer, thing, before)
      return {
        change: await logThing(writer, 'contentUndone', thing, {
          title: logged.title,
          versions: { before: 0, after: -1 },
        }),
        message: say.undone,
      }
    })
  },
}

const whatIn = (content: DeskLogContent): LocalizedText => {
  const logged = readLoggedThing(content)
  return logged ? nameThing(logged.name, logged.title) : say.nothing
}

const sentence =
  (wording: (values: { name: Text; what: Text }) => LocalizedText): LogKind['sentence'] =>
  (content, name) =>
    wording({ name, what: whatIn(content) })

/** What the log holds of content. */
export const contentLogKinds: LogKinds = {
  contentPublished: { sentence: sentence(say.didPublish), undo },
  contentChanged: { sentence: sentence(say.didChange), undo },
  contentWithdrawn: { sentence: sentence(say.didWithdraw), undo },
  contentDeleted: { sentence: sentence(say.didDelete), undo },
  contentRestored: { sentence: sentence(say.didRestore), undo },
  contentUndone: { sentence: sentence(say.didUndo), undo },
  contentScheduled: {
    sentence(content, name) {
      const when = momentText(new Date(String(content.values['at'])), String(content.values['timeZone'] ?? 'UTC'))
      return say.didSchedule({ name, what: whatIn(content), when })
    },
    undo: undoSchedule,
  },
  contentUnscheduled: { sentence: sentence(say.didUnschedule), undo: undoSchedule },
  contentPublishedDue: { sentence: sentence(say.didPublishDue), undo },
  contentFailedDue: { sentence: sentence(say.didFailDue) },
  contentErased: { sentence: sentence(say.didErase) },
  ...moveLogKinds,
  ...bulkLogKinds,
}

import { z } from 'zod'
import type { ContentBulk, ContentKindName } from '@minaret/contract/desk'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { writeLog } from '@minaret/foundation/staff'
import { mayEditContent } from '@minaret/plans'
import { type ChangeResult, type ChangeContext, deleteThing, publish, restore, withdraw } from './changes.ts'
import { findLocked } from './drafts.ts'
import { contentKindOf } from './kinds.ts'
import { thingTitle, type StoredThing, versionOf } from './stored.ts'
import { undoThing } from './undo.ts'
import { messages as texts } from './messages.gen.ts'

/** The result of a bulk action: ids of changed content, and refusals. */
export type BulkResult = { done: string[]; refused: { id: string; message: LocalizedText }[]; change?: string }

const applyAction = (
  changing: ChangeContext,
  action: ContentBulk['action'],
  thing: StoredThing,
): Promise<ChangeResult> => {
  if (action === 'publish') return publish(changing, thing, {})
  if (action === 'withdraw') return withdraw(changing, thing)
  return action === 'delete' ? deleteThing(changing, thing) : restore(changing, thing)
}

const refusalOf = (result: ChangeResult): LocalizedText | undefined => {
  if ('refused' in result) return result.refused
  if ('problems' in result) return texts.refused
  return 'money' in result ? texts.moneyOnly : undefined
}

const entry = z.object({ id: z.string(), title: z.string(), before: z.number(), after: z.number() })

/** Applies one action to several content items. A refusal of one does not stop the others. */
export async function changeInBulk(
  changing: ChangeContext,
  name: ContentKindName,
  { action, things }: ContentBulk,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], refused: [] }
  const changed: z.infer<typeof entry>[] = []
  const ids = [...new Set(things.map(({ id }) => id))].toSorted()
  for (const id of ids) {
    const thing = await findLocked(changing, name, id)
    const requestedVersion = things.find((one) => one.id === id)?.version
    if (!thing || versionOf(thing) !== requestedVersion) {
      result.refused.push({ id, message: thing ? texts.changedSinceShort : texts.noSuchThing })
      continue
    }
    const changeResult = await applyAction(changing, action, thing)
    const refused = refusalOf(changeResult)
    if (refused) {
      result.refused.push({ id, message: refused })
      continue
    }
    result.done.push(id)
    const stored = await findLocked(changing, name, id)
    const after = stored?.item?.versions ?? 0
    if ('change' in changeResult && changeResult.change !== undefined)
      changed.push({ id, title: thingTitle(stored ?? thing), before: after - 1, after })
  }
  if (changed.length === 0) return result
  const { tx, accountId, now } = changing
  const content = { values: { kind: name, count: changed.length }, after: changed }
  return {
    ...result,
    change: await writeLog(tx, { accountId, kind: 'contentBulk', subject: `content ${name}`, content, now }),
  }
}

const undo: LogKind['undo'] = {
  right: 'contentBulk',
  async run({ db, tenant, member, now }, { content }) {
    const name = contentKindOf(content?.values['kind'])
    const conflict = { conflict: { undone: texts.nothing, now: texts.changedSinceShort } }
    if (!name || !mayEditContent(name, member.roles)) return conflict
    return db(async (tx) => {
      const writer = { tx, tenant, now, accountId: member.accountId, roles: member.roles }
      const reverted: z.infer<typeof entry>[] = []
      for (const { id, title, before, after } of z.array(entry).parse(content?.after)) {
        const undone = await undoThing(writer, { name, id, title, versions: { before, after } })
        // Items changed since then are left as they are; the others are undone.
        if ('versions' in undone) reverted.push({ id, title, ...undone.versions })
      }
      if (reverted.length === 0) return conflict
      const undone = { values: { kind: name, count: reverted.length }, after: reverted }
      const change = await writeLog(tx, {
        accountId: member.accountId,
        kind: 'contentBulk',
        subject: `content ${name}`,
        content: undone,
        now,
      })
      return { change, message: texts.undone }
    })
  },
}

/** The log entry of a bulk change. */
export const bulkLogKinds: LogKinds = {
  contentBulk: {
    sentence: ({ values }, name) => texts.didBulk({ name, count: Number(values['count'] ?? 0) }),
    undo,
  },
}

import { z } from 'zod'
import type { ContentBulk, ContentKindName } from '@minaret/contract/desk'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { writeLog } from '@minaret/foundation/staff'
import { mayEditContent } from '@minaret/plans'
import { type ChangeResult, type ChangeContext, deleteContentItem, publish, restore, withdraw } from './changes.ts'
import { findLocked } from './drafts.ts'
import { contentKindOf } from './kinds.ts'
import { itemTitle, type StoredItem, versionOf } from './stored.ts'
import { undoContentChange } from './undo.ts'
import { messages as texts } from './messages.gen.ts'

/** The result of a bulk action: ids of changed content, and refusals. */
export type BulkResult = { done: string[]; refused: { id: string; message: LocalizedText }[]; change?: string }

const applyAction = (
  context: ChangeContext,
  action: ContentBulk['action'],
  item: StoredItem,
): Promise<ChangeResult> => {
  if (action === 'publish') return publish(context, item, {})
  if (action === 'withdraw') return withdraw(context, item)
  return action === 'delete' ? deleteContentItem(context, item) : restore(context, item)
}

const refusalOf = (result: ChangeResult): LocalizedText | undefined => {
  if ('refused' in result) return result.refused
  if ('problems' in result) return texts.refused
  return 'money' in result ? texts.moneyOnly : undefined
}

const entry = z.object({ id: z.string(), title: z.string(), before: z.number(), after: z.number() })

/** Applies one action to several content items. If one is refused, the others are still changed. */
export async function changeInBulk(
  context: ChangeContext,
  name: ContentKindName,
  { action, things: items }: ContentBulk,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], refused: [] }
  const changedItems: z.infer<typeof entry>[] = []
  const ids = [...new Set(items.map(({ id }) => id))].toSorted()
  for (const id of ids) {
    const item = await findLocked(context, name, id)
    const requestedVersion = items.find((candidate) => candidate.id === id)?.version
    if (!item || versionOf(item) !== requestedVersion) {
      result.refused.push({ id, message: item ? texts.changedSinceShort : texts.notFound })
      continue
    }
    const changeResult = await applyAction(context, action, item)
    const refusal = refusalOf(changeResult)
    if (refusal) {
      result.refused.push({ id, message: refusal })
      continue
    }
    result.done.push(id)
    const updatedItem = await findLocked(context, name, id)
    const after = updatedItem?.deskRow?.versions ?? 0
    if ('change' in changeResult && changeResult.change !== undefined)
      changedItems.push({ id, title: itemTitle(updatedItem ?? item), before: after - 1, after })
  }
  if (changedItems.length === 0) return result
  const { tx, accountId, now } = context
  const content = { values: { kind: name, count: changedItems.length }, after: changedItems }
  return {
    ...result,
    change: await writeLog(tx, { accountId, kind: 'contentBulk', subject: `content ${name}`, content, now }),
  }
}

const undo: LogKind['undo'] = {
  permission: 'contentBulk',
  async run({ db, tenant, member, now }, { content }) {
    const name = contentKindOf(content?.values['kind'])
    const conflict = { conflict: { undone: texts.noItem, now: texts.changedSinceShort } }
    if (!name || !mayEditContent(name, member.roles)) return conflict
    return db(async (tx) => {
      const writer = { tx, tenant, now, accountId: member.accountId, roles: member.roles }
      const revertedItems: z.infer<typeof entry>[] = []
      for (const { id, title, before, after } of z.array(entry).parse(content?.after)) {
        const undoResult = await undoContentChange(writer, { name, id, title, versions: { before, after } })
        // Items changed since then are skipped.
        if ('versions' in undoResult) revertedItems.push({ id, title, ...undoResult.versions })
      }
      if (revertedItems.length === 0) return conflict
      const logContent = { values: { kind: name, count: revertedItems.length }, after: revertedItems }
      const change = await writeLog(tx, {
        accountId: member.accountId,
        kind: 'contentBulk',
        subject: `content ${name}`,
        content: logContent,
        now,
      })
      return { change, message: texts.undone }
    })
  },
}

/** The log entry of a bulk change. */
export const bulkLogKinds: LogKinds = {
  contentBulk: {
    describe: ({ values }, name) => texts.didBulk({ name, count: Number(values['count'] ?? 0) }),
    undo,
  },
}

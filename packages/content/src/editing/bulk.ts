import { z } from 'zod'
import type { ContentBulk, ContentKindName } from '@minaret/contract/desk'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { writeLog } from '@minaret/foundation/staff'
import { mayEditContent } from '@minaret/plans'
import { type ChangeResult, type Changing, deleteThing, publish, restore, withdraw } from './changes.ts'
import { findLocked } from './drafts.ts'
import { contentKindOf } from './kinds.ts'
import { thingTitle, type StoredThing, versionOf } from './stored.ts'
import { undoThing } from './undo.ts'
import { messages as say } from './messages.gen.ts'

/** What a bulk action did to each thing. */
export type BulkResult = { done: string[]; refused: { id: string; message: LocalizedText }[]; change?: string }

const act = (changing: Changing, action: ContentBulk['action'], thing: StoredThing): Promise<ChangeResult> => {
  if (action === 'publish') return publish(changing, thing, {})
  if (action === 'withdraw') return withdraw(changing, thing)
  return action === 'delete' ? deleteThing(changing, thing) : restore(changing, thing)
}

const refusalOf = (result: ChangeResult): LocalizedText | undefined => {
  if ('refused' in result) return result.refused
  if ('problems' in result) return say.refused
  return 'money' in result ? say.moneyOnly : undefined
}

const entry = z.object({ id: z.string(), title: z.string(), before: z.number(), after: z.number() })

/** Does the same to several things, and what cannot be done to some of them to the others. */
export async function changeSeveral(
  changing: Changing,
  name: ContentKindName,
  { action, things }: ContentBulk,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], refused: [] }
  const changed: z.infer<typeof entry>[] = []
  const ids = [...new Set(things.map(({ id }) => id))].toSorted()
  for (const id of ids) {
    const thing = await findLocked(changing, name, id)
    const wanted = things.find((one) => one.id === id)?.version
    if (!thing || versionOf(thing) !== wanted) {
      result.refused.push({ id, message: thing ? say.changedSinceShort : say.noSuchThing })
      continue
    }
    const acted = await act(changing, action, thing)
    const refused = refusalOf(acted)
    if (refused) {
      result.refused.push({ id, message: refused })
      continue
    }
    result.done.push(id)
    const now = await findLocked(changing, name, id)
    const after = now?.item?.versions ?? 0
    if ('change' in acted && acted.change !== undefined)
      changed.push({ id, title: thingTitle(now ?? thing), before: after - 1, after })
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
    const nothing = { conflict: { undone: say.nothing, now: say.changedSinceShort } }
    if (!name || !mayEditContent(name, member.roles)) return nothing
    return db(async (tx) => {
      const writer = { tx, tenant, now, accountId: member.accountId, roles: member.roles }
      const back: z.infer<typeof entry>[] = []
      for (const { id, title, before, after } of z.array(entry).parse(content?.after)) {
        const undone = await undoThing(writer, { name, id, title, versions: { before, after } })
        // What somebody has changed since stays as they left it; the others go back.
        if ('versions' in undone) back.push({ id, title, ...undone.versions })
      }
      if (back.length === 0) return nothing
      const undone = { values: { kind: name, count: back.length }, after: back }
      const change = await writeLog(tx, {
        accountId: member.accountId,
        kind: 'contentBulk',
        subject: `content ${name}`,
        content: undone,
        now,
      })
      return { change, message: say.undone }
    })
  },
}

/** What the log holds of changes of several things at once. */
export const bulkLogKinds: LogKinds = {
  contentBulk: {
    sentence: ({ values }, name) => say.didBulk({ name, count: Number(values['count'] ?? 0) }),
    undo,
  },
}

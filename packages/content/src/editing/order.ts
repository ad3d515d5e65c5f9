import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ContentKindName } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { writeLog } from '@minaret/foundation/staff'
import { mayEditContent } from '@minaret/plans'
import { contentKindOf, kindOf, titleOf } from './kinds.ts'
import { readLoggedItem } from './logged.ts'
import { nameItem } from './sentences.ts'
import { messages as texts } from './messages.gen.ts'
import type { Writer } from './write.ts'

/** Reads the ids of a kind in the site's order. */
async function readOrder(tx: Tx, name: ContentKindName): Promise<string[]> {
  const { table } = kindOf(name)
  if (!('position' in table)) return []
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .orderBy(asc(sql`${table}.position`), asc(table.id))
  return rows.map(({ id }) => String(id))
}

/** Stores the order of a kind. */
async function writeOrder(tx: Tx, name: ContentKindName, ids: readonly string[]): Promise<void> {
  const { table } = kindOf(name)
  await tx.execute(sql`
    update ${table} set position = ordered.position - 1
    from unnest(${sql.param([...ids])}::text[]) with ordinality as ordered(id, position)
    where ${table.tenantId} = current_tenant() and ${table.id} = ordered.id and ${table}.position <> ordered.position - 1`)
}

/** Moves a content item before another, or to the end. @returns the log entry, or undefined if the order is unchanged */
export async function moveContentItem(
  { tx, accountId, now }: Writer,
  name: ContentKindName,
  { id, before }: { id: string; before?: string },
): Promise<{ change: string | undefined } | 'missing'> {
  const { table } = kindOf(name)
  await lockUntilCommit(tx, `content order ${name}`)
  const order = await readOrder(tx, name)
  if (!order.includes(id) || (before !== undefined && !order.includes(before))) return 'missing'
  const otherIds = order.filter((otherId) => otherId !== id)
  const index = before === undefined || before === id ? otherIds.length : otherIds.indexOf(before)
  const newOrder = before === id ? order : [...otherIds.slice(0, index), id, ...otherIds.slice(index)]
  if (newOrder.join() === order.join()) return { change: undefined }
  await writeOrder(tx, name, newOrder)
  const [row] = await tx.select().from(table).where(eq(table.id, id))
  const nextOf = (ids: readonly string[]) => ids[ids.indexOf(id) + 1] ?? null
  const content = {
    values: { kind: name, id, title: titleOf({ ...row }, id) },
    before: { next: nextOf(order) },
    after: { next: nextOf(newOrder) },
  }
  return {
    change: await writeLog(tx, { accountId, kind: 'contentMoved', subject: `content order ${name}`, content, now }),
  }
}

const nextItemSchema = z.object({ next: z.string().nullable() })

const undo: LogKind['undo'] = {
  permission: 'contentMove',
  async run({ db, tenant, member, now }, { content }) {
    const name = contentKindOf(content?.values['kind'])
    const id = String(content?.values['id'])
    const conflict = { conflict: { undone: texts.noItem, now: texts.changedSinceShort } }
    if (!name || !mayEditContent(name, member.roles)) return conflict
    const [before, after] = [nextItemSchema.parse(content?.before), nextItemSchema.parse(content?.after)]
    return db(async (tx) => {
      await lockUntilCommit(tx, `content order ${name}`)
      const order = await readOrder(tx, name)
      if (!order.includes(id) || (order[order.indexOf(id) + 1] ?? null) !== after.next) return conflict
      const writer = { tx, tenant, now, accountId: member.accountId }
      const result = await moveContentItem(writer, name, {
        id,
        ...(before.next === null ? {} : { before: before.next }),
      })
      return result === 'missing' || result.change === undefined
        ? conflict
        : { change: result.change, message: texts.undone }
    })
  },
}

/** The log entry of a reordering. */
export const moveLogKinds: LogKinds = {
  contentMoved: {
    describe(content, name) {
      const loggedItem = readLoggedItem(content)
      return texts.didMove({ name, what: loggedItem ? nameItem(loggedItem.name, loggedItem.title) : texts.noItem })
    },
    undo,
  },
}

import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ContentKindName } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { writeLog } from '@minaret/foundation/staff'
import { mayEditContent } from '@minaret/plans'
import { contentKindOf, kindOf, titleOf } from './kinds.ts'
import { readLoggedThing } from './logged.ts'
import { nameThing } from './sentences.ts'
import { messages as say } from './messages.gen.ts'
import type { Writer } from './write.ts'

/** The ids of a kind in the order of the site. */
async function readOrder(tx: Tx, name: ContentKindName): Promise<string[]> {
  const { table } = kindOf(name)
  if (!('position' in table)) return []
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .orderBy(asc(sql`${table}.position`), asc(table.id))
  return rows.map(({ id }) => String(id))
}

/** Puts a kind into an order; what is not in it comes after, as it stood. */
async function writeOrder(tx: Tx, name: ContentKindName, ids: readonly string[]): Promise<void> {
  const { table } = kindOf(name)
  await tx.execute(sql`
    update ${table} set position = wanted.position - 1
    from unnest(${sql.param([...ids])}::text[]) with ordinality as wanted(id, position)
    where ${table.tenantId} = current_tenant() and ${table.id} = wanted.id and ${table}.position <> wanted.position - 1`)
}

/** Moves a thing before another one, or to the end. @returns what undoes it; nothing where it stood there already */
export async function moveThing(
  { tx, accountId, now }: Writer,
  name: ContentKindName,
  { id, before }: { id: string; before?: string },
): Promise<{ change: string | undefined } | 'missing'> {
  const { table } = kindOf(name)
  await lockUntilCommit(tx, `content order ${name}`)
  const order = await readOrder(tx, name)
  if (!order.includes(id) || (before !== undefined && !order.includes(before))) return 'missing'
  const rest = order.filter((one) => one !== id)
  const at = before === undefined || before === id ? rest.length : rest.indexOf(before)
  const wanted = before === id ? order : [...rest.slice(0, at), id, ...rest.slice(at)]
  if (wanted.join() === order.join()) return { change: undefined }
  await writeOrder(tx, name, wanted)
  const [row] = await tx.select().from(table).where(eq(table.id, id))
  const next = (ids: readonly string[]) => ids[ids.indexOf(id) + 1] ?? null
  const content = {
    values: { kind: name, id, title: titleOf({ ...row }, id) },
    before: { next: next(order) },
    after: { next: next(wanted) },
  }
  return {
    change: await writeLog(tx, { accountId, kind: 'contentMoved', subject: `content order ${name}`, content, now }),
  }
}

const place = z.object({ next: z.string().nullable() })

const undo: LogKind['undo'] = {
  right: 'contentMove',
  async run({ db, tenant, member, now }, { content }) {
    const name = contentKindOf(content?.values['kind'])
    const id = String(content?.values['id'])
    const nothing = { conflict: { undone: say.nothing, now: say.changedSinceShort } }
    if (!name || !mayEditContent(name, member.roles)) return nothing
    const [before, after] = [place.parse(content?.before), place.parse(content?.after)]
    return db(async (tx) => {
      await lockUntilCommit(tx, `content order ${name}`)
      const order = await readOrder(tx, name)
      if (!order.includes(id) || (order[order.indexOf(id) + 1] ?? null) !== after.next) return nothing
      const writer = { tx, tenant, now, accountId: member.accountId }
      const moved = await moveThing(writer, name, { id, ...(before.next === null ? {} : { before: before.next }) })
      return moved === 'missing' || moved.change === undefined ? nothing : { change: moved.change, message: say.undone }
    })
  },
}

/** What the log holds of the order of things. */
export const moveLogKinds: LogKinds = {
  contentMoved: {
    sentence(content, name) {
      const logged = readLoggedThing(content)
      return say.didMove({ name, what: logged ? nameThing(logged.name, logged.title) : say.nothing })
    },
    undo,
  },
}

import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import type { ContentPerson, ContentItem, ContentValues, LibraryFile } from '@minaret/contract/desk'
import { contentPresence, staffAccounts, type Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { mayChangeMoney, mayEditContent, type DeskRole } from '@minaret/plans'
import { whoRefers } from '../folder/store/rows.ts'
import { pageOfThing } from './address.ts'
import { kindOf, titleOf } from './kinds.ts'
import { toLibraryFile } from './library/files.ts'
import { fileIdsIn, readFiles } from './readingContext.ts'
import {
  removalOf,
  isOnSite,
  publishedAtOf,
  publishesAt,
  stateOf,
  type StoredThing,
  thingTitle,
  versionOf,
} from './stored.ts'
import { findVersion, readTranslations, readValues } from './versions.ts'
import { wordsOf } from './words.ts'

/** Who looks at the desk's content, and when. */
export type Viewer = { tx: Tx; tenant: Tenant; now: Date; accountId: string; roles: readonly DeskRole[] }

/** How long somebody counts as being at a thing after they last said so, in milliseconds. */
const presentFor = 60_000

/** How long what was deleted can be restored, in milliseconds. */
export const restorableFor = 30 * 24 * 60 * 60_000

/** Names of accounts that are still there. */
export async function readNames(
  tx: Tx,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  if (wanted.length === 0) return new Map()
  const rows = await tx
    .select({ id: staffAccounts.id, name: staffAccounts.name })
    .from(staffAccounts)
    .where(inArray(staffAccounts.id, wanted))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Who else has a thing open. */
export async function readOthers(
  { tx, now, accountId }: Viewer,
  { name, id }: Pick<StoredThing, 'name' | 'id'>,
): Promise<ContentPerson[]> {
  const rows = await tx
    .select({ name: staffAccounts.name, at: contentPresence.seenAt })
    .from(contentPresence)
    .innerJoin(staffAccounts, eq(staffAccounts.id, contentPresence.accountId))
    .where(
      and(
        eq(contentPresence.kind, name),
        eq(contentPresence.id, id),
        ne(contentPresence.accountId, accountId),
        gt(contentPresence.seenAt, new Date(now.getTime() - presentFor)),
      ),
    )
    .orderBy(staffAccounts.name)
  return rows.map((row) => ({ name: row.name, at: row.at.toISOString() }))
}

const staffChange = (names: ReadonlyMap<string, string>, by: string | null, at: Date) => {
  const name = names.get(by ?? '')
  return { at: at.toISOString(), ...(name === undefined ? {} : { by: name }) }
}

const moment = (key: string, at: Date | null | undefined): Record<string, string> =>
  at ? { [key]: at.toISOString() } : {}

async function filesOf(viewer: Viewer, words: readonly (ContentValues | undefined)[]): Promise<LibraryFile[]> {
  const stored = await readFiles(viewer.tx, fileIdsIn(words))
  return [...stored.values()].map((row) => toLibraryFile(row, viewer.tenant))
}

/** What was last on the site of something that is gone. */
async function wordsBefore(viewer: Viewer, thing: StoredThing) {
  const last = removalOf(thing) ? await findVersion(viewer.tx, thing, thing.item?.versions ?? 0) : undefined
  const values = readValues(last?.words)
  return values
    ? { values, translations: readTranslations(last?.translations), publishedAt: last?.publishedAt }
    : undefined
}

/** A thing as the desk shows it. */
export async function viewThing(viewer: Viewer, thing: StoredThing): Promise<ContentItem> {
  const { tx, tenant, now, roles } = viewer
  const { name, id, item } = thing
  const before = await wordsBefore(viewer, thing)
  const shown = before ?? (await wordsOf(viewer, thing))
  const draft = readValues(item?.draft)
  const translations = draft ? readTranslations(item?.draftTranslations) : (shown?.translations ?? {})
  const names = await readNames(tx, [item?.draftBy, item?.editedBy])
  const referred = thing.row ? (await whoRefers(tx, kindOf(name), [id])).get(id) : undefined
  const gone = removalOf(thing)
  const since = before?.publishedAt ?? publishedAtOf(thing)
  const page = pageOfThing(tenant, thing)
  const values = draft ?? shown?.values ?? {}
  return {
    kind: name,
    id,
    version: versionOf(thing),
    state: stateOf(thing, now),
    title: draft ? titleOf(draft, id) : shown ? titleOf(shown.values, id) : thingTitle(thing),
    values,
    ...(shown ? { published: shown.values } : {}),
    ...(draft && item?.draftAt ? { draft: { edited: staffChange(names, item.draftBy, item.draftAt) } } : {}),
    ...moment('publishes', publishesAt(thing, now)),
    ...(since && since <= now ? moment('publishedAt', since) : {}),
    ...(gone === 'withdrawn' ? moment('withdrawnAt', item?.stateAt) : {}),
    ...(gone === 'deleted' && item?.stateAt
      ? {
          ...moment('deletedAt', item.stateAt),
          ...moment('restorableUntil', new Date(item.stateAt.getTime() + restorableFor)),
        }
      : {}),
    ...(isOnSite(thing, now) && page ? { address: page } : {}),
    ...(referred === undefined ? {} : { referred }),
    ...(item?.editedAt ? { edited: staffChange(names, item.editedBy, item.editedAt) } : {}),
    versions: item?.versions ?? 0,
    mayEdit: mayEditContent(name, roles),
    mayChangeMoney: mayEditContent(name, roles) && mayChangeMoney(name, roles),
    others: await readOthers(viewer, thing),
    pictures: await filesOf(viewer, [values, shown?.values, ...Object.values(translations)]),
    translations,
  }
}

import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import type { ContentPerson, ContentItem, ContentValues, LibraryFile } from '@minaret/contract/desk'
import { contentPresence, staffAccounts, type Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { mayChangeMoney, mayEditContent, type DeskRole } from '@minaret/plans'
import { findReferences } from '../folder/store/rows.ts'
import { getItemUrl } from './address.ts'
import { kindOf, titleOf } from './kinds.ts'
import { toLibraryFile } from './library/files.ts'
import { fileIdsIn, readFiles } from './readingContext.ts'
import {
  removalOf,
  isOnSite,
  publishedAtOf,
  publishesAt,
  stateOf,
  type StoredItem,
  itemTitle,
  versionOf,
} from './stored.ts'
import { findVersion, readTranslations, readValues } from './versions.ts'
import { textsOf } from './texts.ts'

/** The staff member who reads content, with the transaction and time. */
export type Viewer = { tx: Tx; tenant: Tenant; now: Date; accountId: string; roles: readonly DeskRole[] }

/** How long an editor counts as present after the last signal, in milliseconds. */
const presenceTimeoutMs = 60_000

/** How long a deleted item can be restored, in milliseconds. */
export const restorePeriodMs = 30 * 24 * 60 * 60_000

/** Names of existing accounts, by id. */
export async function readNames(
  tx: Tx,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const accountIds = [...new Set(ids.flatMap((id) => id ?? []))]
  if (accountIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: staffAccounts.id, name: staffAccounts.name })
    .from(staffAccounts)
    .where(inArray(staffAccounts.id, accountIds))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The other staff members who have an item open. */
export async function readOtherEditors(
  { tx, now, accountId }: Viewer,
  { name, id }: Pick<StoredItem, 'name' | 'id'>,
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
        gt(contentPresence.seenAt, new Date(now.getTime() - presenceTimeoutMs)),
      ),
    )
    .orderBy(staffAccounts.name)
  return rows.map((row) => ({ name: row.name, at: row.at.toISOString() }))
}

const staffChange = (names: ReadonlyMap<string, string>, by: string | null, at: Date) => {
  const name = names.get(by ?? '')
  return { at: at.toISOString(), ...(name === undefined ? {} : { by: name }) }
}

const timeField = (key: string, at: Date | null | undefined): Record<string, string> =>
  at ? { [key]: at.toISOString() } : {}

async function filesOf(viewer: Viewer, values: readonly (ContentValues | undefined)[]): Promise<LibraryFile[]> {
  const storedFiles = await readFiles(viewer.tx, fileIdsIn(values))
  return [...storedFiles.values()].map((row) => toLibraryFile(row, viewer.tenant))
}

/** The last published text of a withdrawn or deleted item. */
async function lastPublishedTexts(viewer: Viewer, item: StoredItem) {
  const lastVersion = removalOf(item) ? await findVersion(viewer.tx, item, item.deskRow?.versions ?? 0) : undefined
  const values = readValues(lastVersion?.words)
  return values
    ? { values, translations: readTranslations(lastVersion?.translations), publishedAt: lastVersion?.publishedAt }
    : undefined
}

/** Returns a content item in the desk API's format. */
export async function viewItem(viewer: Viewer, item: StoredItem): Promise<ContentItem> {
  const { tx, tenant, now, roles } = viewer
  const { name, id, deskRow } = item
  const lastPublication = await lastPublishedTexts(viewer, item)
  const publishedTexts = lastPublication ?? (await textsOf(viewer, item))
  const draft = readValues(deskRow?.draft)
  const translations = draft ? readTranslations(deskRow?.draftTranslations) : (publishedTexts?.translations ?? {})
  const names = await readNames(tx, [deskRow?.draftBy, deskRow?.editedBy])
  const references = item.row ? (await findReferences(tx, kindOf(name), [id])).get(id) : undefined
  const removal = removalOf(item)
  const publishedAt = lastPublication?.publishedAt ?? publishedAtOf(item)
  const page = getItemUrl(tenant, item)
  const values = draft ?? publishedTexts?.values ?? {}
  return {
    kind: name,
    id,
    version: versionOf(item),
    state: stateOf(item, now),
    title: draft ? titleOf(draft, id) : publishedTexts ? titleOf(publishedTexts.values, id) : itemTitle(item),
    values,
    ...(publishedTexts ? { published: publishedTexts.values } : {}),
    ...(draft && deskRow?.draftAt ? { draft: { edited: staffChange(names, deskRow.draftBy, deskRow.draftAt) } } : {}),
    ...timeField('publishes', publishesAt(item, now)),
    ...(publishedAt && publishedAt <= now ? timeField('publishedAt', publishedAt) : {}),
    ...(removal === 'withdrawn' ? timeField('withdrawnAt', deskRow?.stateAt) : {}),
    ...(removal === 'deleted' && deskRow?.stateAt
      ? {
          ...timeField('deletedAt', deskRow.stateAt),
          ...timeField('restorableUntil', new Date(deskRow.stateAt.getTime() + restorePeriodMs)),
        }
      : {}),
    ...(isOnSite(item, now) && page ? { address: page } : {}),
    ...(references === undefined ? {} : { referred: references }),
    ...(deskRow?.editedAt ? { edited: staffChange(names, deskRow.editedBy, deskRow.editedAt) } : {}),
    versions: deskRow?.versions ?? 0,
    mayEdit: mayEditContent(name, roles),
    mayChangeMoney: mayEditContent(name, roles) && mayChangeMoney(name, roles),
    others: await readOtherEditors(viewer, item),
    pictures: await filesOf(viewer, [values, publishedTexts?.values, ...Object.values(translations)]),
    translations,
  }
}

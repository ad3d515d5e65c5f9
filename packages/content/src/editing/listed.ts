import type { ContentListed } from '@minaret/contract/desk'
import { getPictureId, variantFor } from '@minaret/foundation/files'
import type { Row } from '../folder/kinds/kind.ts'
import { publishedAtOf, publishesAt, stateOf, type StoredItem, itemTitle, versionOf } from './stored.ts'
import { readNames, type Viewer } from './view.ts'

/** The picture of a row, with the URL of its thumbnail. */
function pictureOf({ tenant: { slug } }: Viewer, row: Row | undefined): Pick<ContentListed, 'picture' | 'thumbnail'> {
  const { src, width, height }: { src?: unknown; width?: unknown; height?: unknown } = Object(row?.image ?? {})
  const id = typeof src === 'string' ? getPictureId(src) : undefined
  if (id === undefined || typeof width !== 'number' || typeof height !== 'number') return {}
  return { picture: id, thumbnail: `/api/desk/mosques/${slug}/pictures/${variantFor({ id, width, height }, 320)}` }
}

/** Converts content items to the format of lists in the desk's API. */
export async function toListItems(viewer: Viewer, items: readonly StoredItem[]): Promise<ContentListed[]> {
  const { tx, now } = viewer
  const names = await readNames(
    tx,
    items.map(({ deskRow }) => deskRow?.draftBy ?? deskRow?.editedBy),
  )
  return items.map((item) => {
    const { id, row, deskRow, translations } = item
    const [scheduledAt, publishedAt, languages] = [
      publishesAt(item, now),
      publishedAtOf(item),
      Object.keys(translations),
    ]
    const [by, at] = deskRow?.draftAt ? [deskRow.draftBy, deskRow.draftAt] : [deskRow?.editedBy, deskRow?.editedAt]
    const name = names.get(by ?? '')
    return {
      id,
      title: itemTitle(item),
      state: stateOf(item, now),
      changed: row !== undefined && deskRow?.draft !== null && deskRow?.draft !== undefined,
      version: versionOf(item),
      ...(scheduledAt ? { publishes: scheduledAt.toISOString() } : {}),
      ...(publishedAt && publishedAt <= now ? { published: publishedAt.toISOString() } : {}),
      ...(row?.startsAt instanceof Date && 'endsAt' in row ? { starts: row.startsAt.toISOString() } : {}),
      ...pictureOf(viewer, row),
      ...(at ? { edited: { at: at.toISOString(), ...(name === undefined ? {} : { by: name }) } } : {}),
      ...(languages.length > 0 ? { languages } : {}),
    }
  })
}

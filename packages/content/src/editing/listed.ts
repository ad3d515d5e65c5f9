import type { ContentListed } from '@minaret/contract/desk'
import { getPictureId, variantFor } from '@minaret/foundation/files'
import type { Row } from '../folder/kinds/kind.ts'
import { publishedAtOf, publishesAt, stateOf, type StoredItem, thingTitle, versionOf } from './stored.ts'
import { readNames, type Viewer } from './view.ts'

/** The picture of a row, with the URL of its thumbnail. */
function pictureOf({ tenant: { slug } }: Viewer, row: Row | undefined): Pick<ContentListed, 'picture' | 'thumbnail'> {
  const { src, width, height }: { src?: unknown; width?: unknown; height?: unknown } = Object(row?.image ?? {})
  const id = typeof src === 'string' ? getPictureId(src) : undefined
  if (id === undefined || typeof width !== 'number' || typeof height !== 'number') return {}
  return { picture: id, thumbnail: `/api/desk/mosques/${slug}/pictures/${variantFor({ id, width, height }, 320)}` }
}

/** Converts content items to the format of lists in the desk's API. */
export async function toListed(viewer: Viewer, things: readonly StoredItem[]): Promise<ContentListed[]> {
  const { tx, now } = viewer
  const names = await readNames(
    tx,
    things.map(({ item }) => item?.draftBy ?? item?.editedBy),
  )
  return things.map((thing) => {
    const { id, row, item, translations } = thing
    const [scheduledAt, publishedAt, languages] = [
      publishesAt(thing, now),
      publishedAtOf(thing),
      Object.keys(translations),
    ]
    const [by, at] = item?.draftAt ? [item.draftBy, item.draftAt] : [item?.editedBy, item?.editedAt]
    const name = names.get(by ?? '')
    return {
      id,
      title: thingTitle(thing),
      state: stateOf(thing, now),
      changed: row !== undefined && item?.draft !== null && item?.draft !== undefined,
      version: versionOf(thing),
      ...(scheduledAt ? { publishes: scheduledAt.toISOString() } : {}),
      ...(publishedAt && publishedAt <= now ? { published: publishedAt.toISOString() } : {}),
      ...(row?.startsAt instanceof Date && 'endsAt' in row ? { starts: row.startsAt.toISOString() } : {}),
      ...pictureOf(viewer, row),
      ...(at ? { edited: { at: at.toISOString(), ...(name === undefined ? {} : { by: name }) } } : {}),
      ...(languages.length > 0 ? { languages } : {}),
    }
  })
}

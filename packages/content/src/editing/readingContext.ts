import { inArray } from 'drizzle-orm'
import { files, type Tx } from '@minaret/foundation/db'
import { documentFields, imageFields } from '@minaret/foundation/files'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { ReadingContext } from '../folder/codecs/context.ts'
import type { InspectedFiles } from '../folder/inspect.ts'

/** A stored picture or file. */
export type FileRow = typeof files.$inferSelect

/** The value that refers to a stored file: its path in the mosque's folder, with its id. */
export const valueOf = ({ kind, id, name }: Pick<FileRow, 'kind' | 'id' | 'name'>): string =>
  `${kind === 'picture' ? 'pictures' : 'files'}/${id}/${name}`

/** The ids of all files referenced in values or rows. */
export const fileIdsIn = (value: unknown): string[] => [
  ...new Set(
    [...(JSON.stringify(value) ?? '').matchAll(/(?:media|files|pictures)\/([0-9a-f]{32})/g)].map(([, id = '']) => id),
  ),
]

/** Reads stored files by id. */
export async function readFiles(tx: Tx, ids: readonly string[]): Promise<Map<string, FileRow>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The context for decoding a mosque's values: its settings and stored files. */
export function readingContext(
  { config }: Tenant,
  now: Date,
  storedFiles: ReadonlyMap<string, FileRow>,
): ReadingContext {
  const { address, email, phone } = config.contact
  const paths = new Set([...storedFiles.values()].map(valueOf))
  return {
    timeZone: config.timeZone,
    currencies: config.payment.currencies,
    now,
    demonstration: false,
    placeholders: { name: config.websiteName, address, email, phone },
    hasFile: (path) => paths.has(path) || '',
  }
}

/** The fields that stored files have in a row, by the value that refers to them. */
export const inspectedOf = (storedFiles: ReadonlyMap<string, FileRow>): InspectedFiles =>
  new Map(
    [...storedFiles.values()].map((row) => {
      const { id, width, height, placeholder, kind, name, mediaType, bytes, focusX, focusY } = row
      const focus = focusX === null || focusY === null ? {} : { focus: { x: focusX, y: focusY } }
      const fields =
        kind === 'picture'
          ? imageFields({
              id,
              width: width ?? 1,
              height: height ?? 1,
              ...(placeholder ? { placeholder } : {}),
              ...focus,
            })
          : documentFields({ id, name, mediaType, bytes })
      return [valueOf(row), fields]
    }),
  )

import { z } from 'zod'
import type { ContentKindName, ContentValue, ContentValues } from '@minaret/contract/desk'
import { getPictureId } from '@minaret/foundation/files'
import type { ReadingContext } from '../folder/codecs/context.ts'
import { fieldsOf } from '../folder/codecs/fields.ts'
import { FileRef, PictureRef } from '../folder/codecs/refs.ts'
import { isList, type Row } from '../folder/kinds/kind.ts'
import { contentColumnsOf } from '../folder/store/compare.ts'
import { folderKeys, stateKeys } from './fieldRules.ts'
import { kindOf } from './kinds.ts'
import { type FileRow, valueOf } from './readingContext.ts'

/** Replaces pictures and files in a row with references, as in a folder. Those that are not stored are left out. */
function withRefs(row: Row, files: ReadonlyMap<string, FileRow>): Row {
  const toRef = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(toRef)
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    if ('src' in value && 'alt' in value) {
      const file = files.get(getPictureId(String(value.src)) ?? '')
      return file ? new PictureRef(valueOf(file), String(value.alt)) : null
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toRef(part)]))
  }
  const withPictures = Object.fromEntries(Object.entries(row).map(([key, value]) => [key, toRef(value)]))
  const [, id = ''] = /^\/files\/([0-9a-f]{32})\//.exec(String(row.href)) ?? []
  const file = files.get(id)
  return file ? { ...withPictures, href: new FileRef(valueOf(file)) } : withPictures
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const entryOf = (value: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      part === undefined || part === null || part === '' ? [] : [[key, textOf(part)]],
    ),
  )

function plainValue(value: unknown): ContentValue | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (Array.isArray(value)) return value.map((part: unknown) => (isObject(part) ? entryOf(part) : textOf(part)))
  return isObject(value) ? entryOf(value) : textOf(value)
}

/** Encodes a stored row as in a mosque's folder, without keys that are not fields at the desk. */
export async function encodeRow(
  name: ContentKindName,
  id: string,
  row: Row,
  { context, stored: files }: { context: ReadingContext; stored: ReadonlyMap<string, FileRow> },
): Promise<ContentValues> {
  const kind = kindOf(name)
  const onceColumns = Object.fromEntries((kind.once ?? []).map((column) => [column, row[column]]))
  const { position = 0, ...rest } = withRefs({ ...contentColumnsOf(kind, row), ...onceColumns }, files)
  const source = isList(kind) ? { ...rest, id } : 'position' in kind.table ? { ...rest, position } : rest
  const encoded: object = Object(await z.encodeAsync(kind.codec(fieldsOf(context)), source))
  const hiddenKeys = [...stateKeys, ...(folderKeys[name] ?? [])]
  const values: ContentValues = {}
  for (const [key, value] of Object.entries(encoded)) {
    const fieldValue = hiddenKeys.includes(key) ? undefined : plainValue(value)
    if (fieldValue !== undefined) values[key] = fieldValue
  }
  return values
}

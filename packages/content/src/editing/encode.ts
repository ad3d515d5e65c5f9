import { z } from 'zod'
import type { ContentKindName, ContentValue, ContentValues } from '@minaret/contract/desk'
import { getPictureId } from '@minaret/foundation/files'
import type { ReadingContext } from '../folder/codecs/context.ts'
import { fieldsOf } from '../folder/codecs/fields.ts'
import { FileRef, PictureRef } from '../folder/codecs/refs.ts'
import { isList, type Row } from '../folder/kinds/kind.ts'
import { writtenOf } from '../folder/store/compare.ts'
import { folderKeys, stateKeys } from './fieldRules.ts'
import { kindOf } from './kinds.ts'
import { type FileRow, valueOf } from './readingContext.ts'

/** A row whose pictures and files are written as in a folder; those that are not stored here are left out. */
function withRefs(row: Row, stored: ReadonlyMap<string, FileRow>): Row {
  const one = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(one)
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    if ('src' in value && 'alt' in value) {
      const file = stored.get(getPictureId(String(value.src)) ?? '')
      return file ? new PictureRef(valueOf(file), String(value.alt)) : null
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, one(part)]))
  }
  const out = Object.fromEntries(Object.entries(row).map(([key, value]) => [key, one(value)]))
  const [, id = ''] = /^\/files\/([0-9a-f]{32})\//.exec(String(row.href)) ?? []
  const file = stored.get(id)
  return file ? { ...out, href: new FileRef(valueOf(file)) } : out
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

/** A stored row as a mosque's folder writes it, without what is no field at the desk. */
export async function encodeRow(
  name: ContentKindName,
  id: string,
  row: Row,
  { context, stored }: { context: ReadingContext; stored: ReadonlyMap<string, FileRow> },
): Promise<ContentValues> {
  const kind = kindOf(name)
  const counted = Object.fromEntries((kind.once ?? []).map((column) => [column, row[column]]))
  const { position = 0, ...rest } = withRefs({ ...writtenOf(kind, row), ...counted }, stored)
  const own = isList(kind) ? { ...rest, id } : 'position' in kind.table ? { ...rest, position } : rest
  const encoded: object = Object(await z.encodeAsync(kind.codec(fieldsOf(context)), own))
  const hidden = [...stateKeys, ...(folderKeys[name] ?? [])]
  const values: ContentValues = {}
  for (const [key, value] of Object.entries(encoded)) {
    const plain = hidden.includes(key) ? undefined : plainValue(value)
    if (plain !== undefined) values[key] = plain
  }
  return values
}

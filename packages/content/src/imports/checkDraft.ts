import type { ContentKindName, ContentValues } from '@minaret/contract/desk'
import type { ImportNote } from '@minaret/foundation/db'
import { decodeValues, type Reader } from '../editing/decode.ts'
import { fieldsOfKind } from '../editing/describe.ts'

/** What a draft says, with what was wrong taken out of it, and what has to be filled in before it can be published. */
export type CheckedDraft = { values: ContentValues; notes: ImportNote[] }

/** Reads the words of a draft as publishing it would. */
export async function checkDraft(
  reader: Reader,
  { kind, values }: { kind: ContentKindName; values: ContentValues },
): Promise<CheckedDraft> {
  const read = await decodeValues(reader, kind, 'new', values)
  if (!('problems' in read)) return { values, notes: [] }
  const required = new Set(fieldsOfKind(kind).flatMap((field) => (field.required ? [field.key] : [])))
  const keys = [...new Set(read.problems.map(({ path }) => String(path[0] ?? '')))].filter(Boolean)
  const notes = keys.map((key): ImportNote => ({ code: required.has(key) ? 'missing' : 'field', about: key }))
  const left = Object.entries(values).filter(([key]) => required.has(key) || !keys.includes(key))
  return { values: Object.fromEntries(left), notes }
}

import type { ContentKindName, ContentValues } from '@minaret/contract/desk'
import type { ImportNote } from '@minaret/foundation/db'
import { decodeValues, type Reader } from '../editing/decode.ts'
import { fieldsOfKind } from '../editing/describe.ts'

/** A draft without its invalid values, and notes on what to complete before publication. */
export type CheckedDraft = { values: ContentValues; notes: ImportNote[] }

/** Validates a draft's values with the rules for publication. */
export async function checkDraft(
  reader: Reader,
  { kind, values }: { kind: ContentKindName; values: ContentValues },
): Promise<CheckedDraft> {
  const decoded = await decodeValues(reader, kind, 'new', values)
  if (!('problems' in decoded)) return { values, notes: [] }
  const requiredKeys = new Set(fieldsOfKind(kind).flatMap((field) => (field.required ? [field.key] : [])))
  const keys = [...new Set(decoded.problems.map(({ path }) => String(path[0] ?? '')))].filter(Boolean)
  const notes = keys.map((key): ImportNote => ({ code: requiredKeys.has(key) ? 'missing' : 'field', about: key }))
  const validEntries = Object.entries(values).filter(([key]) => requiredKeys.has(key) || !keys.includes(key))
  return { values: Object.fromEntries(validEntries), notes }
}

import { z } from 'zod'
import type { ContentKindName, ContentValue, ContentValues } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { ProblemCode } from '../folder/codecs/CodecError.ts'
import { fieldsOf } from '../folder/codecs/fields.ts'
import type { Kind, Row } from '../folder/kinds/kind.ts'
import { resolve } from '../folder/store/storeFiles.ts'
import { fieldAt, fieldsOfKind } from './describe.ts'
import { kindOf } from './kinds.ts'
import { fileIdsIn, inspectedOf, readFiles, readingContext } from './readingContext.ts'

/** A validation problem and its path, for {@link describeProblem}. */
export type ValueProblem = {
  path: (string | number)[]
  /** The line number within multi-line text, from 1. */
  line?: number
  code: ProblemCode | 'unknown' | 'field' | 'noCause' | 'fixed' | 'placesTaken'
  /** A parameter of the message: the value that a fixed field must keep, or the number of places taken. */
  about?: string
}

/** Decoded values: the row to store, or all problems. */
export type Decoded = { row: Row } | { problems: ValueProblem[] }

/** The context of decoding: transaction, tenant and time. */
export type Reader = { tx: Tx; tenant: Tenant; now: Date }

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)

/** Makes an unused id from a title. */
export function newId(title: string, fallback: string, isTaken: (id: string) => boolean): string {
  const base = slug(title) || fallback
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!isTaken(id)) return id
  }
}

const isEntry = (value: ContentValue | string): value is Record<string, string> =>
  typeof value === 'object' && !Array.isArray(value)

const isFilled = (value: ContentValue | string | undefined): value is ContentValue =>
  value !== undefined && (typeof value === 'string' ? value.trim() !== '' : Object.keys(value).length > 0)

const filledEntry = (entry: Record<string, string>) =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value.trim() !== ''))

/** Gives an id to each entry that has none. */
function withIds(entries: Record<string, string>[]): Record<string, string>[] {
  const usedIds = new Set(entries.flatMap(({ id }) => id ?? []))
  return entries.map((entry) => {
    if (entry['id'] !== undefined) return entry
    const id = newId(entry['title'] ?? entry['question'] ?? '', 'entry', (candidate) => usedIds.has(candidate))
    usedIds.add(id)
    return { id, ...entry }
  })
}

/** The values of an item without empty ones. */
function withoutEmpty(name: ContentKindName, values: ContentValues): Record<string, unknown> {
  const pairs = Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
    const field = fieldAt(name, [key])
    if (Array.isArray(value)) {
      const entries = value.flatMap((part) => (isEntry(part) ? [filledEntry(part)] : []))
      const hasIds = field?.fields?.some(({ key: fieldKey }) => fieldKey === 'id') ?? false
      const lines = value.filter((part) => typeof part === 'string' && part.trim() !== '')
      const items =
        field?.type === 'entries' && lines.length === 0 ? (hasIds ? withIds(entries) : entries) : [...lines, ...entries]
      return items.length > 0 ? [[key, items]] : []
    }
    const fieldValue = isEntry(value) ? filledEntry(value) : value
    return isFilled(fieldValue) ? [[key, fieldValue]] : []
  })
  return Object.fromEntries(pairs)
}

const codeOf = (issue: z.core.$ZodIssue): { code?: ProblemCode; line: number } => {
  const { code, line = 0 }: { code?: ProblemCode; line?: number } = Object(issue.code === 'custom' ? issue.params : {})
  return { line, ...(code ? { code } : {}) }
}

/** Converts a codec issue to problems. */
function problemsOf(issue: z.core.$ZodIssue): ValueProblem[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol')
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], code: 'unknown' }))
  if (issue.code === 'invalid_type' && issue.message.includes('received undefined')) return [{ path, code: 'missing' }]
  const { code = 'field', line } = codeOf(issue)
  // Text codecs add the line as the last element of the path.
  return [
    line > 0
      ? { path: path.slice(0, -1), line: line + 1, code }
      : { path, code, ...(code === 'link' || code === 'html' ? { line: 1 } : {}) },
  ]
}

/** Problems with pairs of values in the wrong order, such as an end before its start. */
function spanProblems(kind: Kind, row: Row): ValueProblem[] {
  return (kind.spans ?? []).flatMap(([before, after, key]) => {
    const [first, last] = [row[before], row[after]].map((value) => (value instanceof Date ? value.getTime() : value))
    const isReversed =
      (typeof first === 'number' && typeof last === 'number' && last < first) ||
      (typeof first === 'string' && typeof last === 'string' && last < first)
    return isReversed ? [{ path: [key], code: 'endsFirst' }] : []
  })
}

/**
 * Decodes values with the codec that the folder import uses.
 * @returns the row to store, with references to stored pictures and files, or the problems
 */
export async function decodeValues(
  { tx, tenant, now }: Reader,
  name: ContentKindName,
  id: string,
  values: ContentValues,
): Promise<Decoded> {
  const kind = kindOf(name)
  const fieldKeys = new Set(fieldsOfKind(name).map(({ key }) => key))
  const unknownKeys = Object.keys(values).filter((key) => !fieldKeys.has(key))
  const storedFiles = await readFiles(tx, fileIdsIn(values))
  const codec = kind.codec(fieldsOf(readingContext(tenant, now, storedFiles)))
  const candidate = withoutEmpty(name, Object.fromEntries(Object.entries(values).filter(([key]) => fieldKeys.has(key))))
  const result = await z.safeDecodeAsync(codec, 'list' in kind.at ? { id, ...candidate } : candidate)
  const unknownProblems = unknownKeys.map((key): ValueProblem => ({ path: [key], code: 'unknown' }))
  if (!result.success) return { problems: [...unknownProblems, ...result.error.issues.flatMap(problemsOf)] }
  const decoded: Row = Object(result.data)
  const problems = [...unknownProblems, ...spanProblems(kind, decoded)]
  if (problems.length > 0) return { problems }
  const { position: _, publishedAt: __, ...row } = resolve(decoded, inspectedOf(storedFiles))
  return { row: { ...row, id } }
}

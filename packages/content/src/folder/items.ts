import { z } from 'zod'
import type { Fields } from './codecs/fields.ts'
import { describeIssues } from './codecs/issues.ts'
import type { Findings } from './findings.ts'
import { isList, type Kind, type Row } from './kinds/kind.ts'
import { pagesIn } from './layout.ts'
import type { FolderFiles } from './read/files.ts'
import { readPage } from './read/page.ts'
import { readText } from './read/text.ts'
import { readYaml, type ReadYaml, type Written } from './read/yaml.ts'
import {
  type FolderLanguages,
  type ItemTranslation,
  readListTranslations,
  readPageTranslations,
  type TranslationReading,
} from './translationFiles.ts'

/** A thing of a folder. */
export type Item = {
  kind: Kind
  id: string
  row: Row
  file: string
  /** Its words in other languages, by their codes; a language that has no file says nothing. */
  translations?: Record<string, ItemTranslation>
  /** The line of one of its keys, or of the thing itself. */
  lineOf(path: readonly PropertyKey[]): number
}

type Reading = { files: FolderFiles; fields: Fields; findings: Findings; languages: FolderLanguages }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** A key whose words are left out says as little as no key. */
function withoutEmpty(value: Written): Written {
  if (typeof value === 'string' || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => part !== '' || !['chair', 'needs', 'plans', 'faqs', 'updates', 'match'].includes(key))
      .map(([key, part]) => [key, withoutEmpty(part)]),
  )
}

async function decode(
  kind: Kind,
  codec: z.ZodType,
  value: Written,
  told: (path: readonly PropertyKey[], message: string) => void,
) {
  const read = await z.safeDecodeAsync(codec, withoutEmpty(value))
  if (read.success) return isRow(read.data) ? read.data : undefined
  for (const { path, message } of describeIssues(read.error.issues, kind.keys)) told(path, message)
  return undefined
}

const decoderOf =
  (kind: Kind, codec: z.ZodType): TranslationReading['decode'] =>
  (value, told) =>
    decode(kind, codec, value, told)

async function readPages(kind: Kind, folder: string, { files, fields, findings, languages }: Reading): Promise<Item[]> {
  const items: Item[] = []
  const pages = pagesIn(files, folder)
  if (pages.length === 0) return items
  const codec = kind.codec(fields)
  const reading = { kind, files, findings, languages, decode: decoderOf(kind, codec) }
  for (const { id, path } of pages) {
    if (kind.ids && !kind.ids.includes(id)) {
      findings.mistake(
        path,
        undefined,
        `Here are only ${kind.ids.map((known) => `${known}.md`).join(' and ')}. Rename it, or move it to about/.`,
      )
      continue
    }
    const file = files.get(path)
    const text = file && (await readText(file, findings))
    if (text === undefined) continue
    const page = readPage(text)
    for (const { line, message } of page.problems) findings.mistake(path, line, message)
    if (page.problems.length > 0) continue
    const told = (at: readonly PropertyKey[], message: string) =>
      findings.mistake(
        path,
        page.lineOf(at),
        message.startsWith('`text` is missing') ? 'There is no text below the front matter. Add some.' : message,
      )
    const row = await decode(kind, codec, page.value, told)
    if (!row) continue
    const translations = await readPageTranslations(reading, path, page.value)
    items.push({ kind, id, row, file: path, lineOf: page.lineOf, translations })
  }
  return items
}

async function readList(kind: Kind, list: string, { files, fields, findings, languages }: Reading): Promise<Item[]> {
  const file = files.get(list)
  const text = file && (await readText(file, findings))
  if (text === undefined) return []
  const read: ReadYaml = readYaml(text)
  for (const { line, message } of read.problems) findings.mistake(list, line, message)
  if (read.problems.length > 0 || read.value === '') return []
  if (!Array.isArray(read.value)) {
    findings.mistake(list, 1, 'This must be a list: each entry starts with `- id: …`.')
    return []
  }
  const codec = kind.codec(fields)
  const seen = new Map<string, number>()
  const written = new Map<string, Written>()
  const items: Item[] = []
  for (const [at, value] of read.value.entries()) {
    const lineOf: Item['lineOf'] = (path) => read.lineOf([at, ...path])
    const row = await decode(kind, codec, value, (path, message) => findings.mistake(list, lineOf(path), message))
    if (!row) continue
    const { id, ...own } = row
    if (typeof id !== 'string') continue
    const first = seen.get(id)
    if (first !== undefined) {
      findings.mistake(list, lineOf(['id']), `The id \`${id}\` is already used on line ${first}. Choose another.`)
      continue
    }
    seen.set(id, lineOf(['id']))
    written.set(id, value)
    const inOrder = 'position' in kind.table ? { position: at } : {}
    items.push({ kind, id, row: { ...own, ...inOrder }, file: list, lineOf })
  }
  const reading = { kind, files, findings, languages, decode: decoderOf(kind, codec) }
  const translations = await readListTranslations(reading, list, written)
  return items.map((item) => ({ ...item, translations: translations.get(item.id) ?? {} }))
}

/** Reads all things of a kind, and tells what is wrong with each. */
export const readItems = (kind: Kind, reading: Reading): Promise<Item[]> =>
  isList(kind)
    ? readList(kind, kind.at.list, reading)
    : 'folder' in kind.at
      ? readPages(kind, kind.at.folder, reading)
      : Promise.resolve([])

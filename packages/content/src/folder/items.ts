import { z } from 'zod'
import type { Fields } from './codecs/fields.ts'
import { describeIssues } from './codecs/issues.ts'
import type { Findings } from './findings.ts'
import { isList, type Kind, type Row } from './kinds/kind.ts'
import { pagesIn } from './layout.ts'
import type { FolderFiles } from './read/files.ts'
import { readPage } from './read/page.ts'
import { readText } from './read/text.ts'
import { readYaml, type ReadYaml, type YamlValue } from './read/yaml.ts'
import {
  type FolderLanguages,
  type ItemTranslation,
  readListTranslations,
  readPageTranslations,
  type TranslationReading,
} from './translationFiles.ts'

/** A content item of a folder. */
export type Item = {
  kind: Kind
  id: string
  row: Row
  file: string
  /** Translations by language code, for languages that have a file. */
  translations?: Record<string, ItemTranslation>
  /** The line of a key, or of the item itself. */
  lineOf(path: readonly PropertyKey[]): number
}

type FolderReading = { files: FolderFiles; fields: Fields; findings: Findings; languages: FolderLanguages }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Removes keys without a value. */
function withoutEmpty(value: YamlValue): YamlValue {
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
  value: YamlValue,
  report: (path: readonly PropertyKey[], message: string) => void,
) {
  const result = await z.safeDecodeAsync(codec, withoutEmpty(value))
  if (result.success) return isRow(result.data) ? result.data : undefined
  for (const { path, message } of describeIssues(result.error.issues, kind.keys)) report(path, message)
  return undefined
}

const decoderOf =
  (kind: Kind, codec: z.ZodType): TranslationReading['decode'] =>
  (value, report) =>
    decode(kind, codec, value, report)

async function readPages(
  kind: Kind,
  folder: string,
  { files, fields, findings, languages }: FolderReading,
): Promise<Item[]> {
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
        `Only ${kind.ids.map((allowedId) => `${allowedId}.md`).join(' and ')} can be here. Rename it, or move it to about/.`,
      )
      continue
    }
    const file = files.get(path)
    const text = file && (await readText(file, findings))
    if (text === undefined) continue
    const page = readPage(text)
    for (const { line, message } of page.problems) findings.mistake(path, line, message)
    if (page.problems.length > 0) continue
    const report = (keyPath: readonly PropertyKey[], message: string) =>
      findings.mistake(
        path,
        page.lineOf(keyPath),
        message.startsWith('`text` is missing') ? 'There is no text below the front matter. Add some.' : message,
      )
    const row = await decode(kind, codec, page.value, report)
    if (!row) continue
    const translations = await readPageTranslations(reading, path, page.value)
    items.push({ kind, id, row, file: path, lineOf: page.lineOf, translations })
  }
  return items
}

async function readList(
  kind: Kind,
  list: string,
  { files, fields, findings, languages }: FolderReading,
): Promise<Item[]> {
  const file = files.get(list)
  const text = file && (await readText(file, findings))
  if (text === undefined) return []
  const yaml: ReadYaml = readYaml(text)
  for (const { line, message } of yaml.problems) findings.mistake(list, line, message)
  if (yaml.problems.length > 0 || yaml.value === '') return []
  if (!Array.isArray(yaml.value)) {
    findings.mistake(list, 1, 'This must be a list: each entry starts with `- id: …`.')
    return []
  }
  const codec = kind.codec(fields)
  const idLines = new Map<string, number>()
  const sources = new Map<string, YamlValue>()
  const items: Item[] = []
  for (const [index, value] of yaml.value.entries()) {
    const lineOf: Item['lineOf'] = (path) => yaml.lineOf([index, ...path])
    const row = await decode(kind, codec, value, (path, message) => findings.mistake(list, lineOf(path), message))
    if (!row) continue
    const { id, ...columns } = row
    if (typeof id !== 'string') continue
    const firstLine = idLines.get(id)
    if (firstLine !== undefined) {
      findings.mistake(list, lineOf(['id']), `The id \`${id}\` is already used on line ${firstLine}. Choose another.`)
      continue
    }
    idLines.set(id, lineOf(['id']))
    sources.set(id, value)
    const position = 'position' in kind.table ? { position: index } : {}
    items.push({ kind, id, row: { ...columns, ...position }, file: list, lineOf })
  }
  const reading = { kind, files, findings, languages, decode: decoderOf(kind, codec) }
  const translations = await readListTranslations(reading, list, sources)
  return items.map((item) => ({ ...item, translations: translations.get(item.id) ?? {} }))
}

/** Reads all items of a kind and reports their problems. */
export const readItems = (kind: Kind, reading: FolderReading): Promise<Item[]> =>
  isList(kind)
    ? readList(kind, kind.at.list, reading)
    : 'folder' in kind.at
      ? readPages(kind, kind.at.folder, reading)
      : Promise.resolve([])

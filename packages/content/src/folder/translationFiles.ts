import type { Findings } from './findings.ts'
import type { Kind, Row } from './kinds/kind.ts'
import { columnsOfKeys, translatedKeysOf } from './kinds/translated.ts'
import type { FolderFiles } from './read/files.ts'
import { readPage } from './read/page.ts'
import { readText } from './read/text.ts'
import { readYaml, type YamlValue } from './read/yaml.ts'
import { suggestMatch } from '@minaret/foundation/base'

/** The translated columns of an item, and their file and line. */
export type ItemTranslation = { row: Row; file: string; line: number }

/** The mosque's own language, and the languages offered to visitors. */
export type FolderLanguages = { own: string; offered: readonly string[] }

const languageInName = /\.(en|ar|ur)\.(?:md|yaml)$/

/** The language in a file name such as `iftar.ar.md`. */
export const languageOfFile = (path: string): string | undefined => languageInName.exec(path)?.[1]

/** The original file of a translation. */
export const originalOf = (path: string): string => path.replace(/\.(?:en|ar|ur)(\.(?:md|yaml))$/, '$1')

const baseOf = (tag: string) => tag.toLowerCase().split('-')[0]

/** Whether a translation file is allowed. Problems are reported. */
function isAllowedLanguage(
  path: string,
  language: string,
  { own: ownLanguage, offered }: FolderLanguages,
  findings: Findings,
): boolean {
  if (language === baseOf(ownLanguage)) {
    findings.mistake(path, undefined, `${language} is the mosque’s own language. Put this in ${originalOf(path)}.`)
    return false
  }
  if (!offered.map(baseOf).includes(language))
    findings.warning(
      path,
      undefined,
      `Visitors cannot choose ${language} yet: it is not among \`languages\` in mosque.yaml.`,
    )
  return true
}

/** Dependencies for reading translations. */
export type TranslationReading = {
  kind: Kind
  files: FolderFiles
  findings: Findings
  languages: FolderLanguages
  /** Decodes an item with translated values. @returns undefined if a problem was reported */
  decode(value: YamlValue, report: (path: readonly PropertyKey[], message: string) => void): Promise<Row | undefined>
}

type SourceLocation = { file: string; lineOf(path: readonly PropertyKey[]): number }

/** Decodes a translation as a copy of the item, with translated values in place of the originals. */
async function readTranslation(
  { kind, findings, decode }: TranslationReading,
  original: YamlValue,
  translated: YamlValue,
  { file, lineOf }: SourceLocation,
): Promise<ItemTranslation | undefined> {
  if (
    typeof original === 'string' ||
    Array.isArray(original) ||
    typeof translated === 'string' ||
    Array.isArray(translated)
  )
    return undefined
  const allowed = translatedKeysOf(kind)
  const { id: _, ...input } = translated
  const unknownKeys = Object.keys(input).filter((key) => !allowed.includes(key))
  for (const key of unknownKeys)
    findings.mistake(
      file,
      lineOf([key]),
      `A translation has no key \`${key}\`.${suggestMatch(key, allowed) || ` It has ${allowed.join(', ')}; the rest belongs in ${originalOf(file)}.`}`,
    )
  if (unknownKeys.length > 0) return undefined
  const filledEntries = Object.entries(input).filter(([, value]) => value !== '')
  const row = await decode({ ...original, ...Object.fromEntries(filledEntries) }, (path, message) =>
    findings.mistake(file, lineOf(path), message),
  )
  const keys = filledEntries.map(([key]) => key)
  return row && { row: columnsOfKeys(row, keys), file, line: lineOf(keys.slice(0, 1)) }
}

/** Reads the translations of a page, by language. */
export async function readPageTranslations(
  reading: TranslationReading,
  path: string,
  original: YamlValue,
): Promise<Record<string, ItemTranslation>> {
  const { files, findings, languages } = reading
  const translations: Record<string, ItemTranslation> = {}
  for (const [file, content] of files) {
    const language = originalOf(file) === path ? languageOfFile(file) : undefined
    if (language === undefined || !isAllowedLanguage(file, language, languages, findings)) continue
    const text = await readText(content, findings)
    if (text === undefined) continue
    const page = readPage(text)
    for (const { line, message } of page.problems) findings.mistake(file, line, message)
    if (page.problems.length > 0) continue
    const translation = await readTranslation(reading, original, page.value, { file, lineOf: page.lineOf })
    if (translation) translations[language] = translation
  }
  return translations
}

/** Reads the translations of a list such as `activities.ar.yaml`, by id and language. */
export async function readListTranslations(
  reading: TranslationReading,
  list: string,
  originals: ReadonlyMap<string, YamlValue>,
): Promise<Map<string, Record<string, ItemTranslation>>> {
  const { files, findings, languages } = reading
  const translations = new Map<string, Record<string, ItemTranslation>>()
  for (const [file, content] of files) {
    const language = originalOf(file) === list ? languageOfFile(file) : undefined
    if (language === undefined || !isAllowedLanguage(file, language, languages, findings)) continue
    const text = await readText(content, findings)
    if (text === undefined) continue
    const { value, problems, lineOf } = readYaml(text)
    for (const { line, message } of problems) findings.mistake(file, line, message)
    if (problems.length > 0 || value === '') continue
    if (!Array.isArray(value)) {
      findings.mistake(file, 1, 'This must be a list: each entry starts with `- id: …`.')
      continue
    }
    for (const [index, entry] of value.entries()) {
      const id = typeof entry === 'string' || Array.isArray(entry) ? undefined : entry['id']
      const original = typeof id === 'string' ? originals.get(id) : undefined
      if (typeof id !== 'string' || original === undefined) {
        findings.mistake(file, lineOf([index, 'id']), `This entry needs the \`id\` of one in ${list}.`)
        continue
      }
      const translation = await readTranslation(reading, original, entry, {
        file,
        lineOf: (path) => lineOf([index, ...path]),
      })
      if (translation) translations.set(id, { ...translations.get(id), [language]: translation })
    }
  }
  return translations
}

/** Reports translations without an original file. */
export function checkTranslations(files: FolderFiles, findings: Findings): void {
  for (const file of files.keys())
    if (languageOfFile(file) !== undefined && !files.has(originalOf(file)))
      findings.mistake(
        file,
        undefined,
        `This is a translation of ${originalOf(file)}, which does not exist. Add it, or rename this file.`,
      )
}

import type { Findings } from './findings.ts'
import type { Kind, Row } from './kinds/kind.ts'
import { columnsOfKeys, translatedKeysOf } from './kinds/translated.ts'
import type { FolderFiles } from './read/files.ts'
import { readPage } from './read/page.ts'
import { readText } from './read/text.ts'
import { readYaml, type Written } from './read/yaml.ts'
import { suggestMatch } from '@minaret/foundation/base'

/** A thing's words in another language, by its columns, and where they are written. */
export type ItemTranslation = { row: Row; file: string; line: number }

/** The languages a mosque may write in beside its own. */
export type FolderLanguages = { own: string; offered: readonly string[] }

const named = /\.(en|ar|ur)\.(?:md|yaml)$/

/** The language a file's name says, as `iftar.ar.md` does. */
export const languageOfFile = (path: string): string | undefined => named.exec(path)?.[1]

/** The file a translation stands beside. */
export const originalOf = (path: string): string => path.replace(/\.(?:en|ar|ur)(\.(?:md|yaml))$/, '$1')

const baseOf = (tag: string) => tag.toLowerCase().split('-')[0]

/** Whether a mosque may have a file in its language; where not, that is told. */
function mayHave(path: string, language: string, { own, offered }: FolderLanguages, findings: Findings): boolean {
  if (language === baseOf(own)) {
    findings.mistake(path, undefined, `${language} is the mosque’s own language. Write this into ${originalOf(path)}.`)
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

/** What reading translations takes. */
export type TranslationReading = {
  kind: Kind
  files: FolderFiles
  findings: Findings
  languages: FolderLanguages
  /** Reads what a thing says with a translation in its place. @returns nothing where something is wrong, once it was told */
  decode(value: Written, told: (path: readonly PropertyKey[], message: string) => void): Promise<Row | undefined>
}

type Place = { file: string; lineOf(path: readonly PropertyKey[]): number }

/** Puts a translation in the place of a thing's own words, and reads it as the thing itself is read. */
async function readWords(
  { kind, findings, decode }: TranslationReading,
  own: Written,
  words: Written,
  { file, lineOf }: Place,
): Promise<ItemTranslation | undefined> {
  if (typeof own === 'string' || Array.isArray(own) || typeof words === 'string' || Array.isArray(words))
    return undefined
  const allowed = translatedKeysOf(kind)
  const { id: _, ...written } = words
  const strange = Object.keys(written).filter((key) => !allowed.includes(key))
  for (const key of strange)
    findings.mistake(
      file,
      lineOf([key]),
      `A translation has no key \`${key}\`.${suggestMatch(key, allowed) || ` It has ${allowed.join(', ')}; the rest stands in ${originalOf(file)}.`}`,
    )
  if (strange.length > 0) return undefined
  const filled = Object.entries(written).filter(([, value]) => value !== '')
  const row = await decode({ ...own, ...Object.fromEntries(filled) }, (path, message) =>
    findings.mistake(file, lineOf(path), message),
  )
  const keys = filled.map(([key]) => key)
  return row && { row: columnsOfKeys(row, keys), file, line: lineOf(keys.slice(0, 1)) }
}

/** The translations of a page: the files beside it that are called as it is, with a language. */
export async function readPageTranslations(
  reading: TranslationReading,
  path: string,
  own: Written,
): Promise<Record<string, ItemTranslation>> {
  const { files, findings, languages } = reading
  const found: Record<string, ItemTranslation> = {}
  for (const [file, content] of files) {
    const language = originalOf(file) === path ? languageOfFile(file) : undefined
    if (language === undefined || !mayHave(file, language, languages, findings)) continue
    const text = await readText(content, findings)
    if (text === undefined) continue
    const page = readPage(text)
    for (const { line, message } of page.problems) findings.mistake(file, line, message)
    if (page.problems.length > 0) continue
    const read = await readWords(reading, own, page.value, { file, lineOf: page.lineOf })
    if (read) found[language] = read
  }
  return found
}

/** The translations of a list's entries, by their ids: `activities.ar.yaml` beside `activities.yaml`. */
export async function readListTranslations(
  reading: TranslationReading,
  list: string,
  own: ReadonlyMap<string, Written>,
): Promise<Map<string, Record<string, ItemTranslation>>> {
  const { files, findings, languages } = reading
  const found = new Map<string, Record<string, ItemTranslation>>()
  for (const [file, content] of files) {
    const language = originalOf(file) === list ? languageOfFile(file) : undefined
    if (language === undefined || !mayHave(file, language, languages, findings)) continue
    const text = await readText(content, findings)
    if (text === undefined) continue
    const { value, problems, lineOf } = readYaml(text)
    for (const { line, message } of problems) findings.mistake(file, line, message)
    if (problems.length > 0 || value === '') continue
    if (!Array.isArray(value)) {
      findings.mistake(file, 1, 'This must be a list: each entry starts with `- id: …`.')
      continue
    }
    for (const [at, entry] of value.entries()) {
      const id = typeof entry === 'string' || Array.isArray(entry) ? undefined : entry['id']
      const thing = typeof id === 'string' ? own.get(id) : undefined
      if (typeof id !== 'string' || thing === undefined) {
        findings.mistake(file, lineOf([at, 'id']), `This entry needs the \`id\` of one in ${list}.`)
        continue
      }
      const read = await readWords(reading, thing, entry, { file, lineOf: (path) => lineOf([at, ...path]) })
      if (read) found.set(id, { ...found.get(id), [language]: read })
    }
  }
  return found
}

/** Tells translations that stand beside nothing. */
export function checkTranslations(files: FolderFiles, findings: Findings): void {
  for (const file of files.keys())
    if (languageOfFile(file) !== undefined && !files.has(originalOf(file)))
      findings.mistake(
        file,
        undefined,
        `This is a translation of ${originalOf(file)}, which is not there. Add it, or rename this file.`,
      )
}

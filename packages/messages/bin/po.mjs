// Exchanges a language with translators as a PO file: `npm run words -- export ar.po`, then `npm run words -- import ar.po`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { po } from 'gettext-parser'
import { comment, listMessages, packages, readCatalogues } from './catalogues.mjs'
import { readMessage } from './compile.mjs'
import { findCatalogueFaults } from './faults.mjs'
import { generate } from './generate.mjs'

/** A message's comment for translators: its area's, and the parameters to keep. */
function commentOf(areaComment, text) {
  const params = Object.keys(readMessage(text, 'en').params)
  const lines = [areaComment, params.length > 0 ? `Keep {${params.join('}, {')}} as they are.` : undefined]
  return lines.filter(Boolean).join('\n')
}

/** Every message as an entry of a PO file, English as `msgid`. @param language to translate into; a new one is empty */
export function exportPo(language, catalogues = readCatalogues()) {
  const translations = {}
  for (const { name, languages } of catalogues)
    for (const [area, group] of Object.entries(languages.get('en'))) {
      if (area === 'endonym') continue
      const existing = new Map(listMessages(languages.get(language)?.[area] ?? {}))
      for (const [key, msgid] of listMessages(group)) {
        const msgctxt = `${name}/${area}/${key}`
        translations[msgctxt] = {
          [msgid]: {
            msgctxt,
            msgid,
            msgstr: [existing.get(key) ?? ''],
            comments: { extracted: commentOf(group[comment], msgid) },
          },
        }
      }
    }
  const headers = { language, 'content-type': 'text/plain; charset=utf-8' }
  return po.compile({ charset: 'utf-8', headers, translations })
}

/** Sets the message at a path of keys joined with dots; a key may contain dots itself. */
function setMessage(group, name, text) {
  if (name in group) {
    group[name] = text
    return
  }
  const key = Object.keys(group).find((candidate) => name.startsWith(`${candidate}.`))
  if (key === undefined) throw new Error(`There is no message ${name}.`)
  setMessage(group[key], name.slice(key.length + 1), text)
}

/**
 * Reads a PO file into catalogues. Untranslated messages stay unchanged.
 * @returns the catalogues of the language by package
 * @throws if an entry names no message
 */
export function importPo(language, file, catalogues = readCatalogues()) {
  const imported = new Map(
    catalogues.map(({ name, languages }) => [name, structuredClone(languages.get(language) ?? languages.get('en'))]),
  )
  for (const [msgctxt, entries] of Object.entries(po.parse(file).translations))
    for (const { msgstr } of Object.values(entries)) {
      const [text] = msgstr
      if (msgctxt === '' || text === '') continue
      const [, name, area, key] = /^([\w-]+)\/(.+)\/([^/]+)$/.exec(msgctxt) ?? []
      const group = imported.get(name)?.[area]
      if (!group) throw new Error(`There is no area ${msgctxt}. Export the file again.`)
      setMessage(group, key, text)
    }
  return imported
}

const usage = 'npm run words -- export ar.po, npm run words -- import ar.po, or npm run words -- add bn'

/** The English messages without the comments for translators. */
const withoutComments = (group) =>
  JSON.parse(JSON.stringify(group, (key, value) => (key === comment ? undefined : value)))

/** Adds a language with the English messages. */
function addLanguage(language) {
  for (const { name, languages } of readCatalogues()) {
    if (languages.has(language)) return `${language} already exists.`
    const file = path.join(packages, name, 'messages', `${language}.json`)
    writeFileSync(file, `${JSON.stringify(withoutComments(languages.get('en')), null, 2)}\n`)
  }
  generate()
  return `packages/*/messages/${language}.json now have the English messages. Next, add ${language} to Language in packages/contract/openapi.yaml and run npm run gen.`
}

function run([action, file = '']) {
  const language = path.basename(file, '.po')
  if (!/^[a-z]{2,3}$/.test(language)) return usage
  if (action === 'add') return addLanguage(language)
  if (action === 'export') {
    writeFileSync(file, exportPo(language))
    return `${file} contains every message. Translate it in Poedit, Weblate or another PO editor.`
  }
  if (action !== 'import') return usage
  if (!existsSync(file)) return `There is no file ${file}.`
  const catalogues = readCatalogues()
  const imported = importPo(language, readFileSync(file), catalogues)
  const updated = catalogues.map((catalogue) => ({
    ...catalogue,
    languages: new Map([...catalogue.languages, [language, imported.get(catalogue.name)]]),
  }))
  const faults = findCatalogueFaults(updated)
  if (faults.length > 0) return `Nothing was imported. Correct these errors in ${file}:\n${faults.join('\n')}`
  for (const [name, catalogue] of imported)
    writeFileSync(path.join(packages, name, 'messages', `${language}.json`), `${JSON.stringify(catalogue, null, 2)}\n`)
  generate()
  return `Imported ${file} into packages/*/messages/${language}.json.`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(run(process.argv.slice(2)))

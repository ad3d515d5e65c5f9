// Compiles every catalogue to TypeScript: `messages.gen.ts` in the folder of each area of the server's packages, and a file for
// each language and area of the screens. They are not committed; boot.mjs and turbo's `sources` run this.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { comment, listMessages, packages, readCatalogues } from './catalogues.mjs'
import { compileMessages, pluralRuleOf, readMessage } from './compile.mjs'

const nameOf = (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key))

/** An object literal of the shape of `group`, with `write(path)` in place of each message. */
function writeGroup(group, write, prefix = '', indent = '  ') {
  const entries = Object.entries(group).filter(([key]) => key !== comment)
  const isList = Array.isArray(group)
  const lines = entries.map(([key, value]) => {
    const name = prefix ? `${prefix}.${key}` : key
    const text = typeof value === 'string' ? write(name) : writeGroup(value, write, name, `${indent}  `)
    return `${indent}${isList ? '' : `${nameOf(key)}: `}${text},`
  })
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  return `${open}\n${lines.join('\n')}\n${indent.slice(2)}${close}`
}

/** Resolves the text parameters of an expression, which may be localized: `d.name` → `text(d.name, "ar")`. */
const resolveTexts = (expression, params, language) =>
  expression.replaceAll(/"(?:[^"\\\\]|\\\\.)*"|\bd\.(\w+)/g, (match, name) =>
    params[name] === 'string | number' ? `text(${match}, ${JSON.stringify(language)})` : match,
  )

/** Merges the parameters of a message's translations; a type other than `string | number` takes precedence. */
const mergeParams = (previous = {}, current) =>
  Object.fromEntries(
    Object.keys({ ...previous, ...current }).map((name) => [
      name,
      previous[name] && previous[name] !== 'string | number' ? previous[name] : (current[name] ?? previous[name]),
    ]),
  )

/** One area, compiled for each of its languages. */
function compileArea(byLanguage) {
  const english = new Map(listMessages(byLanguage.get('en')))
  const params = new Map()
  const texts = new Map()
  const used = new Set()
  for (const [language, area] of byLanguage) {
    const compiled = []
    for (const [name, text] of listMessages(area)) {
      const message = readMessage(text, language)
      params.set(name, mergeParams(params.get(name), message.params))
      // A message with parameters in English is a function in every language.
      const isFunction = english.has(name) && Object.keys(params.get(name) ?? {}).length > 0
      if (message.plain !== undefined) texts.set(`${language} ${name}`, JSON.stringify(message.plain))
      else if (isFunction) compiled.push([name, text])
    }
    const { expressions, used: names } = compileMessages(compiled, language)
    for (const [name, expression] of expressions) texts.set(`${language} ${name}`, expression)
    for (const name of names) used.add(name)
  }
  return { params, texts, used }
}

const signatureOf = (params) =>
  Object.entries(params)
    .map(([name, type]) => `${name}${type.endsWith('undefined') ? '?' : ''}: ${type}`)
    .join('; ')

function importsOf(used, languages) {
  const cardinals = languages.filter((language) => used.has(language))
  const runtime = [...used].filter((name) => !languages.includes(name)).toSorted()
  return [
    ...(runtime.length > 0 ? [`import { ${runtime.join(', ')} } from '@minaret/messages'`] : []),
    ...(cardinals.length > 0 ? [`import { ${cardinals.join(', ')} } from '@minaret/messages/cardinals'`] : []),
  ]
}

/** The server's area: each message in every language at once. */
function writeLocalized(area, byLanguage) {
  const { params, texts, used } = compileArea(byLanguage)
  const languages = [...byLanguage.keys()]
  const hasParams = (name) => Object.keys(params.get(name) ?? {}).length > 0
  const write = (name) => {
    const expressionIn = (language) => {
      const expression = texts.get(`${language} ${name}`)
      return hasParams(name) ? resolveTexts(expression, params.get(name), language) : expression
    }
    const object = `{ ${languages.map((language) => `${language}: ${expressionIn(language)}`).join(', ')} }`
    const signature = signatureOf(params.get(name) ?? {})
    return signature ? `(d: { ${signature.replaceAll(': string | number', ': Text')} }) => (${object})` : object
  }
  const doc = byLanguage.get('en')[comment]
  const body = writeGroup(byLanguage.get('en'), write)
  return [
    `// Compiled from the package's messages/*.json, and not committed.`,
    ...importsOf(used, languages),
    ...(body.includes('text(d.') ? [`import { text, type Text } from '@minaret/messages'`] : []),
    ...(doc ? [`\n/** ${doc} */`] : []),
    `export const messages = ${body}`,
    '',
  ].join('\n')
}

/** The plural and select functions of one language, which a page loads in place of the library's runtime. */
const writeForms = (language) =>
  [
    `// @ts-nocheck -- The rule of make-plural for ${language} (CLDR), as its source has it. Not committed.`,
    '',
    `const rule = ${pluralRuleOf(language)}`,
    '',
    'type Forms = Readonly<Record<string, string | number>>',
    '',
    '/** The form of a message for a number: the exact one, or that of the plural rule. */',
    'export const plural = (count: number, forms: Forms): string => `${forms[count] ?? forms[rule(count)] ?? forms.other}`',
    '',
    '/** The case of a message for a value, or `none` without a value. Displays have engines without Object.hasOwn. */',
    'export const select = (value: string | boolean | undefined, cases: Forms): string =>',
    "  `${{}.hasOwnProperty.call(cases, value || 'none') ? cases[value || 'none'] : cases.other}`",
    '',
  ].join('\n')

/** The screens' area in one language. */
function writeLanguageArea(language, area, byLanguage) {
  const { params, texts } = compileArea(byLanguage)
  const parentFolders = area.includes('/') ? '../..' : '..'
  const compiled = compileMessages(
    listMessages(byLanguage.get(language)).filter(([, text]) => readMessage(text, language).plain === undefined),
    language,
  )
  const forms = ['plural', 'select']
  const usedForms = forms.filter((name) => compiled.used.has(name))
  const write = (name) => {
    const signature = signatureOf(params.get(name) ?? {})
    const text = texts
      .get(`${language} ${name}`)
      .replaceAll(new RegExp(`\\bplural\\((d\\.\\w+), 0, ${language}, \\{`, 'g'), 'plural($1, {')
      .replaceAll(/\bselect\((d\.\w+) \|\| "none", \{/g, 'select($1, {')
    return signature ? `(d: { ${signature} }) => ${/^d\.\w+$/.test(text) ? `String(${text})` : text}` : text
  }
  const doc = byLanguage.get('en')[comment]
  return [
    `// Compiled from messages/${language}.json, and not committed.`,
    ...importsOf(new Set([...compiled.used].filter((name) => name !== language && !forms.includes(name))), []),
    ...(usedForms.length > 0
      ? [`import { ${usedForms.join(', ')} } from '${parentFolders}/${language}.forms.gen.ts'`]
      : []),
    ...(doc ? [`\n/** ${doc} */`] : []),
    `export const words = ${writeGroup(byLanguage.get('en'), write)}`,
    '',
  ].join('\n')
}

/** The type of all areas, and the languages with their endonyms. */
function writeIndex(languages, areas) {
  const part = (area) => `  ${path.basename(area)}: typeof import('./en/${area}.gen.ts').words`
  const endonyms = [...languages].map(([language, { endonym }]) => `  ${nameOf(language)}: ${JSON.stringify(endonym)},`)
  return [
    '// Compiled from messages/*.json, and not committed.',
    '',
    '/** The endonym of each language. */',
    `export const endonyms: Readonly<Record<string, string>> = {\n${endonyms.join('\n')}\n}`,
    '',
    '/** The English messages by area; every language has the same. */',
    `export type Catalogue = {\n${areas.map(part).join('\n')}\n}`,
    '',
  ].join('\n')
}

/** The files a catalogue is compiled to: path from the package's `src` → text. */
export function compileCatalogue({ isPerLanguage, languages }) {
  const areas = Object.keys(languages.get('en')).filter((area) => area !== 'endonym')
  const byLanguage = (area) => new Map([...languages].map(([language, catalogue]) => [language, catalogue[area] ?? {}]))
  if (!isPerLanguage)
    return new Map(areas.map((area) => [`${area}/messages.gen.ts`, writeLocalized(area, byLanguage(area))]))
  const files = areas.flatMap((area) =>
    [...languages.keys()].map((language) => [
      `messages/languages/${language}/${area}.gen.ts`,
      writeLanguageArea(language, area, byLanguage(area)),
    ]),
  )
  const rules = [...languages.keys()].map((language) => [
    `messages/languages/${language}.forms.gen.ts`,
    writeForms(language),
  ])
  return new Map([['messages/languages/index.gen.ts', writeIndex(languages, areas)], ...rules, ...files])
}

/** Writes a file unless it has this text already: then its modification time stays, so that its dependents are not rebuilt. */
function writeIfChanged(file, text) {
  mkdirSync(path.dirname(file), { recursive: true })
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

/** Writes what has changed, and removes compiled files of deleted areas. */
function writeFiles(source, files) {
  for (const [name, text] of files) writeIfChanged(path.join(source, name), text)
  for (const name of readdirSync(source, { recursive: true }))
    if (/(^|\/)messages\.gen\.ts$|^messages\/languages\/.*\.gen\.ts$/.test(name) && !files.has(name))
      rmSync(path.join(source, name))
}

/** The module that lists the languages of the catalogues. */
export const writeLanguages = (languages) =>
  [
    '// Generated from the languages of the catalogues, and not committed.',
    '',
    '/** The languages of the product, English first. */',
    `export const languages = [${languages.map((language) => JSON.stringify(language)).join(', ')}] as const`,
    '',
    '/** A value for each language. */',
    'export const eachLanguage = <Value>(create: (language: (typeof languages)[number]) => Value) => ({',
    ...languages.map((language) => `  ${nameOf(language)}: create(${JSON.stringify(language)}),`),
    '})',
    '',
  ].join('\n')

/** Compiles the catalogues of all packages. */
export function generate() {
  const catalogues = readCatalogues()
  for (const catalogue of catalogues) writeFiles(catalogue.source, compileCatalogue(catalogue))
  const languages = [...new Set(catalogues.flatMap((catalogue) => [...catalogue.languages.keys()]))]
  writeIfChanged(path.join(packages, 'messages/src/languages.gen.ts'), writeLanguages(languages))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generate()

// A pseudo-language, generated from English: accented letters in brackets. Text on a page without brackets is not a message.
import path from 'node:path'
import { parse } from '@messageformat/parser'
import { comment, packages, readCatalogues } from './catalogues.mjs'
import { compileCatalogue, writeLanguages } from './generate.mjs'

const accents = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý' }

/** The text between parameters, with its positions. */
const contentsOf = (tokens) =>
  tokens.flatMap((token) =>
    token.type === 'content' ? [token.ctx] : (token.cases ?? []).flatMap(({ tokens: inner }) => contentsOf(inner)),
  )

/** Converts an English message to the pseudo-language. */
export function pseudoMessage(message) {
  let text = message
  for (const { offset, text: part } of contentsOf(parse(message)).toReversed()) {
    const accented = part.replaceAll(/[aeiouyAEIOUY]/g, (letter) => accents[letter])
    text = `${text.slice(0, offset)}${accented}${text.slice(offset + part.length)}`
  }
  return `⟦${text}⟧`
}

const pseudoGroup = (group) =>
  Array.isArray(group)
    ? group.map(pseudoValue)
    : Object.fromEntries(
        Object.entries(group).flatMap(([key, value]) => (key === comment ? [] : [[key, pseudoValue(value)]])),
      )
const pseudoValue = (value) => (typeof value === 'string' ? pseudoMessage(value) : pseudoGroup(value))

/**
 * A Vite plugin that adds the pseudo-language as if it had catalogues: it compiles it with the others.
 * @param language the code to use: a language that the product does not have, and that `Intl` supports
 */
export function pseudoLanguage(language) {
  const catalogues = readCatalogues().map((catalogue) => ({
    ...catalogue,
    languages: new Map([...catalogue.languages, [language, pseudoGroup(catalogue.languages.get('en'))]]),
  }))
  const files = new Map(
    catalogues.flatMap((catalogue) =>
      [...compileCatalogue(catalogue)].map(([name, text]) => [path.join(catalogue.source, name), text]),
    ),
  )
  files.set(path.join(packages, 'messages/src/languages.gen.ts'), writeLanguages([...catalogues[0].languages.keys()]))
  const folder = path.join(packages, 'screens/src/messages')
  const languageFolder = path.join(folder, 'languages', language, path.sep)
  const languageFiles = [...files.keys()].filter((file) => file.startsWith(languageFolder))
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const file = path.resolve(path.dirname(importer), source)
      // A file that is not on disk may be named relative to its package.
      return [file, path.join(packages, 'screens', file)].find((candidate) => files.has(candidate))
    },
    load: (id) => files.get(id),
    transform(code, id) {
      // The glob of the screens' files finds only those on disk.
      if (id !== path.join(folder, 'wordFiles.ts')) return undefined
      const statements = languageFiles.flatMap((file) => {
        const [, part] = /\/(\w+)\.gen\.ts$/.exec(file) ?? []
        return part ? [`loaders.set('${language} ${part}', () => import('./${path.relative(folder, file)}'))`] : []
      })
      return `${code}\n${statements.join('\n')}\n`
    },
  }
}

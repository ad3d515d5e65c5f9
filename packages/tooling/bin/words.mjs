// Finds words to avoid in text, documents and names: `npm run check -- words`.
// `node packages/tooling/bin/words.mjs --prune` removes names that no longer exist from the list of names.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { exceptions } from '../words/exceptions.mjs'
import { badWordOf, conversationNames, exportedNames, participleTypes } from '../words/names.mjs'
import { proseRows } from '../words/prose.mjs'
import { readComments, readSource, withoutCode, withoutKeys } from '../words/read.mjs'
import { files } from './files.mjs'

const listFile = path.join(import.meta.dirname, '../words/words.names.json')

/** Whether a file's text is not checked: tests quote other text, and translations are checked at their source. */
const isQuoting = (name) =>
  /\.(?:test|e2e)\.[mc]?[jt]sx?$|\/testing\/|\/e2e\/|(?:^|\/)(?:ar|ur)(?:\.ts$|\/)|\.(?:ar|ur)\./.test(name)
const isSkipped = (name) =>
  /\.gen\.ts$|\/migrations\/|\.snap$|^pnpm-lock|^LICENSE|\/__snapshots__\/|^packages\/tooling\/words\//.test(name)
const isSource = (name) => /\.(?:tsx?|mts|mjs|cjs)$/.test(name)
/** Whether a file has a package's English messages; the other languages are left to their translators. */
const isMessages = (name) => /^packages\/\w+\/messages\/en\.json$/.test(name)
const isCatalogue = (name) => name.endsWith('/en.ts')
const isDemonstration = (name) => name.startsWith('packages/server/demonstration/')

const proseRules = proseRows.map((row) => ({
  ...row,
  pattern: new RegExp(`(?<![\\w-])(?:${row.find.replaceAll(' ', '[\\s*]+')})(?![\\w-])`, 'gi'),
}))

/** `[kind, from, to]` of the readable text in a file. */
function spansOf(name, text) {
  if (isSource(name)) return readSource(name, text, { isCatalogue: isCatalogue(name) })
  if (name.endsWith('.css')) return readComments(text)
  if (isMessages(name)) return [['text', 0, text.length]]
  return [[isDemonstration(name) ? 'demonstration' : 'doc', 0, text.length]]
}

/** Blanks the parameter names in messages, which are not visible. */
const withoutParameters = (text) => text.replace(/\{\w+/g, (name) => ' '.repeat(name.length))

const toReadable = (name, text) =>
  name.endsWith('.md')
    ? withoutCode(text)
    : isMessages(name)
      ? withoutParameters(withoutKeys(text))
      : /\.ya?ml$/.test(name)
        ? withoutKeys(text)
        : text

const lineOf = (text, position) => text.slice(0, position).split('\n').length
const isText = (name) =>
  isSource(name) ||
  isMessages(name) ||
  /\.(?:md|css|ya?ml)$/.test(name) ||
  (isDemonstration(name) && /\.(?:json|html)$/.test(name))

/** Finds words to avoid in a file's text: `{ file, line, phrase, write, context }`. */
function* findProse(name, text) {
  const readableText = toReadable(name, text)
  const hits = proseRules.flatMap((row) =>
    [...readableText.matchAll(row.pattern)].map(({ 0: match, index }) => ({ row, match, index })),
  )
  hits.sort((a, b) => a.index - b.index)
  if (hits.length === 0) return
  const spans = spansOf(name, text)
  for (const { row, match, index } of hits) {
    const span = spans.find(([, from, to]) => from <= index && index < to)
    // Only rows that name comments apply to them.
    if (!span || (row.in ? !row.in.includes(span[0]) : span[0] === 'comment')) continue
    const isComment = span[0] === 'comment'
    const context = text.slice(Math.max(0, index - 80), index + match.length + 80).replace(/\s+/g, ' ')
    const phrase = match.replace(/[\s*]+/g, ' ')
    const fault = { file: name, line: lineOf(text, index), phrase, write: row.write, context }
    yield isComment ? { ...fault, listed: `${phrase.toLowerCase()} in ${name}` } : fault
  }
}

/** Finds words to avoid in a file's exported names and its path: the same fields, and `name`. */
function* findNames(name, text) {
  // A story's name is a sentence, which is checked separately.
  if (isSource(name) && !name.endsWith('.stories.tsx'))
    for (const [exportName, position] of exportedNames(text)) {
      const badWord = badWordOf(exportName)
      if (badWord)
        yield { file: name, line: lineOf(text, position), name: exportName, phrase: badWord.word, write: badWord.write }
    }
  if (isSource(name))
    for (const [variable, position] of conversationNames(text)) {
      const replacement = badWordOf(variable)?.write ?? 'the noun of its value: row, values, label'
      yield {
        file: name,
        line: lineOf(text, position),
        name: `${variable} in ${name}`,
        phrase: variable,
        write: replacement,
      }
    }
  if (isSource(name) && !name.endsWith('.stories.tsx'))
    for (const [typeName, position] of participleTypes(text))
      yield {
        file: name,
        line: lineOf(text, position),
        name: typeName,
        phrase: typeName,
        write: 'the noun of what it is',
      }
  if (!/^(?:apps|packages|docs)\//.test(name) || isDemonstration(name)) return
  for (const part of name.split('/').slice(1)) {
    const partName = part.replace(/\..*$/, '')
    const badWord = badWordOf(partName)
    if (badWord) yield { file: name, line: 1, name: partName, phrase: badWord.word, write: badWord.write }
  }
}

const describeFault = ({ file, line, name, phrase, write }) =>
  name
    ? `${file}:${line} ${name}: avoid "${phrase}" in names; write ${write}.`
    : `${file}:${line} "${phrase}": write ${write}.`

/**
 * Returns a sentence for each word to avoid, and for each unused exception.
 * @param all `[path from the root, text]` of each file
 * @param names names, and words in a file's comments, that are still allowed @param allowed exceptions, each with its reason
 */
export function findWordProblems(all, { names = [], allowed = [] } = {}) {
  const allowedNames = new Set(names)
  const unusedExceptions = new Set(allowed)
  const stale = new Set(names)
  const faults = []
  const isAllowed = ({ name, phrase, context = '' }) => {
    const matches = allowed.filter((exception) =>
      exception.name ? exception.name === name : context.includes(exception.text) && exception.text.includes(phrase),
    )
    for (const exception of matches) unusedExceptions.delete(exception)
    return matches.length > 0
  }
  for (const [name, text] of all) {
    if (isSkipped(name)) continue
    const hasProse = isText(name) && !isQuoting(name)
    const fileFaults = [...findNames(name, text), ...(hasProse ? findProse(name, text) : [])]
    for (const fault of fileFaults) {
      const entry = fault.name ?? fault.listed
      stale.delete(entry)
      if (!isAllowed(fault) && !allowedNames.has(entry)) faults.push(fault)
    }
  }
  const problems = [
    ...faults.map(describeFault),
    ...[...unusedExceptions].map(
      ({ name, text }) => `The exception "${name ?? text}" is unused: remove it from exceptions.mjs.`,
    ),
  ]
  return { problems: [...new Set(problems)], faults, stale: [...stale] }
}

/** Checks the project with its lists of names and exceptions. */
export const checkWords = (all = files()) =>
  findWordProblems(all, { names: JSON.parse(readFileSync(listFile, 'utf8')), allowed: exceptions }).problems

if (process.argv[1] === import.meta.filename) {
  const names = JSON.parse(readFileSync(listFile, 'utf8'))
  const { problems, stale } = findWordProblems(files(), { names, allowed: exceptions })
  if (process.argv.includes('--prune')) {
    writeFileSync(
      listFile,
      `${JSON.stringify(
        names.filter((name) => !stale.includes(name)),
        null,
        2,
      )}\n`,
    )
    console.log(`${stale.length} names removed, ${names.length - stale.length} left.`)
  } else {
    for (const problem of problems) console.log(problem)
    if (stale.length > 0)
      console.log(
        `${stale.length} names no longer exist. Remove them with: node packages/tooling/bin/words.mjs --prune`,
      )
    process.exitCode = problems.length > 0 ? 1 : 0
  }
}

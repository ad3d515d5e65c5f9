import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type Pair, type YAMLError } from 'yaml'
import type { Problem } from '../findings.ts'

/** What stands in a YAML file: words, lists, and things by their names. Nothing is read as anything but words. */
export type Written = string | Written[] | { [key: string]: Written }

export type ReadYaml = {
  value: Written
  problems: Problem[]
  /** The line of what stands at a path; of what is around it where it stands nowhere. */
  lineOf(path: readonly PropertyKey[]): number
}

const nested = 'This is nested too deep. See the example in docs/mosque-folder.md.'

/** What is wrong in the words of whoever writes; the library's own are for programmers. */
const sentences: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT:
    'This line is indented differently from the lines around it. Start lines of the same level in the same column.',
  TAB_AS_INDENT: 'This line begins with a tab. Use spaces.',
  BLOCK_AS_IMPLICIT_KEY: 'Put text that contains `: ` between "quotation marks".',
  MISSING_CHAR: 'Something is missing here: a `:` after the key, a comma, a bracket or a quotation mark.',
  UNEXPECTED_TOKEN: 'This cannot be read. Put text with characters like : # [ ] { } between "quotation marks".',
  MULTILINE_IMPLICIT_KEY: 'This line has no `key: ` before its value, or a quotation mark is not closed.',
  MULTIPLE_DOCS:
    'There is a second `---` here. Lists and settings have one, and pages have two around their front matter.',
  BAD_SCALAR_START: 'Text cannot start with this character. Put it between "quotation marks".',
  BAD_ALIAS: 'Put text that starts with * or & between "quotation marks".',
  BAD_DQ_ESCAPE: 'A \\ within "quotation marks" is written twice: \\\\.',
  TAG_RESOLVE_FAILED: 'Put text that starts with ! between "quotation marks".',
  RESOURCE_EXHAUSTION: nested,
  KEY_OVER_1024_CHARS: 'This key is too long. Is a `: ` missing?',
}

const tooDeep = 12
const twice = 'This key is already used. Keep one of the two.'
const noAlias = 'YAML anchors with & and * are not used here. Put text that starts with them between "quotation marks".'

/** In this schema every value is a word; nothing is the empty one. */
const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const keyOf = ({ key }: Pair<unknown, unknown>): string | undefined => (isScalar(key) ? wordsOf(key.value) : undefined)

/**
 * Reads a YAML text. @param firstLine the line of its file on which it begins
 * @untrusted
 */
export function readYaml(text: string, firstLine = 1): ReadYaml {
  const counter = new LineCounter()
  // `failsafe`: every scalar is what was typed, so that no, 007 and 12:30 stay what they are.
  const document = parseDocument(text, {
    schema: 'failsafe',
    // It would compare each key with all before it.
    uniqueKeys: false,
    lineCounter: counter,
    prettyErrors: false,
    logLevel: 'silent',
  })
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1
  const lineFor = (node: Node | null) => lineAt(node?.range?.[0] ?? 0)
  const all = [...document.errors, ...document.warnings]
  // What nests without end ends in as many errors as there were levels left.
  const deep = all.find(({ code }) => code === 'RESOURCE_EXHAUSTION')
  const problems = (deep ? [deep] : all).map(({ code, message, pos }) => ({
    line: lineAt(pos[0]),
    message: sentences[code] ?? `This cannot be read: ${message.split('\n')[0]}`,
  }))
  const tell = (node: Node | null, message: string): Written => {
    problems.push({ line: lineFor(node), message })
    return ''
  }

  const convert = (node: unknown, depth: number): Written => {
    if (isAlias(node)) return tell(node, noAlias)
    if (isScalar(node)) return node.anchor ? tell(node, noAlias) : wordsOf(node.value)
    if (isSeq(node) || isMap(node)) {
      if (node.anchor) return tell(node, noAlias)
      if (depth > tooDeep) return tell(node, nested)
    }
    if (isSeq(node)) return node.items.map((item) => convert(item, depth + 1))
    if (!isMap(node)) return ''
    const keys = new Set<string>()
    return Object.fromEntries(
      node.items.flatMap((pair) => {
        const key = keyOf(pair)
        // Every object has it already, and what is written there would be lost on the way.
        if (key === '__proto__') {
          tell(isScalar(pair.key) ? pair.key : node, 'There is no key `__proto__`. Delete it.')
          return []
        }
        if (key !== undefined && keys.has(key)) tell(isScalar(pair.key) ? pair.key : node, twice)
        if (key !== undefined) {
          keys.add(key)
          return [[key, convert(pair.value, depth + 1)]]
        }
        tell(node, 'A key is a single word before a colon.')
        return []
      }),
    )
  }

  const lineOf = (path: readonly PropertyKey[]): number => {
    let node: unknown = document.contents
    let line = lineFor(document.contents)
    for (const step of path) {
      if (isMap(node)) {
        const pair: Pair<unknown, unknown> | undefined = node.items.find((item) => keyOf(item) === step)
        if (!pair) return line
        if (isScalar(pair.key)) line = lineFor(pair.key)
        node = pair.value
      } else if (isSeq(node) && typeof step === 'number') {
        const item = node.items[step]
        if (isMap(item) || isScalar(item) || isSeq(item)) line = lineFor(item)
        node = item
      } else if (isScalar(node) && typeof step === 'number') {
        // Below its key, where words are indented after a `|`; else on the same line.
        return lineFor(node) + step + (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED' ? 1 : 0)
      } else return line
    }
    return line
  }
  return {
    value: problems.length > 0 && document.errors.length > 0 ? '' : convert(document.contents, 0),
    problems,
    lineOf,
  }
}

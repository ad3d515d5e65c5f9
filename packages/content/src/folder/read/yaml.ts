import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type Pair, type YAMLError } from 'yaml'
import type { Problem } from '../findings.ts'

/** A value in a YAML file: text, a list or a mapping. Scalars are always text. */
export type YamlValue = string | YamlValue[] | { [key: string]: YamlValue }

export type ReadYaml = {
  value: YamlValue
  problems: Problem[]
  /** The line of a path, or of its nearest existing parent. */
  lineOf(path: readonly PropertyKey[]): number
}

const nestedTooDeep = 'This is nested too deep. See the example in docs/mosque-folder.md.'

/** Messages for authors, as the library's own are for programmers. */
const messages: Partial<Record<YAMLError['code'], string>> = {
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
  RESOURCE_EXHAUSTION: nestedTooDeep,
  KEY_OVER_1024_CHARS: 'This key is too long. Is a `: ` missing?',
}

const maxDepth = 12
const duplicateKey = 'This key is already used. Keep one of the two.'
const aliasMessage =
  'YAML anchors with & and * are not used here. Put text that starts with them between "quotation marks".'

/** In this schema every scalar is text; a missing value is empty text. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const keyOf = ({ key }: Pair<unknown, unknown>): string | undefined => (isScalar(key) ? textOf(key.value) : undefined)

/**
 * Reads YAML. @param firstLine the line of the file on which it starts
 * @untrusted
 */
export function readYaml(text: string, firstLine = 1): ReadYaml {
  const counter = new LineCounter()
  // `failsafe`: scalars are not converted, so that no, 007 and 12:30 stay text.
  const document = parseDocument(text, {
    schema: 'failsafe',
    // The library's check compares each key with all before it.
    uniqueKeys: false,
    lineCounter: counter,
    prettyErrors: false,
    logLevel: 'silent',
  })
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1
  const lineFor = (node: Node | null) => lineAt(node?.range?.[0] ?? 0)
  const errors = [...document.errors, ...document.warnings]
  // Excessive nesting causes an error per level, so only the first is reported.
  const nestingError = errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION')
  const problems = (nestingError ? [nestingError] : errors).map(({ code, message, pos }) => ({
    line: lineAt(pos[0]),
    message: messages[code] ?? `This cannot be read: ${message.split('\n')[0]}`,
  }))
  const report = (node: Node | null, message: string): YamlValue => {
    problems.push({ line: lineFor(node), message })
    return ''
  }

  const convert = (node: unknown, depth: number): YamlValue => {
    if (isAlias(node)) return report(node, aliasMessage)
    if (isScalar(node)) return node.anchor ? report(node, aliasMessage) : textOf(node.value)
    if (isSeq(node) || isMap(node)) {
      if (node.anchor) return report(node, aliasMessage)
      if (depth > maxDepth) return report(node, nestedTooDeep)
    }
    if (isSeq(node)) return node.items.map((item) => convert(item, depth + 1))
    if (!isMap(node)) return ''
    const keys = new Set<string>()
    return Object.fromEntries(
      node.items.flatMap((pair) => {
        const key = keyOf(pair)
        // An object cannot have it as a key of its own, so its value would be lost.
        if (key === '__proto__') {
          report(isScalar(pair.key) ? pair.key : node, 'There is no key `__proto__`. Delete it.')
          return []
        }
        if (key !== undefined && keys.has(key)) report(isScalar(pair.key) ? pair.key : node, duplicateKey)
        if (key !== undefined) {
          keys.add(key)
          return [[key, convert(pair.value, depth + 1)]]
        }
        report(node, 'A key is a single word before a colon.')
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
        // A block scalar starts on the line after its key, others on the same line.
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

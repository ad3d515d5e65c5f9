import { Document, isPair, isScalar, isSeq, visit } from 'yaml'

/** Keys whose few words stand on their line. */
const oneLine = /^(?:fajr|dhuhr|asr|maghrib|isha|time|\d{4}-\d\d-\d\d)$/

/** What is left of a value when all that says nothing is taken away. */
function withoutNothing(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (Array.isArray(value)) return value.map(withoutNothing).filter((part) => part !== undefined)
  if (typeof value !== 'object') {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    // Lines below one another end with one, as an editor writes them.
    return text.includes('\n') ? `${text}\n` : text
  }
  const pairs = Object.entries(value).flatMap(([key, part]) => {
    const kept = withoutNothing(part)
    return kept === undefined ? [] : [[key, kept]]
  })
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined
}

/** A value of words, lists and keys as YAML: short lists on one line, long words on lines of their own. */
export function writeYaml(value: unknown): string {
  const document = new Document(withoutNothing(value), { schema: 'failsafe' })
  visit(document, {
    Seq(_, node) {
      if (isSeq(node) && node.items.every((item) => isScalar(item))) node.flow = true
    },
    Map(_, node, path) {
      // What is said by when, or by prayer, of one thing.
      const key = path.findLast((step) => isPair(step))?.key
      if (isScalar(key) && oneLine.test(String(key.value)) && node.items.every(({ value: part }) => isScalar(part)))
        node.flow = true
    },
  })
  return document.toString({ lineWidth: 0, blockQuote: 'literal', flowCollectionPadding: false })
}

/** A page: its facts, then its text. */
export function writePage(value: unknown): string {
  const { text, ...facts } = { text: undefined, ...Object(value) }
  const body = typeof text === 'string' && text !== '' ? `\n${text}\n` : ''
  return `---\n${writeYaml(facts)}---\n${body}`
}

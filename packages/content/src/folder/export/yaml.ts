import { Document, isPair, isScalar, isSeq, visit } from 'yaml'

/** Keys whose mappings are written on one line. */
const oneLineKeys = /^(?:fajr|dhuhr|asr|maghrib|isha|time|\d{4}-\d\d-\d\d)$/

/** Removes empty values. */
function withoutEmpty(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((part) => part !== undefined)
  if (typeof value !== 'object') {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    // Multi-line text ends with a line break.
    return text.includes('\n') ? `${text}\n` : text
  }
  const pairs = Object.entries(value).flatMap(([key, part]) => {
    const cleanPart = withoutEmpty(part)
    return cleanPart === undefined ? [] : [[key, cleanPart]]
  })
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined
}

/** Writes a value as YAML: lists of scalars on one line, multi-line text as blocks. */
export function writeYaml(value: unknown): string {
  const document = new Document(withoutEmpty(value), { schema: 'failsafe' })
  visit(document, {
    Seq(_, node) {
      if (isSeq(node) && node.items.every((item) => isScalar(item))) node.flow = true
    },
    Map(_, node, path) {
      // Mappings by day or by prayer.
      const key = path.findLast((step) => isPair(step))?.key
      if (isScalar(key) && oneLineKeys.test(String(key.value)) && node.items.every(({ value: part }) => isScalar(part)))
        node.flow = true
    },
  })
  return document.toString({ lineWidth: 0, blockQuote: 'literal', flowCollectionPadding: false })
}

/** Writes a page: its front matter, then its text. */
export function writePage(value: unknown): string {
  const { text, ...fields } = { text: undefined, ...Object(value) }
  const body = typeof text === 'string' && text !== '' ? `\n${text}\n` : ''
  return `---\n${writeYaml(fields)}---\n${body}`
}

import { type SaxesAttributeNS, type SaxesTagNS, SaxesParser } from 'saxes'
import { UnreadableXml } from './readXml.ts'
import { escapeAttribute, escapeText } from './writeXml.ts'

/** The part of a message to write, with exclusions. */
export type CanonicalPart = {
  /** The name of the element to write; the first one counts. */
  of: string
  /** Whether to omit an element with its content, by its path from the written element. */
  without?: (path: readonly string[]) => boolean
}

/** Canonical XML compares names by code points. */
const compareCodePoints = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const xmlnsUri = 'http://www.w3.org/2000/xmlns/'

type Scope = Readonly<Record<string, string>>

/** The namespaces declared by a tag, by prefix; the default one has an empty prefix. */
const readNamespaces = (attributes: readonly SaxesAttributeNS[]): Scope =>
  Object.fromEntries(
    attributes
      .filter(({ uri }) => uri === xmlnsUri)
      .map(({ prefix, local, value }) => [prefix === '' ? '' : local, value]),
  )

/** Writes the namespaces of a start tag that differ from those of its parent. */
function writeNamespaces(inScope: Scope, outerScope: Scope): string {
  return Object.keys({ ...inScope, ...outerScope })
    .filter((prefix) => prefix !== 'xml' && (inScope[prefix] ?? '') !== (outerScope[prefix] ?? ''))
    .toSorted(compareCodePoints)
    .map((prefix) => ` xmlns${prefix && ':'}${prefix}="${escapeAttribute(inScope[prefix] ?? '')}"`)
    .join('')
}

const writeAttributes = (attributes: readonly SaxesAttributeNS[]): string =>
  attributes
    .filter(({ uri }) => uri !== xmlnsUri)
    .toSorted((a, b) => compareCodePoints(a.uri, b.uri) || compareCodePoints(a.local, b.local))
    .map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`)
    .join('')

/**
 * Writes an element of a message as inclusive Canonical XML 1.0 without comments
 * (http://www.w3.org/TR/2001/REC-xml-c14n-20010315), with the namespaces in scope. Inherited attributes of the `xml`
 * namespace are not supported, because HMRC's messages have none.
 * @param write receives the text in pieces, so that a claim of 100,000 gifts is not held in memory twice
 * @throws UnreadableXml if it is not well formed or has no such element
 */
export function writeCanonical(
  xml: string,
  { of: elementName, without }: CanonicalPart,
  write: (piece: string) => void,
): void {
  const parser = new SaxesParser({ xmlns: true })
  const scopes: Scope[] = [{}]
  const path: string[] = []
  const progress: { state: 'before' | 'inside' | 'after' } = { state: 'before' }
  let skippedDepth = 0
  const isWritten = () => progress.state === 'inside' && skippedDepth === 0
  parser.on('error', (error) => {
    throw new UnreadableXml(error.message)
  })
  parser.on('doctype', () => {
    throw new UnreadableXml('Document types are not supported.')
  })
  parser.on('opentag', (tag: SaxesTagNS) => {
    const attributes = Object.values(tag.attributes)
    const outerScope = scopes.at(-1) ?? {}
    const scope = { ...outerScope, ...readNamespaces(attributes) }
    scopes.push(scope)
    const isApex = progress.state === 'before' && tag.local === elementName
    if (isApex) progress.state = 'inside'
    if (progress.state !== 'inside') return
    path.push(tag.local)
    if (skippedDepth > 0 || without?.(path)) skippedDepth += 1
    else write(`<${tag.name}${writeNamespaces(scope, isApex ? {} : outerScope)}${writeAttributes(attributes)}>`)
  })
  parser.on('closetag', ({ name }) => {
    scopes.pop()
    if (progress.state !== 'inside') return
    if (skippedDepth > 0) skippedDepth -= 1
    else write(`</${name}>`)
    path.pop()
    if (path.length === 0) progress.state = 'after'
  })
  const addText = (text: string) => {
    if (isWritten()) write(escapeText(text))
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('processinginstruction', ({ target, body }) => {
    if (isWritten()) write(`<?${target}${body && ' '}${body}?>`)
  })
  parser.write(xml).close()
  if (progress.state !== 'after') throw new UnreadableXml(`The message has no ${elementName}.`)
}

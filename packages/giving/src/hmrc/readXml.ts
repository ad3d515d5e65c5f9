import { SaxesParser } from 'saxes'

/** A parsed element with its local name and namespace. */
export type XmlElement = {
  name: string
  namespace: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** Its direct text. */
  text: string
}

/** A response that cannot be parsed. */
export class UnreadableXml extends Error {
  override name = 'UnreadableXml'
}

/** The longest accepted response, in characters. HMRC's have a few thousand, plus some for each faulty gift. */
const maxLength = 20_000_000

/** The deepest nesting, more than in any gateway message. Every element looks up its namespace in its ancestors. */
const maxDepth = 50

/**
 * Parses a gateway message. Document types are rejected, so no entities can be declared and nothing is fetched.
 * @throws UnreadableXml if it is not well formed or too deeply nested
 */
export function readXml(xml: string): XmlElement {
  if (xml.length > maxLength) throw new UnreadableXml('The message is too long.')
  const parser = new SaxesParser({ xmlns: true })
  const openElements: XmlElement[] = []
  let root: XmlElement | undefined
  const addText = (text: string) => {
    const currentElement = openElements.at(-1)
    if (currentElement) currentElement.text += text
  }
  parser.on('error', (error) => {
    throw new UnreadableXml(error.message)
  })
  parser.on('doctype', () => {
    throw new UnreadableXml('Document types are not supported.')
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (openElements.length >= maxDepth) throw new UnreadableXml('The message is nested too deeply.')
    const parsedElement: XmlElement = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(Object.values(attributes).map(({ local: key, value }) => [key, value])),
      children: [],
      text: '',
    }
    openElements.at(-1)?.children.push(parsedElement)
    root ??= parsedElement
    openElements.push(parsedElement)
  })
  parser.on('closetag', () => void openElements.pop())
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(xml).close()
  if (!root) throw new UnreadableXml('The message is empty.')
  return root
}

/** Finds the elements at the end of a path of local names. */
export const findAll = (from: XmlElement | undefined, ...path: readonly string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (elements, name) => elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    from ? [from] : [],
  )

/** Finds the first element at the end of a path. */
export const find = (from: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  findAll(from, ...path)[0]

/** The text of the element at the end of a path, or undefined if it is missing or blank. */
export const textAt = (from: XmlElement | undefined, ...path: readonly string[]): string | undefined =>
  find(from, ...path)?.text.trim() || undefined

/** Finds all descendants with a name. */
export const findDescendants = (from: XmlElement, name: string): XmlElement[] =>
  from.children.flatMap((child) => [...(child.name === name ? [child] : []), ...findDescendants(child, name)])

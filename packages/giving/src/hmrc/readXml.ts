import { SaxesParser } from 'saxes'

/** An element as it was read: its name without a prefix, and the namespace that prefix stood for. */
export type XmlElement = {
  name: string
  namespace: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** The text directly in it. */
  text: string
}

/** Why an answer cannot be read. */
export class UnreadableXml extends Error {
  override name = 'UnreadableXml'
}

/** The longest answer that is read, in characters: HMRC's have some thousand, and one for each faulty gift. */
const longest = 20_000_000

/** Deeper than any message of the gateway: each element asks all around it for its namespace. */
const deepest = 50

/**
 * Reads a message of the gateway. No document type is taken, so no entity can be declared and nothing is fetched.
 * @throws UnreadableXml when it is not well formed, or nests too deep
 */
export function readXml(xml: string): XmlElement {
  if (xml.length > longest) throw new UnreadableXml('The message is too long.')
  const parser = new SaxesParser({ xmlns: true })
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  const addText = (text: string) => {
    const current = open.at(-1)
    if (current) current.text += text
  }
  parser.on('error', (error) => {
    throw new UnreadableXml(error.message)
  })
  parser.on('doctype', () => {
    throw new UnreadableXml('A document type is not taken.')
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length >= deepest) throw new UnreadableXml('The message nests too deep.')
    const read: XmlElement = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(Object.values(attributes).map(({ local: key, value }) => [key, value])),
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(read)
    root ??= read
    open.push(read)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(xml).close()
  if (!root) throw new UnreadableXml('The message is empty.')
  return root
}

/** The elements at the end of a path of names, in whatever namespace. */
export const findAll = (from: XmlElement | undefined, ...path: readonly string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    from ? [from] : [],
  )

/** The first element at the end of a path. */
export const find = (from: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  findAll(from, ...path)[0]

/** The text of an element at the end of a path; nothing when there is none or it is blank. */
export const textAt = (from: XmlElement | undefined, ...path: readonly string[]): string | undefined =>
  find(from, ...path)?.text.trim() || undefined

/** All elements of a name below another, however deep. */
export const descendants = (from: XmlElement, name: string): XmlElement[] =>
  from.children.flatMap((child) => [...(child.name === name ? [child] : []), ...descendants(child, name)])

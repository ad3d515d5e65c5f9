/** What stands inside an element: other elements, written already, or nothing where a part does not apply. */
export type XmlParts = readonly (string | undefined)[]

const textEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' }
const attributeEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
}

/** Text as Canonical XML 1.0 writes it between tags. */
export const escapeText = (text: string): string => text.replace(/[&<>\r]/g, (each) => textEscapes[each] ?? each)

/** Text as Canonical XML 1.0 writes it in an attribute. */
export const escapeAttribute = (text: string): string =>
  text.replace(/[&<"\t\n\r]/g, (each) => attributeEscapes[each] ?? each)

/** What XML 1.0 cannot hold at all, and line breaks, which no field of a claim has. */
const unwritable = /[^\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A text of people, without what XML cannot hold: line breaks and tabs become spaces. */
export const cleanText = (text: string): string => text.replace(/[\t\n\r]+/g, ' ').replace(unwritable, '')

/**
 * An element with other elements in it, as Canonical XML writes it: no space between, no self-closing tag.
 * @param attributes in their canonical order: namespace first, then by name
 */
export function element(name: string, parts: XmlParts, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
  return `<${name}${written.join('')}>${parts.join('')}</${name}>`
}

/** An element with text in it; none at all where there is no text. */
export const textElement = (
  name: string,
  text: string | undefined,
  attributes?: Readonly<Record<string, string>>,
): string | undefined => (text === undefined ? undefined : element(name, [escapeText(cleanText(text))], attributes))

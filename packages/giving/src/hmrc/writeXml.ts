/** The content of an element: written elements, or undefined for omitted ones. */
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

/** Escapes text for Canonical XML 1.0. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>\r]/g, (character) => textEscapes[character] ?? character)

/** Escapes an attribute value for Canonical XML 1.0. */
export const escapeAttribute = (text: string): string =>
  text.replace(/[&<"\t\n\r]/g, (character) => attributeEscapes[character] ?? character)

/** Characters that XML 1.0 cannot contain, and line breaks, which no field of a claim has. */
const invalidCharacters = /[^\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Removes characters that XML cannot contain; line breaks and tabs become spaces. */
export const cleanText = (text: string): string => text.replace(/[\t\n\r]+/g, ' ').replace(invalidCharacters, '')

/**
 * Writes an element in canonical form: no white space between elements, no self-closing tags.
 * @param attributes in canonical order: namespace first, then by name
 */
export function element(name: string, parts: XmlParts, attributes: Readonly<Record<string, string>> = {}): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
  return `<${name}${attributeTexts.join('')}>${parts.join('')}</${name}>`
}

/** Writes an element with text, or returns undefined without text. */
export const textElement = (
  name: string,
  text: string | undefined,
  attributes?: Readonly<Record<string, string>>,
): string | undefined => (text === undefined ? undefined : element(name, [escapeText(cleanText(text))], attributes))

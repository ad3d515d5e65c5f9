import { SaxesParser } from 'saxes'
import { cut } from './cut.ts'

/** An item of a WordPress export: a post of any type, with the fields used. */
export type WxrItem = {
  /** The text of its elements by name, such as `wp:post_type`. */
  fields: Map<string, string>
  /** The metadata selected by {@link isUsedMeta}. */
  meta: Map<string, string>
  comments: number
  /** Its first line in the file, from 1. */
  line: number
  /** Its damage. Except for the first two values, only the title is read. */
  damage?: 'damaged' | 'recoded' | 'unreadable' | 'cutOff' | 'entryTooLong' | 'endsEarly'
}

/** The maximum nesting: an export has an item, its metadata and a value. */
const maxDepth = 12

/** Whether metadata is used: that of supported plugins, not of page builders and shops. */
const isUsedMeta = (key: string): boolean =>
  /^(?:_Event|_Venue|_Organizer|_event_|_location_|_recurrence_id$|mec_|_elementor_data$|_thumbnail_id$|_wp_attached_file$|_wp_attachment_image_alt$)/.test(
    key,
  )

/** The maximum length of a metadata value. */
const maxMetaLength = 2000

const fieldNames = [
  ...'title link dc:creator content:encoded excerpt:encoded'.split(' '),
  ...'wp:post_id wp:post_type wp:status wp:post_password wp:attachment_url wp:post_date_gmt guid'.split(' '),
]
const usedFields = new Set(fieldNames)

/** An empty item. */
export const newItem = (line: number): WxrItem => ({ fields: new Map(), meta: new Map(), comments: 0, line })

/** Thrown if a part of an export is not valid XML. */
class InvalidXmlError extends Error {}

/** Parses an element. @throws InvalidXmlError if it is not valid XML, or has a document type, which could declare entities */
function parseElement(text: string, onEnd: (name: string, value: string, parent: string | undefined) => void): void {
  const parser = new SaxesParser()
  const path: string[] = []
  let value = ''
  const fail = () => {
    throw new InvalidXmlError()
  }
  parser.on('error', fail)
  parser.on('doctype', fail)
  parser.on('opentag', ({ name }) => {
    path.push(name)
    if (path.length > maxDepth) fail()
    value = ''
  })
  const add = (part: string) => {
    value += part
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    onEnd(name, value, path.at(-2))
    path.pop()
    value = ''
  })
  parser.write(text).close()
}

function parseItem(text: string, line: number): WxrItem {
  const item = newItem(line)
  let key = ''
  parseElement(text, (name, value, parent) => {
    if (parent === 'item' && usedFields.has(name)) item.fields.set(name, value)
    if (name === 'wp:meta_key') key = value
    if (name === 'wp:meta_value' && parent === 'wp:postmeta' && isUsedMeta(key))
      item.meta.set(key, cut(value, maxMetaLength))
    if (name === 'wp:comment') item.comments += 1
  })
  return item
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Matches the start of the next element after an unclosed one. */
const nextElement = /\n\s*<(?:wp:|excerpt:|content:|dc:|category\b|pubDate>|guid\b|description>|link>|\/item>)/g

const openTags = new Map<string, RegExp>()

/** The pattern of an element's opening tag. */
function openTag(name: string): RegExp {
  const tag = openTags.get(name) ?? new RegExp(`<${name}(?:\\s[^<>]{0,200})?>`)
  openTags.set(name, tag)
  return tag
}

/** Finds the text of an element, which may be damaged. @returns undefined if it is missing */
function findText(text: string, name: string): string | undefined {
  const openMatch = openTag(name).exec(text)
  if (!openMatch) return undefined
  const start = openMatch.index + openMatch[0].length
  // A post's text may contain closing tags, so the last one ends it.
  const closing = `</${name}>`
  const closePosition = name.endsWith(':encoded') ? text.lastIndexOf(closing) : text.indexOf(closing, start)
  nextElement.lastIndex = start
  const end = closePosition >= start ? closePosition : (nextElement.exec(text)?.index ?? text.length)
  const innerText = text.slice(start, end).trim()
  if (innerText.startsWith('<![CDATA['))
    return innerText
      .slice(9)
      .replace(/\]\]>$/, '')
      .replaceAll(/\]\]>\s{0,100}<!\[CDATA\[/g, '')
  return innerText.replaceAll(/&(lt|gt|amp|quot|apos);/g, (_, entity: string) => entities[entity] ?? '')
}

/** Reads the elements of an item with invalid XML, each independently of the others. */
function readInvalidItem(text: string, line: number): WxrItem {
  const item = newItem(line)
  for (const name of fieldNames) {
    const value = findText(text, name)
    if (value !== undefined) item.fields.set(name, value)
  }
  for (const block of text.split('<wp:postmeta>').slice(1)) {
    const key = findText(block, 'wp:meta_key')
    if (key !== undefined && isUsedMeta(key))
      item.meta.set(key, cut(findText(block, 'wp:meta_value') ?? '', maxMetaLength))
  }
  const isPost = item.fields.has('wp:post_type') && (item.fields.has('title') || item.fields.has('content:encoded'))
  return { ...item, damage: isPost ? 'damaged' : 'unreadable' }
}

/** Reads an item of an export, as far as possible if it is not valid XML. */
export function readItem(text: string, line: number): WxrItem {
  try {
    return parseItem(text, line)
  } catch (error) {
    if (!(error instanceof InvalidXmlError)) throw error
    return readInvalidItem(text, line)
  }
}

/** An item of which only the title is usable. */
export function readTitleOnly(text: string, line: number, damage: NonNullable<WxrItem['damage']>): WxrItem {
  const title = findText(text, 'title')
  return {
    ...newItem(line),
    fields: new Map(title === undefined ? [] : [['title', cut(title, 1000)]]),
    damage,
  }
}

/** Reads an author's login and display name. */
export const readAuthor = (text: string): [login: string, name: string] => [
  findText(text, 'wp:author_login') ?? '',
  (findText(text, 'wp:author_display_name') ?? '').trim(),
]

/** Reads the text of an element between items. */
export const readElement = findText

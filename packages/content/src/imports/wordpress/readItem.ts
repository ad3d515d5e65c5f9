import { SaxesParser } from 'saxes'
import { cut } from './cut.ts'

/** An item of a WordPress export: a post of any type, with the fields that are read. */
export type WxrItem = {
  /** The texts of its elements by their names, as `wp:post_type`. */
  fields: Map<string, string>
  /** Its metadata, as far as {@link readsMeta} says. */
  meta: Map<string, string>
  comments: number
  /** Where it begins in the file, counted from 1. */
  line: number
  /** What is wrong with it; of all but the first two, nothing but the title is read. */
  trouble?: 'damaged' | 'recoded' | 'unreadable' | 'cutOff' | 'entryTooLong' | 'endsEarly'
}

/** Deeper than an export nests: an item, its metadata, a value. */
const deepest = 12

/** Metadata of the plugins whose posts are read; what page builders and shops store is not. */
const readsMeta = (key: string): boolean =>
  /^(?:_Event|_Venue|_Organizer|_event_|_location_|_recurrence_id$|mec_|_elementor_data$|_thumbnail_id$|_wp_attached_file$|_wp_attachment_image_alt$)/.test(
    key,
  )

/** What is stored of metadata whose value does not matter. */
const longestMeta = 2000

const fieldsRead = [
  ...'title link dc:creator content:encoded excerpt:encoded'.split(' '),
  ...'wp:post_id wp:post_type wp:status wp:post_password wp:attachment_url wp:post_date_gmt guid'.split(' '),
]
const isRead = new Set(fieldsRead)

/** An item with nothing read yet. */
export const newItem = (line: number): WxrItem => ({ fields: new Map(), meta: new Map(), comments: 0, line })

/** What keeps a part of an export from being read as XML. */
class BadXml extends Error {}

/** Reads one element with a parser. @throws BadXml if it isn't XML; also of a document type, so that no entity is ever declared */
function parseElement(text: string, onEnd: (name: string, value: string, parent: string | undefined) => void): void {
  const parser = new SaxesParser()
  const path: string[] = []
  let value = ''
  const refuse = () => {
    throw new BadXml()
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('opentag', ({ name }) => {
    path.push(name)
    if (path.length > deepest) refuse()
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
    if (parent === 'item' && isRead.has(name)) item.fields.set(name, value)
    if (name === 'wp:meta_key') key = value
    if (name === 'wp:meta_value' && parent === 'wp:postmeta' && readsMeta(key))
      item.meta.set(key, cut(value, longestMeta))
    if (name === 'wp:comment') item.comments += 1
  })
  return item
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** What comes after an element of an item, where the element itself isn't closed. */
const nextElement = /\n\s*<(?:wp:|excerpt:|content:|dc:|category\b|pubDate>|guid\b|description>|link>|\/item>)/g

const openTags = new Map<string, RegExp>()

/** What an element of one of the names that are read begins with. */
function openTag(name: string): RegExp {
  const tag = openTags.get(name) ?? new RegExp(`<${name}(?:\\s[^<>]{0,200})?>`)
  openTags.set(name, tag)
  return tag
}

/** The text of an element that may be damaged; undefined if there is none. */
function findText(text: string, name: string): string | undefined {
  const open = openTag(name).exec(text)
  if (!open) return undefined
  const from = open.index + open[0].length
  // A post can quote the end of a title, and not that of its own text.
  const closing = `</${name}>`
  const close = name.endsWith(':encoded') ? text.lastIndexOf(closing) : text.indexOf(closing, from)
  nextElement.lastIndex = from
  const end = close >= from ? close : (nextElement.exec(text)?.index ?? text.length)
  const inner = text.slice(from, end).trim()
  if (inner.startsWith('<![CDATA['))
    return inner
      .slice(9)
      .replace(/\]\]>$/, '')
      .replaceAll(/\]\]>\s{0,100}<!\[CDATA\[/g, '')
  return inner.replaceAll(/&(lt|gt|amp|quot|apos);/g, (_, entity: string) => entities[entity] ?? '')
}

/** Reads what can be read of an item that isn't XML: each element on its own, whatever stands in the others. */
function salvageItem(text: string, line: number): WxrItem {
  const item = newItem(line)
  for (const name of fieldsRead) {
    const value = findText(text, name)
    if (value !== undefined) item.fields.set(name, value)
  }
  for (const block of text.split('<wp:postmeta>').slice(1)) {
    const key = findText(block, 'wp:meta_key')
    if (key !== undefined && readsMeta(key))
      item.meta.set(key, cut(findText(block, 'wp:meta_value') ?? '', longestMeta))
  }
  const isPost = item.fields.has('wp:post_type') && (item.fields.has('title') || item.fields.has('content:encoded'))
  return { ...item, trouble: isPost ? 'damaged' : 'unreadable' }
}

/** Reads an item of an export. One that isn't XML is read as far as its elements can be told apart. */
export function readItem(text: string, line: number): WxrItem {
  try {
    return parseItem(text, line)
  } catch (error) {
    if (!(error instanceof BadXml)) throw error
    return salvageItem(text, line)
  }
}

/** An item of which nothing but the title can be used. */
export function readTitleOnly(text: string, line: number, trouble: NonNullable<WxrItem['trouble']>): WxrItem {
  const title = findText(text, 'title')
  return { ...newItem(line), fields: new Map(title === undefined ? [] : [['title', cut(title, 1000)]]), trouble }
}

/** Who wrote what: a login, and the name that is shown. */
export const readAuthor = (text: string): [login: string, name: string] => [
  findText(text, 'wp:author_login') ?? '',
  (findText(text, 'wp:author_display_name') ?? '').trim(),
]

/** The text of an element that stands between the items. */
export const readElement = findText

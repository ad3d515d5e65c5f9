import { SaxesParser } from 'saxes'
import { refuseFile } from '../unreadable.ts'
import { cut } from './cut.ts'

/** An item of a WordPress export: a post of any type, with the fields that are read. */
export type WxrItem = {
  /** The texts of its elements by their names, as `wp:post_type`. */
  fields: Map<string, string>
  /** Its metadata, as far as {@link readsMeta} says. */
  meta: Map<string, string>
  comments: number
}

/** What is read of a part of the file: items, and what the site says of itself and its authors. */
export type WxrPart = { items: WxrItem[]; authors: Map<string, string>; siteUrl: string }

/** Deeper than an export nests: an item, its metadata, a value. */
const deepest = 12

/** Characters of one entry: what is longer is no text a person wrote. */
const longestEntry = 4 * 1024 * 1024

/** Characters that XML has no place for; editors and databases leave them in texts all the same. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Metadata of the plugins whose posts are read; what page builders and shops store is not. */
const readsMeta = (key: string): boolean =>
  /^(?:_Event|_Venue|_Organizer|_event_|_location_|_recurrence_id$|mec_|_elementor_data$|_thumbnail_id$|_wp_attached_file$|_wp_attachment_image_alt$)/.test(
    key,
  )

/** What is stored of metadata whose value does not matter. */
const longestMeta = 2000

const fieldsRead = new Set([
  ...'title link dc:creator content:encoded excerpt:encoded'.split(' '),
  ...'wp:post_id wp:post_type wp:status wp:post_password wp:attachment_url wp:post_date_gmt guid'.split(' '),
])

/** Refuses what is no XML of this century before it is parsed. */
function checkStart(bytes: Uint8Array): void {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) refuseFile('zip')
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1000))
  if (!/^(?:\u00ef\u00bb\u00bf)?\s*</.test(start)) refuseFile('kind')
  if (/^\s*<(?:!doctype )?html/i.test(start)) refuseFile('kind')
}

/** Collects items as elements end. */
function createCollector(parser: SaxesParser) {
  const path: string[] = []
  const found: WxrPart = { items: [], authors: new Map(), siteUrl: '' }
  let [value, login, key] = ['', '', '']
  let [size, isExport] = [0, false]
  let item: WxrItem | undefined

  function endElement(name: string): void {
    const parent = path.at(-2)
    if (name === 'wp:wxr_version') isExport = true
    if (name === 'wp:base_site_url' && !item) found.siteUrl = value.trim()
    if (name === 'wp:author_login') login = value
    if (name === 'wp:author_display_name' && login) found.authors.set(login, value.trim())
    if (!item) return
    if (parent === 'item' && fieldsRead.has(name)) item.fields.set(name, value)
    if (name === 'wp:meta_key') key = value
    if (name === 'wp:meta_value' && parent === 'wp:postmeta' && readsMeta(key))
      item.meta.set(key, cut(value, longestMeta))
    if (name === 'wp:comment') item.comments += 1
    if (name === 'item') {
      found.items.push(item)
      item = undefined
    }
  }
  parser.on('error', () => refuseFile('broken', parser.line))
  parser.on('doctype', () => refuseFile('doctype', parser.line))
  parser.on('opentag', ({ name }) => {
    path.push(name)
    if (path.length > deepest) refuseFile('broken', parser.line)
    if (name === 'item' && !item) {
      size = 0
      item = { fields: new Map(), meta: new Map(), comments: 0 }
    }
    value = ''
  })
  const add = (part: string) => {
    value += part
    size += part.length
    if (size > longestEntry) refuseFile('entry', parser.line)
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    endElement(name)
    path.pop()
    value = ''
    if (!item) size = 0
  })
  return {
    /** What has been read since it was taken last. */
    take: (): WxrPart => ({ ...found, items: found.items.splice(0) }),
    isExport: () => isExport,
    /** How many elements have ended with nothing left of them. */
    count: () => path.length + size + value.length,
  }
}

/**
 * Reads a WordPress export (WXR) part by part: no more of it is in memory than an entry and a part.
 * @throws UnreadableImport naming the line; also of a document type, so that no entity is ever declared
 * @untrusted
 */
export async function* readWxr(parts: AsyncIterable<Uint8Array>): AsyncGenerator<WxrPart> {
  // No namespaces: their addresses differ from version to version, and the prefixes do not.
  const parser = new SaxesParser({ position: true })
  const collector = createCollector(parser)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (bytes: Uint8Array, stream: boolean) => {
    try {
      return decoder.decode(bytes, { stream })
    } catch {
      return refuseFile('encoding', parser.line)
    }
  }
  let [isFirst, stuck] = [true, 0]
  for await (const bytes of parts) {
    if (isFirst) checkStart(bytes)
    isFirst = false
    const before = parser.line
    parser.write(decode(bytes, true).replaceAll(unreadable, ''))
    const part = collector.take()
    // A text without an end is in the parser's memory, not in ours.
    stuck = part.items.length > 0 ? 0 : stuck + bytes.length
    if (stuck > 2 * longestEntry && collector.count() > 0) refuseFile('entry', before)
    yield part
  }
  if (isFirst) refuseFile('empty')
  parser.write(decode(new Uint8Array(), false)).close()
  if (!collector.isExport()) refuseFile('kind')
  yield collector.take()
}

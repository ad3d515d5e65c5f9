import { rejectFile } from '../unreadable.ts'
import { decodeBinary, toUtf8 } from './decodeWxr.ts'
import { newItem, readAuthor, readElement, readItem, readTitleOnly, type WxrItem } from './readItem.ts'
import { createSplitter, type WxrSegment } from './splitWxr.ts'

export type { WxrItem } from './readItem.ts'

/** The data of a part of the file: items, authors and the URL of the site. */
export type WxrPart = { items: WxrItem[]; authors: Map<string, string>; siteUrl: string }

/** Rejects files that are not XML before parsing. */
function checkStart(start: string): void {
  if (start.startsWith('PK')) rejectFile('zip')
  const text = start.slice(0, 1000)
  if (!/^(?:\u00ef\u00bb\u00bf)?\s*</.test(text) && !start.includes('<rss')) rejectFile('kind')
  if (/^\s*<(?:!doctype )?html/i.test(text)) rejectFile('kind')
}

/** The number of characters between two items that are searched again with the next part. */
const tailLength = 1000

/** Creates a collector of completed items. */
function createCollector() {
  const part: WxrPart = { items: [], authors: new Map(), siteUrl: '' }
  let [isExport, isClosed, isTruncated] = [false, false, false]
  /** The end of the previous text between items, which may contain the start of an element. */
  let tail = ''

  function readBetween(segment: WxrSegment): void {
    const text = tail + segment.text
    tail = segment.text.slice(-tailLength)
    if (text.includes('<wp:wxr_version')) isExport = true
    if (/<\/(?:channel|rss)>/.test(text)) isClosed = true
    part.siteUrl ||= (readElement(decodeBinary(text).text, 'wp:base_site_url') ?? '').trim()
  }

  function readSegment(segment: WxrSegment): void {
    if (segment.kind === 'between') return readBetween(segment)
    if (segment.kind === 'doctype') rejectFile('doctype', segment.line)
    const { text, isGuessed } = decodeBinary(segment.text)
    const { line, ends } = segment
    if (segment.kind === 'author') {
      const [login, name] = readAuthor(text)
      if (login) part.authors.set(login, name)
      return
    }
    if (ends === 'cut') isTruncated = true
    const item =
      ends === 'closed' ? readItem(text, line) : readTitleOnly(text, line, ends === 'cut' ? 'cutOff' : 'entryTooLong')
    if (item.fields.has('wp:post_type')) isExport = true
    part.items.push(isGuessed && !item.damage ? { ...item, damage: 'recoded' } : item)
  }

  return {
    read(segments: Iterable<WxrSegment>): void {
      for (const segment of segments) readSegment(segment)
    },
    /** Returns and removes the items read so far. */
    take: (): WxrPart => ({ ...part, items: part.items.splice(0) }),
    /** Rejects a file that is not an export, and reports a truncated one. @param line the last line of the file */
    end(line: number): void {
      if (!isExport) rejectFile('kind')
      if (!isClosed && !isTruncated) part.items.push({ ...newItem(line), damage: 'endsEarly' })
    },
  }
}

/**
 * Reads a WordPress export (WXR) as a stream, with at most one entry and one part in memory. A damaged, overlong or truncated
 * entry does not affect the others.
 * @throws UnreadableImport if it is not an export, or has a document type, which could declare entities
 * @untrusted
 */
export async function* readWxr(parts: AsyncIterable<Uint8Array>): AsyncGenerator<WxrPart> {
  const splitter = createSplitter()
  const collector = createCollector()
  let start: string | undefined
  for await (const text of toUtf8(parts)) {
    if (start === undefined) checkStart(text)
    start ??= text
    collector.read(splitter.add(text))
    yield collector.take()
  }
  if (start === undefined) rejectFile('empty')
  collector.read(splitter.end())
  collector.end(splitter.line())
  yield collector.take()
}

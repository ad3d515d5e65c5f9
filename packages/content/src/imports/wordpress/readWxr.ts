import { refuseFile } from '../unreadable.ts'
import { decodeBinary, toUtf8 } from './decodeWxr.ts'
import { newItem, readAuthor, readElement, readItem, readTitleOnly, type WxrItem } from './readItem.ts'
import { createSplitter, type WxrSegment } from './splitWxr.ts'

export type { WxrItem } from './readItem.ts'

/** What is read of a part of the file: items, and what the site says of itself and its authors. */
export type WxrPart = { items: WxrItem[]; authors: Map<string, string>; siteUrl: string }

/** Refuses what is no XML of this century before it is read. */
function checkStart(start: string): void {
  if (start.startsWith('PK')) refuseFile('zip')
  const text = start.slice(0, 1000)
  if (!/^(?:\u00ef\u00bb\u00bf)?\s*</.test(text) && !start.includes('<rss')) refuseFile('kind')
  if (/^\s*<(?:!doctype )?html/i.test(text)) refuseFile('kind')
}

/** Characters between two items that are looked at twice. */
const tailLength = 1000

/** Collects items as they end. */
function createCollector() {
  const part: WxrPart = { items: [], authors: new Map(), siteUrl: '' }
  let [isExport, isClosed, isCut] = [false, false, false]
  /** The end of what stood between two items before: an element of it may go on. */
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
    if (segment.kind === 'doctype') refuseFile('doctype', segment.line)
    const { text, isGuessed } = decodeBinary(segment.text)
    const { line, ends } = segment
    if (segment.kind === 'author') {
      const [login, name] = readAuthor(text)
      if (login) part.authors.set(login, name)
      return
    }
    if (ends === 'cut') isCut = true
    const item =
      ends === 'closed' ? readItem(text, line) : readTitleOnly(text, line, ends === 'cut' ? 'cutOff' : 'entryTooLong')
    if (item.fields.has('wp:post_type')) isExport = true
    part.items.push(isGuessed && !item.trouble ? { ...item, trouble: 'recoded' } : item)
  }

  return {
    read(segments: Iterable<WxrSegment>): void {
      for (const segment of segments) readSegment(segment)
    },
    /** What has been read since it was taken last. */
    take: (): WxrPart => ({ ...part, items: part.items.splice(0) }),
    /** Refuses what was no export, and says that one isn't whole. @param line the last of the file */
    end(line: number): void {
      if (!isExport) refuseFile('kind')
      if (!isClosed && !isCut) part.items.push({ ...newItem(line), trouble: 'endsEarly' })
    },
  }
}

/**
 * Reads a WordPress export (WXR) part by part: no more of it is in memory than an entry and a part. An entry that is damaged,
 * too long or cut off doesn't keep the others from being read.
 * @throws UnreadableImport of what is no export, naming the line; also of a document type, so that no entity is ever declared
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
  if (start === undefined) refuseFile('empty')
  collector.read(splitter.end())
  collector.end(splitter.line())
  yield collector.take()
}

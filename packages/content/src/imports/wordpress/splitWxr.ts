/** A segment of an export: an entry, an author, or the text between them. */
export type WxrSegment = {
  kind: 'item' | 'author' | 'doctype' | 'between'
  /** A binary string, one character per byte. Only the start of an overlong entry. */
  text: string
  /** The line of the file, from 1. */
  line: number
  /** Whether the segment is complete, truncated by the end of the file, or too long. */
  ends: 'closed' | 'cut' | 'tooLong'
}

/** The maximum length of an entry, in bytes. */
const maxEntryLength = 4 * 1024 * 1024

/** The part of an overlong entry that is read for its title. */
const headLength = 20_000

/** Buffered characters for a partial tag, and for an open comment or CDATA section. */
const [tagLength, textLength] = [64, 65_536]

const closings = { item: '</item>', author: '</wp:author>' } as const
const opening = /<item[\s>]|<wp:author>|<!\[CDATA\[|<!--|<!DOCTYPE/gi
const nextEntry = /\s*(?:<item[\s>]|<wp:|<\/channel>|<\/rss>|$)/y

const countLines = (text: string) => {
  let lines = 0
  for (let position = text.indexOf('\n'); position >= 0; position = text.indexOf('\n', position + 1)) lines += 1
  return lines
}

/**
 * Finds markers in text that is read forwards. It caches the next position of each marker, so that text with many openings
 * and no end is searched only once.
 */
function createFinder(text: string) {
  const positions = new Map<string, { from: number; position: number }>()
  const find = (marker: string, from: number): number => {
    const cached = positions.get(marker)
    if (cached && from >= cached.from && (cached.position < 0 || cached.position >= from)) return cached.position
    const position = text.indexOf(marker, from)
    positions.set(marker, { from, position })
    return position
  }

  /** The end of an entry whose CDATA sections are closed. */
  function findStrictEnd(from: number, closing: string): number {
    for (let position = from; ;) {
      const [end, start] = [find(closing, position), find('<![CDATA[', position)]
      if (end < 0 || start < 0 || end < start) return end < 0 ? -1 : end + closing.length
      const close = find(']]>', start)
      if (close < 0) return -1
      position = close + 3
    }
  }

  /** The first closing tag that is followed by another entry or the end of the export. */
  function findPlainEnd(from: number, closing: string): number {
    for (let position = find(closing, from); position >= 0; position = text.indexOf(closing, position + 1)) {
      nextEntry.lastIndex = position + closing.length
      if (nextEntry.test(text)) return position + closing.length
    }
    return -1
  }

  return {
    find,

    /** The position of the next entry, author or document type, otherwise the position from which more text is needed. */
    findOpening(from: number, isEnd: boolean): { position: number; kind?: 'item' | 'author' | 'doctype' } {
      opening.lastIndex = from
      for (let match = opening.exec(text); match; match = opening.exec(text)) {
        const tag = match[0].toLowerCase()
        if (tag.startsWith('<item')) return { position: match.index, kind: 'item' }
        if (tag === '<wp:author>') return { position: match.index, kind: 'author' }
        if (tag === '<!doctype') return { position: match.index, kind: 'doctype' }
        const end = find(tag === '<!--' ? '-->' : ']]>', opening.lastIndex)
        if (end >= 0) opening.lastIndex = end + 3
        // A comment or CDATA section without an end for this long is ignored.
        else if (!isEnd && text.length - match.index < textLength) return { position: match.index }
      }
      return { position: isEnd ? text.length : Math.max(from, text.length - tagLength) }
    },

    /**
     * The end of an entry. Its text may quote a closing tag. If a complete entry follows that tag, the text was unclosed
     * instead.
     */
    findEnd(from: number, closing: string, isLast: boolean): number {
      const strictEnd = findStrictEnd(from, closing)
      if (strictEnd < 0 && !isLast) return -1
      if (strictEnd >= 0 && find(closing, from) + closing.length === strictEnd) return strictEnd
      const plainEnd = findPlainEnd(from, closing)
      if (strictEnd < 0) return plainEnd
      const isBefore = (start: number, end: number) => {
        const type = find('<wp:post_type>', start)
        return type >= 0 && type < end
      }
      return plainEnd >= 0 && plainEnd < strictEnd && isBefore(from, plainEnd) && isBefore(plainEnd, strictEnd)
        ? plainEnd
        : strictEnd
    },
  }
}

/** Creates a streaming splitter that buffers at most one entry. */
export function createSplitter() {
  let [buffer, line, parseAt] = ['', 1, 0]
  let current: 'item' | 'author' | undefined
  let [isSkipping, hasItems] = [false, false]

  function* parseBuffer(isEnd: boolean): Generator<WxrSegment> {
    const finder = createFinder(buffer)
    let position = 0
    const consume = (end: number) => {
      const segment = { text: buffer.slice(position, end), line }
      line += countLines(segment.text)
      position = end
      return segment
    }
    for (;;) {
      if (isSkipping) {
        const end = finder.find(closings.item, position)
        consume(end < 0 ? Math.max(position, buffer.length - tagLength) : end + closings.item.length)
        isSkipping = end < 0
        if (isSkipping) break
      }
      if (!current) {
        const { position: openingPosition, kind } = finder.findOpening(position, isEnd)
        if (openingPosition > position) yield { kind: 'between', ends: 'closed', ...consume(openingPosition) }
        if (!kind) break
        if (kind === 'doctype') {
          const tag = consume(position + '<!DOCTYPE'.length)
          if (!hasItems) yield { kind, ends: 'closed', ...tag }
          continue
        }
        current = kind
        hasItems ||= kind === 'item'
      }
      const kind = current
      const isTooLong = buffer.length - position > maxEntryLength
      const end = finder.findEnd(position, closings[kind], isEnd || isTooLong)
      if (end - position > maxEntryLength || (end < 0 && isTooLong)) {
        yield { kind, ends: 'tooLong', text: buffer.slice(position, position + headLength), line }
        if (end > 0) consume(end)
        else isSkipping = true
      } else if (end >= 0) yield { kind, ends: 'closed', ...consume(end) }
      else {
        if (isEnd && position < buffer.length) yield { kind, ends: 'cut', ...consume(buffer.length) }
        break
      }
      current = undefined
    }
    buffer = buffer.slice(position)
  }

  return {
    *add(text: string): Generator<WxrSegment> {
      buffer += text
      if (buffer.length < parseAt) return
      yield* parseBuffer(false)
      // The buffer is parsed again once it has grown by half, so that a long entry is not parsed for each part.
      parseAt = Math.floor(buffer.length * (current ? 1.5 : 1)) + 4096
    },
    end: () => parseBuffer(true),
    /** The current line. */
    line: () => line,
  }
}

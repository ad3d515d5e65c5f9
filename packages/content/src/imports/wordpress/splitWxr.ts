/** What an export consists of: its entries, its authors, and what stands between them. */
export type WxrSegment = {
  kind: 'item' | 'author' | 'doctype' | 'between'
  /** One character a byte. Of an entry that is too long, its beginning. */
  text: string
  /** Of the file, counted from 1. */
  line: number
  /** Whether it ended before the file did, and before it was too long. */
  ends: 'closed' | 'cut' | 'tooLong'
}

/** Bytes of one entry: what is longer is no text a person wrote. */
const longestEntry = 4 * 1024 * 1024

/** What is read of an entry that is too long, so that its title is known. */
const headLength = 20_000

/** What is kept while a tag may have come in part, and while a comment or a text may still end. */
const [tagLength, textLength] = [64, 65_536]

const closings = { item: '</item>', author: '</wp:author>' } as const
const opening = /<item[\s>]|<wp:author>|<!\[CDATA\[|<!--|<!DOCTYPE/gi
const follows = /\s*(?:<item[\s>]|<wp:|<\/channel>|<\/rss>|$)/y

const countLines = (text: string) => {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

/**
 * Finds marks in a text whose entries are read one after the other. Where a mark is next is remembered, so that a text with
 * many beginnings and no end is searched once and not for each.
 */
function createFinder(text: string) {
  const positions = new Map<string, { from: number; at: number }>()
  const find = (mark: string, from: number): number => {
    const before = positions.get(mark)
    if (before && from >= before.from && (before.at < 0 || before.at >= from)) return before.at
    const at = text.indexOf(mark, from)
    positions.set(mark, { from, at })
    return at
  }

  /** The end of an entry whose texts are closed as they should be. */
  function findStrictEnd(from: number, closing: string): number {
    for (let at = from; ;) {
      const [end, start] = [find(closing, at), find('<![CDATA[', at)]
      if (end < 0 || start < 0 || end < start) return end < 0 ? -1 : end + closing.length
      const close = find(']]>', start)
      if (close < 0) return -1
      at = close + 3
    }
  }

  /** The first end of an entry that another entry, or the end of the export, comes after. */
  function findPlainEnd(from: number, closing: string): number {
    for (let at = find(closing, from); at >= 0; at = text.indexOf(closing, at + 1)) {
      follows.lastIndex = at + closing.length
      if (follows.test(text)) return at + closing.length
    }
    return -1
  }

  return {
    find,

    /** Where the next entry, author or document type begins; else from where on more has to be known. */
    findOpening(from: number, isEnd: boolean): { at: number; kind?: 'item' | 'author' | 'doctype' } {
      opening.lastIndex = from
      for (let found = opening.exec(text); found; found = opening.exec(text)) {
        const tag = found[0].toLowerCase()
        if (tag.startsWith('<item')) return { at: found.index, kind: 'item' }
        if (tag === '<wp:author>') return { at: found.index, kind: 'author' }
        if (tag === '<!doctype') return { at: found.index, kind: 'doctype' }
        const end = find(tag === '<!--' ? '-->' : ']]>', opening.lastIndex)
        if (end >= 0) opening.lastIndex = end + 3
        // One that has no end for so long isn't one.
        else if (!isEnd && text.length - found.index < textLength) return { at: found.index }
      }
      return { at: isEnd ? text.length : Math.max(from, text.length - tagLength) }
    },

    /**
     * Where an entry ends. A text may quote the end of an entry; but where what comes after that is another entry whole, it
     * was the text that was not closed.
     */
    findEnd(from: number, closing: string, isLast: boolean): number {
      const strict = findStrictEnd(from, closing)
      if (strict < 0 && !isLast) return -1
      if (strict >= 0 && find(closing, from) + closing.length === strict) return strict
      const plain = findPlainEnd(from, closing)
      if (strict < 0) return plain
      const isBefore = (start: number, end: number) => {
        const type = find('<wp:post_type>', start)
        return type >= 0 && type < end
      }
      return plain >= 0 && plain < strict && isBefore(from, plain) && isBefore(plain, strict) ? plain : strict
    },
  }
}

/** Splits an export as it comes; no more of it is kept than an entry. */
export function createSplitter() {
  let [buffer, line, next] = ['', 1, 0]
  let inside: 'item' | 'author' | undefined
  let [isSkipping, hasItems] = [false, false]

  function* step(isEnd: boolean): Generator<WxrSegment> {
    const finder = createFinder(buffer)
    let at = 0
    const take = (end: number) => {
      const taken = { text: buffer.slice(at, end), line }
      line += countLines(taken.text)
      at = end
      return taken
    }
    for (;;) {
      if (isSkipping) {
        const end = finder.find(closings.item, at)
        take(end < 0 ? Math.max(at, buffer.length - tagLength) : end + closings.item.length)
        isSkipping = end < 0
        if (isSkipping) break
      }
      if (!inside) {
        const { at: begins, kind } = finder.findOpening(at, isEnd)
        if (begins > at) yield { kind: 'between', ends: 'closed', ...take(begins) }
        if (!kind) break
        if (kind === 'doctype') {
          const tag = take(at + '<!DOCTYPE'.length)
          if (!hasItems) yield { kind, ends: 'closed', ...tag }
          continue
        }
        inside = kind
        hasItems ||= kind === 'item'
      }
      const kind = inside
      const isTooLong = buffer.length - at > longestEntry
      const end = finder.findEnd(at, closings[kind], isEnd || isTooLong)
      if (end - at > longestEntry || (end < 0 && isTooLong)) {
        yield { kind, ends: 'tooLong', text: buffer.slice(at, at + headLength), line }
        if (end > 0) take(end)
        else isSkipping = true
      } else if (end >= 0) yield { kind, ends: 'closed', ...take(end) }
      else {
        if (isEnd && at < buffer.length) yield { kind, ends: 'cut', ...take(buffer.length) }
        break
      }
      inside = undefined
    }
    buffer = buffer.slice(at)
  }

  return {
    *add(text: string): Generator<WxrSegment> {
      buffer += text
      if (buffer.length < next) return
      yield* step(false)
      // What waits is looked at again once it has grown by half, so that a long entry is not read each time.
      next = Math.floor(buffer.length * (inside ? 1.5 : 1)) + 4096
    },
    end: () => step(true),
    /** The line that has been come to. */
    line: () => line,
  }
}

import { decodeHTMLStrict } from 'entities'

/** A tag of OFX in capitals, and the text up to the next one. */
export type Tag = {
  name: string
  value: string
  line: number
  /** The text as it stands there. */
  raw: string
}

/** The text of a value: banks escape some of it, escape it twice, or escape it in character data as well. */
const plain = (text: string) => decodeHTMLStrict(decodeHTMLStrict(text)).replaceAll('\u00a0', ' ').trim()

/** A tag; a `<` that begins none belongs to the text: banks copy what people typed. */
const tags = {
  capitals: /<!\[CDATA\[|<(\/?[A-Z][A-Z0-9.]{1,31})\s?\/?>/g,
  small: /<!\[CDATA\[|<(\/?[A-Za-z][A-Za-z0-9.]{1,31})\s?\/?>/g,
}

/**
 * The tags of OFX 1 (SGML, without closing tags) and 2 (XML) alike. Every character is read once, with or without line breaks.
 */
export function* tagsOf(text: string): Generator<Tag> {
  const pattern = new RegExp(/<STMTTRNP?>/.test(text) || !/<stmttrn>/i.test(text) ? tags.capitals : tags.small)
  let tag: { name: string; line: number; end: number } | undefined
  let [line, value, from, closing] = [1, '', 0, -1]
  const close = (end: number): Tag | undefined =>
    tag && {
      name: tag.name,
      value: plain(value + text.slice(from, end)),
      line: tag.line,
      raw: text.slice(tag.end, end),
    }
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { 0: whole, 1: name, index } = match
    const end = index + whole.length
    if (name === undefined) {
      if (closing < end) closing = text.indexOf(']]>', end)
      if (closing < 0) closing = Infinity
      const next = text.indexOf('<![CDATA[', end)
      const isClosed = closing < Infinity && (next < 0 || closing < next)
      value += text.slice(from, index) + (isClosed ? text.slice(end, closing) : '')
      from = isClosed ? closing + 3 : end
      pattern.lastIndex = from
      continue
    }
    const closed = close(index)
    if (closed) yield closed
    line += text.slice(tag?.end ?? 0, index).split('\n').length - 1
    tag = { name: name.toUpperCase(), line, end }
    value = ''
    from = end
  }
  const last = close(text.length)
  if (last) yield last
}

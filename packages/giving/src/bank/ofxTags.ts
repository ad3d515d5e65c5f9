import { decodeHTMLStrict } from 'entities'

/** An OFX tag, its name in capitals, with the text up to the next tag. */
export type Tag = {
  name: string
  value: string
  line: number
  /** The text before decoding. */
  raw: string
}

/** Decodes a value: banks escape some of it, escape it twice, or escape it inside character data too. */
const decodeValue = (text: string) => decodeHTMLStrict(decodeHTMLStrict(text)).replaceAll('\u00a0', ' ').trim()

/** Patterns of tags. A `<` that begins no tag is text: banks copy payers' text unescaped. */
const tags = {
  capitals: /<!\[CDATA\[|<(\/?[A-Z][A-Z0-9.]{1,31})\s?\/?>/g,
  small: /<!\[CDATA\[|<(\/?[A-Za-z][A-Za-z0-9.]{1,31})\s?\/?>/g,
}

/**
 * Reads the tags of OFX 1 (SGML, without closing tags) and OFX 2 (XML) in linear time, with or without line breaks.
 */
export function* readTags(text: string): Generator<Tag> {
  const pattern = new RegExp(/<STMTTRNP?>/.test(text) || !/<stmttrn>/i.test(text) ? tags.capitals : tags.small)
  let tag: { name: string; line: number; end: number } | undefined
  let [line, value, from, endIndex] = [1, '', 0, -1]
  const finishTag = (end: number): Tag | undefined =>
    tag && {
      name: tag.name,
      value: decodeValue(value + text.slice(from, end)),
      line: tag.line,
      raw: text.slice(tag.end, end),
    }
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { 0: tagText, 1: name, index } = match
    const end = index + tagText.length
    if (name === undefined) {
      if (endIndex < end) endIndex = text.indexOf(']]>', end)
      if (endIndex < 0) endIndex = Infinity
      const next = text.indexOf('<![CDATA[', end)
      const isClosed = endIndex < Infinity && (next < 0 || endIndex < next)
      value += text.slice(from, index) + (isClosed ? text.slice(end, endIndex) : '')
      from = isClosed ? endIndex + 3 : end
      pattern.lastIndex = from
      continue
    }
    const finishedTag = finishTag(index)
    if (finishedTag) yield finishedTag
    line += text.slice(tag?.end ?? 0, index).split('\n').length - 1
    tag = { name: name.toUpperCase(), line, end }
    value = ''
    from = end
  }
  const lastTag = finishTag(text.length)
  if (lastTag) yield lastTag
}

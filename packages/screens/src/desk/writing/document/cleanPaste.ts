/** A paragraph: its attributes, and its content up to its end or the next paragraph. */
const paragraph = /<p\b([^<>]*)>((?:(?!<\/?p\b)[^])*)<\/p>/gi

/** The list level of a paragraph in Word; undefined if it is not a list item. */
function levelOf(attributes: string): string | undefined {
  const from = attributes.search(/mso-list:/i)
  return from < 0 ? undefined : /\blevel(\d)/i.exec(attributes.slice(from))?.[1]
}

/** Yields the spans from a match of `start` to its `endOf`; a start without an end is skipped. */
function* spansOf(
  html: string,
  start: RegExp,
  endOf: (begin: RegExpMatchArray) => string,
): Generator<{ from: number; inside: string; to: number }> {
  const missingEnds = new Set<string>()
  let position = 0
  for (const begin of html.matchAll(start)) {
    const end = endOf(begin)
    if (begin.index < position || missingEnds.has(end)) continue
    const endPattern = new RegExp(end, 'gi')
    const from = begin.index + begin[0].length
    endPattern.lastIndex = from
    const endMatch = endPattern.exec(html)
    if (endMatch) {
      position = endPattern.lastIndex
      yield { from: begin.index, inside: html.slice(from, endMatch.index), to: position }
    } else missingEnds.add(end)
  }
}

function removeSpans(...[html, start, endOf]: Parameters<typeof spansOf>): string {
  const parts: string[] = []
  let position = 0
  for (const { from, to } of spansOf(html, start, endOf)) {
    parts.push(html.slice(position, from))
    position = to
  }
  return parts.join('') + html.slice(position)
}

const removeComments = (html: string) =>
  removeSpans(html, /<!--|<!\[/g, ([begin]) => (begin === '<!--' ? '-->' : '\\]>'))

const textOf = (html: string) => html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '')

type Item = { level: number; isNumbered: boolean; html: string }

/** The bullet or number of an item, between conditional comments that only Word understands. */
const signStart = /<!--\[if !supportLists\]-->|<!\[if !supportLists\]>/gi

function itemOf(level: string, inside: string): Item {
  const [sign] = spansOf(inside, signStart, ([begin]) =>
    begin.startsWith('<!--') ? '<!--\\[endif\\]-->' : '<!\\[endif\\]>',
  )
  return {
    level: Number(level),
    isNumbered: /^[\p{L}\p{N}]{1,5}[.)]$/u.test(textOf(sign?.inside ?? '')),
    html: sign ? inside.slice(0, sign.from) + inside.slice(sign.to) : inside,
  }
}

/** Renders items as nested lists. */
function listOf(items: readonly Item[]): string {
  const openItems: Item[] = []
  let html = ''
  const tag = ({ isNumbered }: Item) => (isNumbered ? 'ol' : 'ul')
  const closeTo = (level: number) => {
    while ((openItems.at(-1)?.level ?? 0) > level) {
      const last = openItems.pop()
      if (last) html += `</li></${tag(last)}>`
    }
  }
  for (const item of items) {
    closeTo(item.level)
    if (openItems.at(-1)?.level === item.level) html += '</li>'
    else {
      openItems.push(item)
      html += `<${tag(item)}>`
    }
    html += `<li><p>${item.html}</p>`
  }
  closeTo(0)
  return html
}

/** Converts paragraphs that Word formats as list items to real lists. */
function convertWordLists(html: string): string {
  const parts: string[] = []
  let items: Item[] = []
  let position = 0
  const endRun = () => {
    if (items.length > 0) parts.push(listOf(items))
    items = []
  }
  for (const { 0: match, 1: attributes = '', 2: inside = '', index } of html.matchAll(paragraph)) {
    const level = levelOf(attributes)
    if (level === undefined) continue
    const textBetween = html.slice(position, index)
    if (items.length === 0 || removeComments(textBetween).trim() !== '') {
      endRun()
      parts.push(textBetween)
    }
    items.push(itemOf(level, inside))
    position = index + match.length
  }
  endRun()
  return parts.join('') + html.slice(position)
}

/** Removes the normal-weight `<b>` in which Google Docs wraps everything. */
function unwrapBold(html: string): string {
  const start = [...html.matchAll(/<b\b([^<>]*)>/gi)].find(([, attributes = '']) =>
    /font-weight:\s*normal/i.test(attributes),
  )
  const end = Math.max(html.lastIndexOf('</b>'), html.lastIndexOf('</B>'))
  if (!start || end < start.index) return html
  return html.slice(0, start.index) + html.slice(start.index + start[0].length, end) + html.slice(end + '</b>'.length)
}

function trimBreaks(html: string): string {
  let rest = html
  for (;;) {
    const text = rest.trimEnd()
    const tagIndex = text.lastIndexOf('<')
    if (tagIndex < 0 || !/^<br\b[^<>]*>$/i.test(text.slice(tagIndex))) return rest
    rest = text.slice(0, tagIndex)
  }
}

const removedElements = /<(style|script|title|xml|head|svg|math|iframe|object|template|noscript)\b/gi

/**
 * Removes a word processor's own markup from copied HTML. This does not make it safe: the document's schema and the server
 * decide what is allowed.
 * @untrusted
 */
export function cleanPaste(html: string): string {
  const saferHtml = removeSpans(convertWordLists(html), removedElements, ([, name = '']) => `</${name}>`)
    // None of these is allowed, and a browser would try to load or run them while parsing.
    .replaceAll(/<\/?(?:img|iframe|embed|object|svg|math|video|audio|source|input|button|form|script)\b[^<>]*>/gi, '')
    .replaceAll(/\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi, '')
  const bareHtml = removeComments(saferHtml)
    .replaceAll(/<\/?(?:o|v|w|m):[^<>]*>/gi, '')
    .replaceAll(/<(?:link|meta|base)\b[^<>]*>/gi, '')
    .replaceAll(/ (?:colspan|rowspan)="?\d+"?/gi, '')
  // Google Docs puts empty paragraphs between others.
  const emptyParagraph = /<p\b[^<>]*>(?:\s|&nbsp;|<br\b[^<>]*>|<\/?span\b[^<>]*>)*<\/p>/gi
  return trimBreaks(unwrapBold(bareHtml).replaceAll(emptyParagraph, ''))
}

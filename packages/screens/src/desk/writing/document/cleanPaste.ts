/** A paragraph: its attributes, and what stands in it up to its end or the next paragraph. */
const paragraph = /<p\b([^<>]*)>((?:(?!<\/?p\b)[^])*)<\/p>/gi

/** Which level of a list Word shows a paragraph at; undefined if it is no item. */
function levelOf(attributes: string): string | undefined {
  const from = attributes.search(/mso-list:/i)
  return from < 0 ? undefined : /\blevel(\d)/i.exec(attributes.slice(from))?.[1]
}

/** The places of all that begins as `start` says and ends as `endOf` says; what has no end is passed over. */
function* spansOf(
  html: string,
  start: RegExp,
  endOf: (begin: RegExpMatchArray) => string,
): Generator<{ from: number; inside: string; to: number }> {
  const missing = new Set<string>()
  let at = 0
  for (const begin of html.matchAll(start)) {
    const end = endOf(begin)
    if (begin.index < at || missing.has(end)) continue
    const form = new RegExp(end, 'gi')
    const from = begin.index + begin[0].length
    form.lastIndex = from
    const last = form.exec(html)
    if (last) {
      at = form.lastIndex
      yield { from: begin.index, inside: html.slice(from, last.index), to: at }
    } else missing.add(end)
  }
}

function removeSpans(...[html, start, endOf]: Parameters<typeof spansOf>): string {
  const parts: string[] = []
  let at = 0
  for (const { from, to } of spansOf(html, start, endOf)) {
    parts.push(html.slice(at, from))
    at = to
  }
  return parts.join('') + html.slice(at)
}

const removeComments = (html: string) =>
  removeSpans(html, /<!--|<!\[/g, ([begin]) => (begin === '<!--' ? '-->' : '\\]>'))

const textOf = (html: string) => html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '')

type Item = { level: number; isNumbered: boolean; html: string }

/** What Word draws before an item: a sign or a number, between comments that only Word reads. */
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

/** Items as lists within lists. */
function listOf(items: readonly Item[]): string {
  const open: Item[] = []
  let html = ''
  const tag = ({ isNumbered }: Item) => (isNumbered ? 'ol' : 'ul')
  const closeTo = (level: number) => {
    while ((open.at(-1)?.level ?? 0) > level) {
      const last = open.pop()
      if (last) html += `</li></${tag(last)}>`
    }
  }
  for (const item of items) {
    closeTo(item.level)
    if (open.at(-1)?.level === item.level) html += '</li>'
    else {
      open.push(item)
      html += `<${tag(item)}>`
    }
    html += `<li><p>${item.html}</p>`
  }
  closeTo(0)
  return html
}

/** Word's paragraphs that only look like items become lists. */
function wordLists(html: string): string {
  const parts: string[] = []
  let items: Item[] = []
  let at = 0
  const endRun = () => {
    if (items.length > 0) parts.push(listOf(items))
    items = []
  }
  for (const { 0: whole, 1: attributes = '', 2: inside = '', index } of html.matchAll(paragraph)) {
    const level = levelOf(attributes)
    if (level === undefined) continue
    const between = html.slice(at, index)
    if (items.length === 0 || removeComments(between).trim() !== '') {
      endRun()
      parts.push(between)
    }
    items.push(itemOf(level, inside))
    at = index + whole.length
  }
  endRun()
  return parts.join('') + html.slice(at)
}

/** Google Docs wraps everything in a bold that is none. */
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
    const at = text.lastIndexOf('<')
    if (at < 0 || !/^<br\b[^<>]*>$/i.test(text.slice(at))) return rest
    rest = text.slice(0, at)
  }
}

const unwanted = /<(style|script|title|xml|head|svg|math|iframe|object|template|noscript)\b/gi

/**
 * The HTML that was copied out of a word processor, without what only it understands. This makes it tidy, not safe: what is
 * allowed is for the document's form to say, and for the server.
 * @untrusted
 */
export function cleanPaste(html: string): string {
  const words = removeSpans(wordLists(html), unwanted, ([, name = '']) => `</${name}>`)
    // Nothing of these is wanted, and while it is read a browser would try to load or run it.
    .replaceAll(/<\/?(?:img|iframe|embed|object|svg|math|video|audio|source|input|button|form|script)\b[^<>]*>/gi, '')
    .replaceAll(/\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi, '')
  const bare = removeComments(words)
    .replaceAll(/<\/?(?:o|v|w|m):[^<>]*>/gi, '')
    .replaceAll(/<(?:link|meta|base)\b[^<>]*>/gi, '')
    .replaceAll(/ (?:colspan|rowspan)="?\d+"?/gi, '')
  // Google Docs puts empty paragraphs between others.
  const empty = /<p\b[^<>]*>(?:\s|&nbsp;|<br\b[^<>]*>|<\/?span\b[^<>]*>)*<\/p>/gi
  return trimBreaks(unwrapBold(bare).replaceAll(empty, ''))
}

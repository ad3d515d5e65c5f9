/** One paragraph that Word shows as an item of a list. */
const wordItem = /<p\b[^>]*mso-list:[^>]*\blevel(\d)[^>]*>([\s\S]*?)<\/p>/gi

/** What Word draws before an item: a sign or a number, between comments that only Word reads. */
const itemSign = /<!--\[if !supportLists\]-->([\s\S]*?)<!--\[endif\]-->|<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/i

const textOf = (html: string) => html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '')

type Item = { level: number; isNumbered: boolean; html: string }

function itemOf(level: string, inside: string): Item {
  const [whole = '', first, second] = itemSign.exec(inside) ?? []
  return {
    level: Number(level),
    isNumbered: /^[\p{L}\p{N}]{1,5}[.)]$/u.test(textOf(first ?? second ?? '')),
    html: inside.replace(whole, ''),
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
  const runs: { from: number; to: number; items: Item[] }[] = []
  for (const match of html.matchAll(wordItem)) {
    const [whole, level = '1', inside = ''] = match
    const last = runs.at(-1)
    const item = itemOf(level, inside)
    if (last && /^(?:\s|<!--[\s\S]*?-->)*$/.test(html.slice(last.to, match.index))) {
      last.items.push(item)
      last.to = match.index + whole.length
    } else runs.push({ from: match.index, to: match.index + whole.length, items: [item] })
  }
  return runs
    .toReversed()
    .reduce((text, { from, to, items }) => text.slice(0, from) + listOf(items) + text.slice(to), html)
}

/**
 * The HTML that was copied out of a word processor, without what only it understands. This makes it tidy, not safe: what is
 * allowed is for the document's form to say, and for the server.
 */
export function cleanPaste(html: string): string {
  return (
    wordLists(html)
      .replaceAll(/<(style|script|title|xml|head|svg|math|iframe|object|template|noscript)\b[\s\S]*?<\/\1>/gi, '')
      // Nothing of these is wanted, and while it is read a browser would try to load or run it.
      .replaceAll(/<\/?(?:img|iframe|embed|object|svg|math|video|audio|source|input|button|form|script)\b[^>]*>/gi, '')
      .replaceAll(/\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi, '')
      .replaceAll(/<!--[\s\S]*?-->|<!\[[\s\S]*?\]>/g, '')
      .replaceAll(/<\/?(?:o|v|w|m):[^>]*>/gi, '')
      .replaceAll(/<(?:link|meta|base)\b[^>]*>/gi, '')
      .replaceAll(/ (?:colspan|rowspan)="?\d+"?/gi, '')
      // Google Docs wraps everything in a bold that is none, and puts empty paragraphs between others.
      .replaceAll(/<b\b[^>]*font-weight:\s*normal[^>]*>([\s\S]*)<\/b>/gi, '$1')
      .replaceAll(/<p\b[^>]*>(?:\s|&nbsp;|<br\b[^>]*>|<\/?span\b[^>]*>)*<\/p>/gi, '')
      .replaceAll(/(?:<br\b[^>]*>\s*)+$/gi, '')
  )
}

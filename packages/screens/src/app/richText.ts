/** An element of a rich text, or words. */
export type Piece = string | Element
export type Element = { tag: string; href?: string; scope?: 'col' | 'row'; children: Piece[] }

const headings = ['h2', 'h3', 'h4']
const blocks = [...headings, 'p', 'ul', 'ol', 'blockquote', 'table']
const inline = ['a', 'strong', 'em', 'br']

/** What may stand directly in these, and nothing else; the first takes in whatever is out of place. */
const strict: Readonly<Record<string, readonly [string, ...string[]]>> = {
  ul: ['li'],
  ol: ['li'],
  table: ['tbody', 'thead', 'caption'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['td', 'th'],
}
const bound = Object.values(strict).flat()
const allowedTags = new Set([...blocks, ...inline, ...bound])

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => signs[name] ?? '')

const attribute = (attributes: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]
  return value === undefined ? undefined : plain(value)
}

/** Reads the tags as they come; a tag nobody knows is passed over, one that is not closed ends with its parent. */
function read(html: string): Piece[] {
  const root: Element = { tag: '', children: [] }
  const open = [root]
  for (const [text, closing, name = '', attributes = ''] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z]+="[^"]*")*)\s*\/?>|[^<]+|</g,
  )) {
    const parent = open.at(-1) ?? root
    const tag = name.toLowerCase()
    if (!tag) parent.children.push(plain(text))
    else if (closing) {
      const at = open.findLastIndex((element) => element.tag === tag)
      if (at > 0) open.length = at
    } else if (allowedTags.has(tag)) {
      const scope = attribute(attributes, 'scope')
      const element: Element = {
        tag,
        href: attribute(attributes, 'href'),
        scope: scope === 'col' || scope === 'row' ? scope : undefined,
        children: [],
      }
      parent.children.push(element)
      if (tag !== 'br') open.push(element)
    }
  }
  return root.children
}

const isBlank = (piece: Piece) => typeof piece === 'string' && piece.trim() === ''
const holdsBlock = ({ children }: Element): boolean =>
  children.some((each) => typeof each !== 'string' && (blocks.includes(each.tag) || holdsBlock(each)))

/** The words of a piece. */
export const textOf = (piece: Piece): string =>
  typeof piece === 'string' ? piece : piece.children.map(textOf).join('')

/** Puts right what a browser would put right in its own way: what it then has is what we said. */
function fit(pieces: readonly Piece[], parent: string, inside: readonly string[]): Piece[] {
  const wanted = Object.hasOwn(strict, parent) ? strict[parent] : undefined
  if (wanted) return fitStrict(pieces, wanted, inside)
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [piece]
    const { tag } = piece
    const bare =
      bound.includes(tag) ||
      (tag === 'p' && holdsBlock(piece)) ||
      (tag === 'a' && inside.includes('a')) ||
      (blocks.includes(tag) && inside.some((each) => headings.includes(each)))
    if (bare) return fit(piece.children, parent, inside)
    const children = fit(piece.children, tag, [...inside, tag])
    // An empty heading or link is a place one comes to and finds nothing.
    return tag === 'br' || children.some((each) => !isBlank(each)) ? [{ ...piece, children }] : []
  })
}

function fitStrict(pieces: readonly Piece[], wanted: readonly [string, ...string[]], inside: readonly string[]) {
  const fitted: Element[] = []
  let stray: Piece[] = []
  const takeIn = () => {
    const [tag] = wanted
    if (stray.length > 0) fitted.push({ tag, children: fit(stray, tag, [...inside, tag]) })
    stray = []
  }
  for (const piece of pieces) {
    if (typeof piece !== 'string' && wanted.includes(piece.tag)) {
      takeIn()
      fitted.push({ ...piece, children: fit(piece.children, piece.tag, [...inside, piece.tag]) })
    } else if (!isBlank(piece)) stray.push(piece)
  }
  takeIn()
  return fitted
}

/** Words that stand alone between blocks are a paragraph. */
function paragraphs(pieces: readonly Piece[]): Element[] {
  const elements: Element[] = []
  let run: Piece[] = []
  const close = () => {
    if (run.some((each) => !isBlank(each))) elements.push({ tag: 'p', children: run })
    run = []
  }
  for (const piece of pieces) {
    if (typeof piece !== 'string' && (blocks.includes(piece.tag) || holdsBlock(piece))) {
      close()
      elements.push(piece)
    } else run.push(piece)
  }
  close()
  return elements
}

/**
 * The blocks of a rich text as the host sends it: HTML of its allowlist (`RichText` in the contract). Anything else is
 * passed over, so a page shows what it knows and nothing acts; nothing is handed to the browser as HTML either, which
 * the site's policy (trusted types) would refuse.
 */
export const readRichText = (html: string): Element[] => paragraphs(fit(read(html), '', []))

/**
 * Which heading each heading of a text becomes below a page's own: the author's first kind takes the first level, and no
 * level is left out, whatever they began with.
 * @param level of the highest
 */
export function levelsOf(text: readonly Element[], level: number): ReadonlyMap<string, number> {
  const used = (pieces: readonly Piece[]): string[] =>
    pieces.flatMap((each) => (typeof each === 'string' ? [] : [each.tag, ...used(each.children)]))
  const elements = new Set(used(text))
  return new Map(headings.filter((tag) => elements.has(tag)).map((tag, i) => [tag, Math.min(level + i, 6)]))
}

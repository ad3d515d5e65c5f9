/** An element of rich text, or plain text. */
export type Piece = string | Element
export type Element = { tag: string; href?: string; scope?: 'col' | 'row'; children: Piece[] }

const headingTags = ['h2', 'h3', 'h4']
const blockTags = [...headingTags, 'p', 'ul', 'ol', 'blockquote', 'table']
const inlineTags = ['a', 'strong', 'em', 'br']

/** The only children allowed in these elements; the first wraps anything misplaced. */
const allowedChildren: Readonly<Record<string, readonly [string, ...string[]]>> = {
  ul: ['li'],
  ol: ['li'],
  table: ['tbody', 'thead', 'caption'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['td', 'th'],
}
const containedTags = Object.values(allowedChildren).flat()
const allowedTags = new Set([...blockTags, ...inlineTags, ...containedTags])

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
const decodeEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => entities[name] ?? '')

const readAttribute = (attributes: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]
  return value === undefined ? undefined : decodeEntities(value)
}

/** Parses the tags in order; skips unknown ones, and closes an unclosed one with its parent. */
function parse(html: string): Piece[] {
  const root: Element = { tag: '', children: [] }
  const openElements = [root]
  for (const [text, closing, name = '', attributes = ''] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z]+="[^"]*")*)\s*\/?>|[^<]+|</g,
  )) {
    const parent = openElements.at(-1) ?? root
    const tag = name.toLowerCase()
    if (!tag) parent.children.push(decodeEntities(text))
    else if (closing) {
      const index = openElements.findLastIndex((element) => element.tag === tag)
      if (index > 0) openElements.length = index
    } else if (allowedTags.has(tag)) {
      const scope = readAttribute(attributes, 'scope')
      const element: Element = {
        tag,
        href: readAttribute(attributes, 'href'),
        scope: scope === 'col' || scope === 'row' ? scope : undefined,
        children: [],
      }
      parent.children.push(element)
      if (tag !== 'br') openElements.push(element)
    }
  }
  return root.children
}

const isBlank = (piece: Piece) => typeof piece === 'string' && piece.trim() === ''
const containsBlock = ({ children }: Element): boolean =>
  children.some((child) => typeof child !== 'string' && (blockTags.includes(child.tag) || containsBlock(child)))

/** The text content of a piece. */
export const textOf = (piece: Piece): string =>
  typeof piece === 'string' ? piece : piece.children.map(textOf).join('')

/** Corrects invalid nesting, so that the browser's DOM matches what React renders. */
function fixNesting(pieces: readonly Piece[], parent: string, ancestors: readonly string[]): Piece[] {
  const childTags = Object.hasOwn(allowedChildren, parent) ? allowedChildren[parent] : undefined
  if (childTags) return fixStrictNesting(pieces, childTags, ancestors)
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [piece]
    const { tag } = piece
    const shouldUnwrap =
      containedTags.includes(tag) ||
      (tag === 'p' && containsBlock(piece)) ||
      (tag === 'a' && ancestors.includes('a')) ||
      (blockTags.includes(tag) && ancestors.some((child) => headingTags.includes(child)))
    if (shouldUnwrap) return fixNesting(piece.children, parent, ancestors)
    const children = fixNesting(piece.children, tag, [...ancestors, tag])
    // Drop empty elements: screen readers would announce an empty heading or link.
    return tag === 'br' || children.some((child) => !isBlank(child)) ? [{ ...piece, children }] : []
  })
}

function fixStrictNesting(
  pieces: readonly Piece[],
  childTags: readonly [string, ...string[]],
  ancestors: readonly string[],
) {
  const result: Element[] = []
  let misplacedPieces: Piece[] = []
  const wrapMisplaced = () => {
    const [tag] = childTags
    if (misplacedPieces.length > 0)
      result.push({ tag, children: fixNesting(misplacedPieces, tag, [...ancestors, tag]) })
    misplacedPieces = []
  }
  for (const piece of pieces) {
    if (typeof piece !== 'string' && childTags.includes(piece.tag)) {
      wrapMisplaced()
      result.push({ ...piece, children: fixNesting(piece.children, piece.tag, [...ancestors, piece.tag]) })
    } else if (!isBlank(piece)) misplacedPieces.push(piece)
  }
  wrapMisplaced()
  return result
}

/** Wraps text between blocks in paragraphs. */
function wrapInParagraphs(pieces: readonly Piece[]): Element[] {
  const elements: Element[] = []
  let inlineRun: Piece[] = []
  const closeParagraph = () => {
    if (inlineRun.some((child) => !isBlank(child))) elements.push({ tag: 'p', children: inlineRun })
    inlineRun = []
  }
  for (const piece of pieces) {
    if (typeof piece !== 'string' && (blockTags.includes(piece.tag) || containsBlock(piece))) {
      closeParagraph()
      elements.push(piece)
    } else inlineRun.push(piece)
  }
  closeParagraph()
  return elements
}

/**
 * Parses rich text from the server: HTML of its allowlist (`RichText` in the contract). Anything else is skipped, so no
 * active content reaches the page, and nothing is passed to the browser as HTML, which the site's trusted types policy
 * forbids.
 */
export const readRichText = (html: string): Element[] => wrapInParagraphs(fixNesting(parse(html), '', []))

/**
 * Maps the headings of rich text to levels below the page's own: the highest heading used gets the first level, and no level
 * is skipped.
 * @param level of the highest heading
 */
export function levelsOf(text: readonly Element[], level: number): ReadonlyMap<string, number> {
  const tagsOf = (pieces: readonly Piece[]): string[] =>
    pieces.flatMap((child) => (typeof child === 'string' ? [] : [child.tag, ...tagsOf(child.children)]))
  const elements = new Set(tagsOf(text))
  return new Map(headingTags.filter((tag) => elements.has(tag)).map((tag, index) => [tag, Math.min(level + index, 6)]))
}

import { createMarkdown } from '@minaret/markdown'
import type { Node } from '@tiptap/pm/model'
import { readInline } from './readInline.ts'
import { schema } from './extensions.ts'
import { writeMarkdown } from './writeMarkdown.ts'

const markdown = createMarkdown({ keepAddresses: true })
type Token = ReturnType<typeof markdown.parse>[number]

/** A text has something that the document has no form for. */
class Formless extends Error {}

/** The tokens from one that opens to the one that closes it, without the two. */
function insideOf(tokens: readonly Token[], open: number): readonly Token[] {
  const level = tokens[open]?.level
  const isEnd = (token: Token | undefined) => token === undefined || (token.level === level && token.nesting === -1)
  let close = open + 1
  while (!isEnd(tokens[close])) close += 1
  return tokens.slice(open + 1, close)
}

/** Whether the items of a list stand close together: their own paragraphs are hidden then. */
function isTight(list: Token, inside: readonly Token[]): boolean {
  const own = inside.find(({ type, level }) => type === 'paragraph_open' && level === list.level + 2)
  return own ? own.hidden : true
}

const inlineOf = (inside: readonly Token[]) => {
  const found = inside.find(({ type }) => type === 'inline')
  const content = readInline(schema, found?.children ?? [])
  if (!content) throw new Formless()
  return content
}

/** A cell's content is a paragraph, which Markdown does not say. */
const cell = (type: 'tableHeader' | 'tableCell', inside: readonly Token[]) =>
  schema.nodes[type]?.createChecked(null, schema.node('paragraph', null, inlineOf(inside)))

function blockOf(token: Token, inside: readonly Token[]): Node | Node[] | undefined {
  const of = (name: string, attributes: object | null = null) =>
    schema.nodes[name]?.createChecked({ ...attributes }, blocksOf(inside))
  switch (token.type) {
    case 'paragraph_open':
      return schema.node('paragraph', null, inlineOf(inside))
    case 'heading_open': {
      const level = Number(token.tag.slice(1))
      // The website has one first heading on each page, its title: the first of a text is the second there.
      return level > 4 ? undefined : schema.node('heading', { level: Math.max(2, level) }, inlineOf(inside))
    }
    case 'blockquote_open':
      return of('blockquote')
    case 'bullet_list_open':
      return of('bulletList', { tight: isTight(token, inside) })
    case 'ordered_list_open':
      return of('orderedList', { tight: isTight(token, inside), start: Number(token.attrGet('start') ?? 1) })
    case 'list_item_open': {
      const blocks = blocksOf(inside)
      // An item begins with a paragraph here, if an empty one.
      if (blocks[0]?.type.name !== 'paragraph') blocks.unshift(schema.node('paragraph'))
      return schema.node('listItem', null, blocks)
    }
    case 'table_open':
      return of('table')
    case 'thead_open':
    case 'tbody_open':
      return blocksOf(inside)
    case 'tr_open':
      return of('tableRow')
    case 'th_open':
      return cell('tableHeader', inside)
    case 'td_open':
      return cell('tableCell', inside)
    default:
      return undefined
  }
}

function blocksOf(tokens: readonly Token[]): Node[] {
  const blocks: Node[] = []
  const [{ level: top } = { level: 0 }] = tokens
  for (const [at, token] of tokens.entries()) {
    if (token.level !== top || token.nesting === -1) continue
    const block = blockOf(token, insideOf(tokens, at))
    if (block === undefined) throw new Formless()
    blocks.push(...(Array.isArray(block) ? block : [block]))
  }
  return blocks
}

/** What a reader sees of a document: each sign, with its marks, its block and the blocks around it. */
function outline(node: Node, path = ''): string {
  const marks = node.marks.map(({ type, attrs }) => `${type.name}${String(attrs.href ?? '')}`).toSorted()
  if (node.isText)
    return Array.from(node.text ?? '', (char) => (/\s/.test(char) ? '' : `${char}${marks.join()}\n`)).join('')
  // Markdown has no empty paragraph.
  if (node.isTextblock && node.textContent.trim() === '') return ''
  const own = `${path}/${node.type.name}${String(node.attrs.level ?? '')}`
  return node.isTextblock
    ? `${own}\n${node.children.map((child) => outline(child)).join('')}`
    : node.children.map((child) => outline(child, own)).join('')
}

function parse(text: string): Node {
  const blocks = blocksOf(markdown.parse(text, {}))
  const document = schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')])
  document.check()
  return document
}

/**
 * The document of a text, to be edited.
 * @returns nothing for a text with something the editor has no form for, such as HTML with attributes: saved from the
 * editor it would have lost it, so it is edited as it stands
 * @untrusted
 */
export function readMarkdown(text: string): Node | undefined {
  try {
    const document = parse(text)
    return outline(parse(writeMarkdown(document))) === outline(document) ? document : undefined
  } catch (error) {
    // Content that does not fit a form is a RangeError of the document's library.
    if (error instanceof Formless || error instanceof RangeError) return undefined
    throw error
  }
}

import { createMarkdown } from '@minaret/markdown'
import type { Node } from '@tiptap/pm/model'
import { readInline } from './readInline.ts'
import { schema } from './extensions.ts'
import { writeMarkdown } from './writeMarkdown.ts'

const markdown = createMarkdown({ keepAddresses: true })
type Token = ReturnType<typeof markdown.parse>[number]

/** Thrown if the text contains something the schema does not support. */
class UnsupportedError extends Error {}

/** The tokens between an opening token and its closing one. */
function contentOf(tokens: readonly Token[], openIndex: number): readonly Token[] {
  const level = tokens[openIndex]?.level
  const isEnd = (token: Token | undefined) => token === undefined || (token.level === level && token.nesting === -1)
  let closeIndex = openIndex + 1
  while (!isEnd(tokens[closeIndex])) closeIndex += 1
  return tokens.slice(openIndex + 1, closeIndex)
}

/** Whether a list is tight, in which case the paragraphs of its items are hidden. */
function isTight(list: Token, innerTokens: readonly Token[]): boolean {
  const paragraph = innerTokens.find(({ type, level }) => type === 'paragraph_open' && level === list.level + 2)
  return paragraph ? paragraph.hidden : true
}

const inlineOf = (innerTokens: readonly Token[]) => {
  const inline = innerTokens.find(({ type }) => type === 'inline')
  const content = readInline(schema, inline?.children ?? [])
  if (!content) throw new UnsupportedError()
  return content
}

/** A table cell. In the schema its content is a paragraph, which Markdown leaves implicit. */
const cellOf = (type: 'tableHeader' | 'tableCell', innerTokens: readonly Token[]) =>
  schema.nodes[type]?.createChecked(null, schema.node('paragraph', null, inlineOf(innerTokens)))

function blockOf(token: Token, innerTokens: readonly Token[]): Node | Node[] | undefined {
  const create = (name: string, attributes: object | null = null) =>
    schema.nodes[name]?.createChecked({ ...attributes }, blocksOf(innerTokens))
  switch (token.type) {
    case 'paragraph_open':
      return schema.node('paragraph', null, inlineOf(innerTokens))
    case 'heading_open': {
      const level = Number(token.tag.slice(1))
      // The page title is the only h1 of a page, so an h1 in the text becomes an h2.
      return level > 4 ? undefined : schema.node('heading', { level: Math.max(2, level) }, inlineOf(innerTokens))
    }
    case 'blockquote_open':
      return create('blockquote')
    case 'bullet_list_open':
      return create('bulletList', { tight: isTight(token, innerTokens) })
    case 'ordered_list_open':
      return create('orderedList', { tight: isTight(token, innerTokens), start: Number(token.attrGet('start') ?? 1) })
    case 'list_item_open': {
      const blocks = blocksOf(innerTokens)
      // The schema requires a paragraph at the start of an item, even an empty one.
      if (blocks[0]?.type.name !== 'paragraph') blocks.unshift(schema.node('paragraph'))
      return schema.node('listItem', null, blocks)
    }
    case 'table_open':
      return create('table')
    case 'thead_open':
    case 'tbody_open':
      return blocksOf(innerTokens)
    case 'tr_open':
      return create('tableRow')
    case 'th_open':
      return cellOf('tableHeader', innerTokens)
    case 'td_open':
      return cellOf('tableCell', innerTokens)
    default:
      return undefined
  }
}

function blocksOf(tokens: readonly Token[]): Node[] {
  const blocks: Node[] = []
  const [{ level: topLevel } = { level: 0 }] = tokens
  for (const [index, token] of tokens.entries()) {
    if (token.level !== topLevel || token.nesting === -1) continue
    const block = blockOf(token, contentOf(tokens, index))
    if (block === undefined) throw new UnsupportedError()
    blocks.push(...(Array.isArray(block) ? block : [block]))
  }
  return blocks
}

/** An outline of a document's visible content: each character with its marks, its block and the blocks around it. */
function outline(node: Node, path = ''): string {
  const marks = node.marks.map(({ type, attrs }) => `${type.name}${String(attrs.href ?? '')}`).toSorted()
  if (node.isText)
    return Array.from(node.text ?? '', (char) => (/\s/.test(char) ? '' : `${char}${marks.join()}\n`)).join('')
  // Markdown has no empty paragraph.
  if (node.isTextblock && node.textContent.trim() === '') return ''
  const ownPath = `${path}/${node.type.name}${String(node.attrs.level ?? '')}`
  return node.isTextblock
    ? `${ownPath}\n${node.children.map((child) => outline(child)).join('')}`
    : node.children.map((child) => outline(child, ownPath)).join('')
}

function parse(text: string): Node {
  const blocks = blocksOf(markdown.parse(text, {}))
  const document = schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')])
  document.check()
  return document
}

/**
 * Parses Markdown to a document for the editor.
 * @returns undefined if it contains something the editor does not support, such as HTML with attributes: saving would lose it,
 * so it is edited as plain text
 * @untrusted
 */
export function readMarkdown(text: string): Node | undefined {
  try {
    const document = parse(text)
    return outline(parse(writeMarkdown(document))) === outline(document) ? document : undefined
  } catch (error) {
    // ProseMirror throws a RangeError for content that violates the schema.
    if (error instanceof UnsupportedError || error instanceof RangeError) return undefined
    throw error
  }
}

import { createMarkdown } from '@minaret/markdown'
import type { Mark, Node } from '@tiptap/pm/model'
import { MarkdownSerializer } from 'prosemirror-markdown'
import { escapeAll, escapeText } from './escape.ts'
import { readInline } from './readInline.ts'

/** The context of content: it determines the special characters, and whether the content is a single line. */
export type InlineContext = 'paragraph' | 'heading' | 'cell'

const markdown = createMarkdown({ keepAddresses: true })

const hrefOf = (mark: Mark) => String(mark.attrs.href ?? '')
const needsBrackets = /[\s<>()\\"]/
const formatAddress = (href: string) => (needsBrackets.test(href) ? `<${href.replaceAll(/[<>\\]/g, '\\$&')}>` : href)
const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const surround = (open: string, close = open) =>
  ({ open, close, mixable: true, expelEnclosingWhitespace: true }) as const
const markdownMarks = {
  bold: surround('**'),
  italic: surround('*'),
  link: { open: '[', close: (_state: unknown, mark: Mark) => `](${formatAddress(hrefOf(mark))})`, mixable: true },
} as const
/** HTML tags, for cases in which Markdown would not be parsed next to a letter, as in `و**{name}**`. */
const htmlMarks = {
  bold: surround('<strong>', '</strong>'),
  italic: surround('<em>', '</em>'),
  link: {
    open: (_state: unknown, mark: Mark) => `<a href="${escapeAttribute(hrefOf(mark))}">`,
    close: '</a>',
    mixable: true,
  },
} as const

const isBreak = (node: Node | null | undefined) => node?.type.name === 'hardBreak'

/** Serialises a block's content with the given marks and escaping. */
function serialise(
  block: Node,
  place: InlineContext,
  marks: typeof markdownMarks | typeof htmlMarks,
  escape: typeof escapeText,
): string {
  const breakText = place === 'paragraph' ? '\\\n' : '<br>'
  const serializer = new MarkdownSerializer(
    {
      text(state, node, parent, index) {
        const isStart = place === 'paragraph' && (index === 0 || isBreak(parent.child(index - 1)))
        state.text(escape(node.text ?? '', isStart), false)
      },
      hardBreak(state) {
        state.write(breakText)
      },
      paragraph(state, node) {
        state.renderInline(node)
      },
    },
    marks,
    { hardBreakNodeName: 'hardBreak' },
  )
  const markdownText = serializer.serialize(
    block.type.schema.node('doc', null, block.type.schema.node('paragraph', null, block.content)),
  )
  return place === 'cell' ? markdownText.replaceAll('|', '\\|') : markdownText
}

/** The visible content: each character with its marks. Space at the ends, and marks on spaces, are not visible. */
function visibleText(nodes: readonly Node[]): string {
  const parts = nodes.flatMap((node) => {
    const marks = node.marks.map((mark) => `${mark.type.name}${hrefOf(mark)}`).toSorted()
    if (isBreak(node)) return ['\n']
    return Array.from(node.text ?? '', (char) => (/\s/.test(char) ? ' ' : `${char}\u0001${marks.join()}\u0002`))
  })
  return parts
    .join('')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** Parses serialised content; undefined unless it is exactly one block of its kind. */
function parseBack(markdownText: string, place: InlineContext, block: Node): Node[] | undefined {
  const text =
    place === 'heading' ? `## ${markdownText}` : place === 'cell' ? `| ${markdownText} |\n| --- |` : markdownText
  const tokens = markdown.parse(text, {})
  const expectedTypes = { paragraph: 'paragraph_open', heading: 'heading_open', cell: 'table_open' } as const
  const [firstToken] = tokens
  const inlineTokens = tokens.filter(({ type }) => type === 'inline')
  const maxTokens = place === 'cell' ? 9 : 3
  if (firstToken?.type !== expectedTypes[place] || inlineTokens.length !== 1 || tokens.length > maxTokens)
    return undefined
  return readInline(block.type.schema, inlineTokens[0]?.children ?? [])
}

const textCache = new WeakMap<Node, Map<InlineContext, string>>()

/**
 * Serialises the content of a block as Markdown. Each result is parsed again, and the most readable one with the same content is
 * used. Unchanged blocks are cached, so that a key press reserialises only its paragraph.
 */
export function writeInline(block: Node, place: InlineContext): string {
  const cachedText = textCache.get(block)?.get(place)
  if (cachedText !== undefined) return cachedText
  const expectedText = visibleText(block.content.content)
  const markdownText = expectedText === '' ? '' : writeSafely(block, place, expectedText)
  const places = textCache.get(block) ?? new Map<InlineContext, string>()
  textCache.set(block, places.set(place, markdownText))
  return markdownText
}

function writeSafely(block: Node, place: InlineContext, expectedText: string): string {
  const trimmedNode = trimBlock(block)
  for (const [marks, escape] of [
    [markdownMarks, escapeText],
    [htmlMarks, escapeText],
    [htmlMarks, escapeAll],
  ] as const) {
    const markdownText = serialise(trimmedNode, place, marks, escape).trim()
    const parsedNodes = parseBack(markdownText, place, block)
    if (parsedNodes && visibleText(parsedNodes) === expectedText) return markdownText
  }
  return serialise(trimmedNode, place, htmlMarks, escapeAll).trim()
}

/** The block without leading and trailing space and line breaks, which are not visible. */
function trimBlock(block: Node): Node {
  const nodes = [...block.content.content]
  const isEmpty = (node: Node | undefined) => node !== undefined && (isBreak(node) || (node.text ?? '').trim() === '')
  while (isEmpty(nodes.at(-1))) nodes.pop()
  while (isEmpty(nodes[0])) nodes.shift()
  const { schema } = block.type
  const trim = (node: Node, text: string) => schema.text(text, node.marks)
  const [firstNode] = nodes
  if (firstNode?.isText) nodes[0] = trim(firstNode, (firstNode.text ?? '').trimStart())
  const lastNode = nodes.at(-1)
  if (lastNode?.isText) nodes[nodes.length - 1] = trim(lastNode, (lastNode.text ?? '').trimEnd())
  return schema.node('paragraph', null, nodes)
}

import type { Node } from '@tiptap/pm/model'
import { MarkdownSerializer, type MarkdownSerializerState } from 'prosemirror-markdown'
import { writeInline } from './writeInline.ts'

/** Whether a list can follow a paragraph without a blank line, which an ordered list can only if it starts with 1. */
const followsClosely = ({ type, attrs }: Node) =>
  type.name === 'bulletList' || (type.name === 'orderedList' && attrs.start === 1)

/** Whether a list can be tight: no item may have two paragraphs, or anything but a list after its first paragraph. */
const isTight = (list: Node) =>
  list.attrs.tight === true &&
  list.children.every(({ children }) => children.every((child, index) => index === 0 || followsClosely(child)))

const isEmpty = (node: Node) => node.textContent.trim() === ''

function writeList(state: MarkdownSerializerState, node: Node, indent: string, markOf: (item: number) => string): void {
  // Empty items are omitted.
  const items = node.children.filter((item) => !isEmpty(item))
  if (items.length === 0) return
  state.renderList(node.type.create({ ...node.attrs, tight: isTight(node) }, items), indent, markOf)
}

/** Whether a block is written: empty blocks are omitted, except tables. */
const isWritten = (node: Node) => node.type.name === 'table' || !isEmpty(node)

/** Whether a list needs the alternative marker: two adjacent lists of one kind would otherwise be parsed as one. */
function needsOtherMarker(node: Node, parent: Node, index: number): boolean {
  const precedingBlocks = parent.children.slice(0, index).filter(isWritten)
  return (precedingBlocks.length - 1 - precedingBlocks.findLastIndex(({ type }) => type !== node.type)) % 2 === 1
}

const rowText = (row: Node, columns: number) =>
  `| ${Array.from({ length: columns }, (_, index) => {
    const [content] = index < row.childCount ? row.child(index).children : []
    return content ? writeInline(content, 'cell') : ''
  }).join(' | ')} |`

const serializer = new MarkdownSerializer(
  {
    paragraph(state, node) {
      const text = writeInline(node, 'paragraph')
      // Markdown has no empty paragraph.
      if (text === '') return
      state.text(text, false)
      state.closeBlock(node)
    },
    heading(state, node) {
      const text = writeInline(node, 'heading')
      if (text === '') return
      state.write(`${'#'.repeat(Number(node.attrs.level))} ${text}`)
      state.closeBlock(node)
    },
    blockquote(state, node) {
      if (isEmpty(node)) return
      state.wrapBlock('> ', null, node, () => state.renderContent(node))
    },
    bulletList(state, node, parent, index) {
      const bullet = needsOtherMarker(node, parent, index) ? '* ' : '- '
      writeList(state, node, '  ', () => bullet)
    },
    orderedList(state, node, parent, index) {
      const delimiter = needsOtherMarker(node, parent, index) ? ')' : '.'
      const start = Number(node.attrs.start ?? 1)
      const width = String(start + node.childCount - 1).length + 2
      writeList(state, node, ' '.repeat(width), (item) => `${start + item}${delimiter} `.padEnd(width))
    },
    listItem(state, node) {
      state.renderContent(node)
    },
    table(state, node) {
      const columns = Math.max(...node.children.map(({ childCount }) => childCount))
      const [head, ...rows] = node.children.map((row) => rowText(row, columns))
      for (const [index, line] of [head ?? '', `|${' --- |'.repeat(columns)}`, ...rows].entries()) {
        if (index > 0) state.ensureNewLine()
        state.write(line)
      }
      state.closeBlock(node)
    },
  },
  {},
  { hardBreakNodeName: 'hardBreak' },
)

/**
 * Serialises a document as Markdown for storage; parsing it yields the same document.
 * @untrusted
 */
export const writeMarkdown = (document: Node): string => serializer.serialize(document).trim()

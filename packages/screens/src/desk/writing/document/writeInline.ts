import { createMarkdown } from '@minaret/markdown'
import type { Mark, Node } from '@tiptap/pm/model'
import { MarkdownSerializer } from 'prosemirror-markdown'
import { escapeAll, escapeText } from './escape.ts'
import { readInline } from './readInline.ts'

/** Where content stands: the signs that mean something differ, and a heading or cell is one line. */
export type Place = 'paragraph' | 'heading' | 'cell'

const markdown = createMarkdown({ keepAddresses: true })

const hrefOf = (mark: Mark) => String(mark.attrs.href ?? '')
const isHard = /[\s<>()\\"]/
const address = (href: string) => (isHard.test(href) ? `<${href.replaceAll(/[<>\\]/g, '\\$&')}>` : href)
const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const around = (open: string, close = open) => ({ open, close, mixable: true, expelEnclosingWhitespace: true }) as const
const asSigns = {
  bold: around('**'),
  italic: around('*'),
  link: { open: '[', close: (_state: unknown, mark: Mark) => `](${address(hrefOf(mark))})`, mixable: true },
} as const
/** Where a sign would not be read beside a letter, as in `و**{name}**`, a tag is. */
const asTags = {
  bold: around('<strong>', '</strong>'),
  italic: around('<em>', '</em>'),
  link: {
    open: (_state: unknown, mark: Mark) => `<a href="${attribute(hrefOf(mark))}">`,
    close: '</a>',
    mixable: true,
  },
} as const

const isBreak = (node: Node | null | undefined) => node?.type.name === 'hardBreak'

/** Writes a block's content in one of three ways, each safer and harder to read than the one before. */
function write(block: Node, place: Place, marks: typeof asSigns | typeof asTags, escape: typeof escapeText): string {
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
  const written = serializer.serialize(
    block.type.schema.node('doc', null, block.type.schema.node('paragraph', null, block.content)),
  )
  return place === 'cell' ? written.replaceAll('|', '\\|') : written
}

/** Content as a page shows it: each sign with its marks. Space at the ends, and whether it is bold, is not seen. */
function seen(nodes: readonly Node[]): string {
  const signs = nodes.flatMap((node) => {
    const marks = node.marks.map((mark) => `${mark.type.name}${hrefOf(mark)}`).toSorted()
    if (isBreak(node)) return ['\n']
    return Array.from(node.text ?? '', (char) => (/\s/.test(char) ? ' ' : `${char}\u0001${marks.join()}\u0002`))
  })
  return signs
    .join('')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** What is read of content that was written, where it is one block of its kind and nothing else. */
function readBack(written: string, place: Place, block: Node): Node[] | undefined {
  const text = place === 'heading' ? `## ${written}` : place === 'cell' ? `| ${written} |\n| --- |` : written
  const tokens = markdown.parse(text, {})
  const wanted = { paragraph: 'paragraph_open', heading: 'heading_open', cell: 'table_open' } as const
  const [first] = tokens
  const inline = tokens.filter(({ type }) => type === 'inline')
  if (first?.type !== wanted[place] || inline.length !== 1 || tokens.length > (place === 'cell' ? 9 : 3))
    return undefined
  return readInline(block.type.schema, inline[0]?.children ?? [])
}

const cached = new WeakMap<Node, Map<Place, string>>()

/**
 * The content of a block as Markdown. What is written is read again at once: the first way that says the same is taken. A
 * block that was not changed is not written twice, so that a key costs what its own paragraph costs.
 */
export function writeInline(block: Node, place: Place): string {
  const known = cached.get(block)?.get(place)
  if (known !== undefined) return known
  const wanted = seen(block.content.content)
  const written = wanted === '' ? '' : writeSafely(block, place, wanted)
  const places = cached.get(block) ?? new Map<Place, string>()
  cached.set(block, places.set(place, written))
  return written
}

function writeSafely(block: Node, place: Place, wanted: string): string {
  const trimmed = trimmedBlock(block)
  for (const [marks, escape] of [
    [asSigns, escapeText],
    [asTags, escapeText],
    [asTags, escapeAll],
  ] as const) {
    const written = write(trimmed, place, marks, escape).trim()
    const read = readBack(written, place, block)
    if (read && seen(read) === wanted) return written
  }
  return write(trimmed, place, asTags, escapeAll).trim()
}

/** The block without the space and line breaks at its ends, which no page shows. */
function trimmedBlock(block: Node): Node {
  const nodes = [...block.content.content]
  const isEmpty = (node: Node | undefined) => node !== undefined && (isBreak(node) || (node.text ?? '').trim() === '')
  while (isEmpty(nodes.at(-1))) nodes.pop()
  while (isEmpty(nodes[0])) nodes.shift()
  const { schema } = block.type
  const trim = (node: Node, text: string) => schema.text(text, node.marks)
  const [first] = nodes
  if (first?.isText) nodes[0] = trim(first, (first.text ?? '').trimStart())
  const last = nodes.at(-1)
  if (last?.isText) nodes[nodes.length - 1] = trim(last, (last.text ?? '').trimEnd())
  return schema.node('paragraph', null, nodes)
}

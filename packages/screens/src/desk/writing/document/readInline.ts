import type { Mark, Node, Schema } from '@tiptap/pm/model'

/** The fields of an inline Markdown token that are used here. */
export type InlineToken = { type: string; content: string; attrGet(name: string): string | number | null }

const markNames: Readonly<Record<string, string>> = { strong: 'bold', b: 'bold', em: 'italic', i: 'italic', a: 'link' }

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
}
const decodeEntities = (text: string) =>
  text.replaceAll(/&(?:amp|quot|lt|gt|#39);/g, (entity) => entities[entity] ?? entity)

/** Parses an allowed inline HTML tag; undefined for any other. */
function tagOf(html: string): { name: string; isClose: boolean; href: string | null } | undefined {
  const [, close = '', name = '', href] =
    /^<(\/?)(strong|b|em|i|a|br)(?:\s+href="([^"<>]*)")?\s*\/?>$/i.exec(html.trim()) ?? []
  if (name === '') return undefined
  return { name: name.toLowerCase(), isClose: close !== '', href: href === undefined ? null : decodeEntities(href) }
}

/**
 * Parses the inline content of one block.
 * @returns undefined if it contains something the schema does not support: code, pictures, other HTML
 */
export function readInline(schema: Schema, tokens: readonly InlineToken[]): Node[] | undefined {
  const content: Node[] = []
  let marks: readonly Mark[] = []
  const open = (name: string, attributes?: object) => {
    marks = schema.mark(name, { ...attributes }).addToSet(marks)
  }
  const close = (name: string) => {
    const mark = marks.find(({ type }) => type.name === name)
    if (mark) marks = mark.removeFromSet(marks)
    return mark !== undefined
  }
  const addText = (text: string) => {
    if (text !== '') content.push(schema.text(text, marks))
  }
  const addBreak = () => content.push(schema.node('hardBreak', null, undefined, marks))

  function addTag(html: string): boolean {
    const tag = tagOf(html)
    if (!tag) return false
    const { name, isClose, href } = tag
    if (name === 'br') addBreak()
    else if (isClose) return close(markNames[name] ?? '')
    else if (name === 'a' && href === null) return false
    else open(markNames[name] ?? '', name === 'a' ? { href } : undefined)
    return true
  }

  for (const token of tokens) {
    const [, name = '', side = ''] = /^(strong|em|link)_(open|close)$/.exec(token.type) ?? []
    const mark = name === 'link' ? 'link' : (markNames[name] ?? '')
    if (side === 'open') open(mark, name === 'link' ? { href: String(token.attrGet('href') ?? '') } : undefined)
    else if (side === 'close') close(mark)
    else if (token.type === 'text' || token.type === 'text_special') addText(token.content)
    else if (token.type === 'softbreak') addText(' ')
    else if (token.type === 'hardbreak') addBreak()
    else if (token.type !== 'html_inline' || !addTag(token.content)) return undefined
  }
  // Merges adjacent text nodes with the same marks.
  return content.reduce<Node[]>((mergedNodes, node) => {
    const last = mergedNodes.at(-1)
    if (last?.isText && node.isText && last.sameMarkup(node))
      mergedNodes[mergedNodes.length - 1] = schema.text(`${last.text ?? ''}${node.text ?? ''}`, node.marks)
    else mergedNodes.push(node)
    return mergedNodes
  }, [])
}

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toCanonicalHtml, toHtml } from '@minaret/acceptance/markdown'
import type { Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { schema } from './extensions.ts'
import { readMarkdown } from './readMarkdown.ts'
import { writeMarkdown } from './writeMarkdown.ts'

const demonstration = fileURLToPath(new URL('../../../../../server/demonstration', import.meta.url))

/** The body of each of the demonstration's pages, without front matter. */
const bodies = readdirSync(demonstration, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md') && !file.endsWith('README.md'))
  .map((file) => {
    const [, body = ''] = /^---\n[\s\S]*?\n---\n([\s\S]*)$/.exec(readFileSync(`${demonstration}/${file}`, 'utf8')) ?? []
    return { file, body: body.trim() }
  })
  .filter(({ body }) => body !== '')

/** The multiplier for the number of runs, larger in `npm run test:long`. */
const runFactor = process.env.MINARET_YEARS ? 20 : 1

const roundTrip = (text: string) => {
  const document = readMarkdown(text)
  if (!document) throw new Error(`The editor does not support: ${text}`)
  return writeMarkdown(document)
}

describe('the demonstration', () => {
  test('has pages', () => expect(bodies.length).toBeGreaterThan(100))

  test.each(bodies)('$file has the same content after a round trip through the editor', ({ body }) => {
    expect(toHtml(roundTrip(body)).html).toBe(toHtml(body).html)
    expect(roundTrip(roundTrip(body))).toBe(roundTrip(body))
  })

  test('is unchanged in most files', () => {
    const changedBodies = bodies.filter(({ body }) => roundTrip(body) !== body)
    expect(changedBodies.map(({ file }) => file).length).toBeLessThan(bodies.length / 10)
  })
})

const chars = Array.from('ab 1.-+*_#>`~[](){}|\\&<"\'!:/=é شو\u200f\u00a0')
const words = fc.string({ unit: fc.constantFrom(...chars), minLength: 1, maxLength: 12 })
const href = fc.constantFrom('/donate', 'https://example.org/?a=1&b=(2)', 'mailto:{email}', 'tel:+441274')
const marks = fc
  .record({ bold: fc.boolean(), italic: fc.boolean(), link: fc.option(href, { freq: 3 }) })
  .map(({ bold, italic, link }) => [
    ...(bold ? [schema.mark('bold')] : []),
    ...(italic ? [schema.mark('italic')] : []),
    ...(link ? [schema.mark('link', { href: link })] : []),
  ])
const inline = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(words, marks).map(([text, textMarks]) => schema.text(text, textMarks)) },
  { weight: 1, arbitrary: fc.constant(schema.node('hardBreak')) },
)
const line = fc.array(inline, { minLength: 1, maxLength: 5 })
const paragraph = line.map((content) => schema.node('paragraph', null, content))
const list = (item: fc.Arbitrary<Node[]>) =>
  fc
    .record({
      name: fc.constantFrom('bulletList', 'orderedList'),
      tight: fc.boolean(),
      start: fc.integer({ min: 1, max: 12 }),
      items: fc.array(item, { minLength: 1, maxLength: 3 }),
    })
    .map(({ name, tight, start, items }) =>
      schema.node(
        name,
        name === 'orderedList' ? { tight, start } : { tight },
        items.map((content) => schema.node('listItem', null, content)),
      ),
    )
const table = fc.array(fc.tuple(line, line), { minLength: 2, maxLength: 4 }).map((rows) =>
  schema.node(
    'table',
    null,
    rows.map((cells, row) =>
      schema.node(
        'tableRow',
        null,
        cells.map((content) =>
          schema.node(row === 0 ? 'tableHeader' : 'tableCell', null, schema.node('paragraph', null, content)),
        ),
      ),
    ),
  ),
)
const flatList = list(paragraph.map((node) => [node]))
const block: fc.Arbitrary<Node> = fc.oneof(
  paragraph,
  fc.tuple(fc.constantFrom(2, 3, 4), line).map(([level, content]) => schema.node('heading', { level }, content)),
  flatList,
  list(
    fc
      .oneof(fc.tuple(paragraph, flatList), fc.tuple(paragraph, paragraph), fc.tuple(paragraph))
      .map((nodes) => [...nodes]),
  ),
  fc
    .array(fc.oneof(paragraph, flatList), { minLength: 1, maxLength: 2 })
    .map((nodes) => schema.node('blockquote', null, nodes)),
  table,
)
const document = fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => schema.node('doc', null, blocks))

/** An outline of a document's visible content: each character with its marks and path. */
function outline(node: Node, path = ''): string[] {
  if (node.isText)
    return Array.from(node.text ?? '', (char) =>
      /\s/.test(char)
        ? ' '
        : `${path} ${node.marks
            .map(({ type, attrs }) => `${type.name}${attrs.href ?? ''}`)
            .toSorted()
            .join()} ${char}`,
    ).filter((char) => char !== ' ')
  const ownName = node.type.name === 'heading' ? `h${node.attrs.level}` : node.type.name
  return node.children.flatMap((child) =>
    outline(child, node.isTextblock || node.type.name === 'doc' ? path + ownName : `${path}${ownName}/`),
  )
}

test('parses the stored text of any document to the same document', () => {
  fc.assert(
    fc.property(document, (original) => {
      const text = writeMarkdown(original)
      const parsedDocument = readMarkdown(text)
      expect(parsedDocument && outline(parsedDocument)).toEqual(outline(original))
      const reparsedDocument = parsedDocument && readMarkdown(writeMarkdown(parsedDocument))
      expect(reparsedDocument && outline(reparsedDocument)).toEqual(outline(original))
    }),
    { numRuns: 200 * runFactor },
  )
}, 300_000)

/** HTML without inline marks, because the order of their tags is not visible. */
function blocksOf(html: string): string {
  let blocks = html
    .replaceAll(/<\/?(?:strong|em|a)(?: [^>]*)?>/g, '')
    .replaceAll(/(?:\s|<br \/>)*(<\/?(?:p|li|h\d|t[dhr]|[ou]l|blockquote)>)(?:\s|<br \/>)*/g, '$1')
    // A list whose other items are empty has no space between its items.
    .replaceAll(/<li><p>([^<]*)<\/p><\/li>/g, '<li>$1</li>')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // Empty blocks are not visible.
  for (let previous = ''; previous !== blocks;) {
    previous = blocks
    blocks = blocks.replaceAll(/<(p|li|h\d|[ou]l|blockquote)><\/\1>/g, '')
  }
  return blocks
}

test('keeps the lists before and after an empty one separate', () => {
  expect(blocksOf(toHtml(roundTrip('- a\n*\n- b')).html)).toBe('<ul><li>a</li></ul><ul><li>b</li></ul>')
})

test('renders any text identically after a round trip, or does not open it', () => {
  let openedCount = 0
  const texts = fc.string({ unit: fc.constantFrom(...chars, '\n', '\n\n', '\n- ', '\n> ', '**'), maxLength: 40 })
  fc.assert(
    fc.property(texts, (text) => {
      const document = readMarkdown(text)
      if (!document) return
      openedCount += 1
      expect(blocksOf(toHtml(writeMarkdown(document)).html)).toBe(blocksOf(toHtml(text).html))
    }),
    { numRuns: 1000 * runFactor },
  )
  expect(openedCount).toBeGreaterThan(300)
}, 300_000)

test('writes nothing that the server’s sanitiser removes', () => {
  fc.assert(
    fc.property(document, (original) => {
      const text = writeMarkdown(original)
      expect(toHtml(text).problems).toEqual([])
      expect(toCanonicalHtml(toHtml(text).html)).toBe(toHtml(text).html)
    }),
    { numRuns: 200 * runFactor },
  )
}, 300_000)

test.each([
  '`code`',
  '```\ncode\n```',
  '![x](https://example.org/a.png)',
  'a\n\n---\n\nb',
  '##### five',
  '~~gone~~',
  '<table><caption>x</caption><tr><td>y</td></tr></table>',
  'a <span>b</span>',
  '<!-- html -->\n<p>x</p>',
  'a <!-- note --> b',
  '<p style="color: red">b</p>',
])('does not open %j in the editor', (text) => {
  expect(readMarkdown(text)).toBeUndefined()
})

test.each([
  ['و<strong>{name}</strong>', 'bold next to a letter'],
  ['1986\\. A year', 'a number that does not start a list'],
  ['\\- a dash', 'a dash that does not start a list'],
  ['a\\\nb', 'a line break'],
  ['> quote\n>\n> - item', 'a list in a quote'],
  ['3. three\n4. four', 'a list from three'],
  ['| a | b |\n| --- | --- |\n| 1\\|2<br>3 | **c** |', 'a table'],
  ['[write](mailto:{email})', 'the mosque’s email address'],
  ['Fish & chips <3 AT&T', 'special characters without meaning'],
])('leaves %j unchanged: %s', (text) => {
  expect(roundTrip(text)).toBe(text)
})

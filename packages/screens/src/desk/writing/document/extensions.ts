import { type Extensions, getSchema, Mark, mergeAttributes } from '@tiptap/core'
import Blockquote from '@tiptap/extension-blockquote'
import Bold from '@tiptap/extension-bold'
import Document from '@tiptap/extension-document'
import HardBreak from '@tiptap/extension-hard-break'
import Heading from '@tiptap/extension-heading'
import Italic from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import Paragraph from '@tiptap/extension-paragraph'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import Text from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { linkAddress } from './linkAddress.ts'

/** Whether a list is tight, without space between items: Markdown distinguishes the two, so the document does too. */
const tight = { tight: { default: true, rendered: false } }

/** A link to a page of the site or another allowed address; any other link becomes plain text. */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs(element) {
        const href = linkAddress(element.getAttribute('href') ?? '')
        return href === undefined ? false : { href }
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { rel: 'noopener' }), 0],
})

/** The editor's extensions: exactly the blocks and marks of the website's Markdown dialect. */
export const extensions: Extensions = [
  Document,
  Text,
  Paragraph,
  Heading.extend({
    parseHTML: () =>
      [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(4, Math.max(2, level)) } })),
  }).configure({ levels: [2, 3, 4] }),
  Blockquote,
  BulletList.extend({ addAttributes: () => tight }),
  OrderedList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...tight }
    },
  }),
  ListItem,
  ListKeymap,
  HardBreak.configure({ keepMarks: true }),
  Table.configure({ resizable: false }),
  TableRow,
  // In this dialect, a cell is a single line.
  TableHeader.extend({ content: 'paragraph' }),
  TableCell.extend({ content: 'paragraph' }),
  Bold,
  Italic,
  Link,
  UndoRedo,
]

/** The document schema, shared by the editor in the browser and the tests in Node. */
export const schema = getSchema(extensions)

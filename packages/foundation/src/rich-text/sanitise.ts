import { createHash } from 'node:crypto'
import { contentLink } from '@minaret/plans'
import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'

/** Tags whose words go with them: what stands between them was never meant to be read. */
const removedWithContent = [
  'script',
  'style',
  'textarea',
  'option',
  'select',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'template',
  'title',
  'svg',
  'math',
  'xmp',
  'plaintext',
]

const rules: sanitizeHtml.IOptions = {
  allowedTags: 'h2 h3 h4 p ul ol li a strong em blockquote br table caption thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href'], th: ['scope'] },
  // Links pass by `contentLink`; this is the second of two doors.
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: removedWithContent,
  nestingLimit: 20,
  parseStyleAttributes: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: (tagName, { href }) => {
      const link = contentLink(href)
      const attribs: Record<string, string> = link ? { href: link } : {}
      return { tagName, attribs }
    },
    th: (tagName, { scope }) => {
      const attribs: Record<string, string> = scope === 'col' || scope === 'row' ? { scope } : {}
      return { tagName, attribs }
    },
  },
}

/** What was asked for lately, by its hash; some 16 MB at most. */
const allowed = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (html) => html.length * 2 + 100,
})

/**
 * HTML of a small allowlist and nothing else: headings, paragraphs, lists, quotes, plain tables, links that
 * `contentLink` allows. Called when content is stored and again when it is sent, so that neither an older row nor a
 * later rule leaves a hole; the second time is remembered.
 * @untrusted
 */
export function sanitise(html: string): string {
  const key = createHash('sha256').update(html).digest('base64')
  const found = allowed.get(key)
  if (found !== undefined) return found
  const clean = sanitizeHtml(html, rules)
  allowed.set(key, clean)
  return clean
}

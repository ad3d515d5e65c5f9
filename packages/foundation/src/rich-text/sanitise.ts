import { createHash } from 'node:crypto'
import { contentLink } from '@minaret/plans'
import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { limitNesting } from './limitNesting.ts'

/** Tags removed together with their content, which is not meant for readers. */
const tagsRemovedWithContent = [
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
  // Links are checked by `contentLink` too; this is a second line of defence.
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: tagsRemovedWithContent,
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

/** Recent results by hash; at most about 16 MB. */
const results = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (html) => html.length * 2 + 100,
})

/**
 * Sanitises HTML to a small allowlist: headings, paragraphs, lists, quotes, plain tables, and links that `contentLink` allows.
 * Called when content is stored and again when it is sent, so that older rows follow newer rules; results are cached.
 * @untrusted
 */
export function sanitise(html: string): string {
  const key = createHash('sha256').update(html).digest('base64')
  const cached = results.get(key)
  if (cached !== undefined) return cached
  const cleanHtml = sanitizeHtml(limitNesting(html), rules)
  results.set(key, cleanHtml)
  return cleanHtml
}

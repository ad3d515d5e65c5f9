import { sanitise } from '@minaret/foundation/rich-text'

const blocks = 'h2|h3|h4|p|ul|ol|li|blockquote|table|caption|thead|tbody|tr|td|th|br'
const around = new RegExp(`[ \\t\\n\\r\\f]*(</?(?:${blocks})(?: [^>]*)?>)[ \\t\\n\\r\\f]*`, 'g')

/**
 * Clean HTML in one spelling: what a browser shows alike is written alike. Nothing in it is preformatted.
 * @untrusted
 */
export const canonical = (html: string): string =>
  sanitise(html)
    .replaceAll(/[ \t\n\r\f]+/g, ' ')
    .replaceAll(around, '$1')
    .trim()

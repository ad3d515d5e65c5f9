import { sanitise } from '@minaret/foundation/rich-text'

const blocks = 'h2|h3|h4|p|ul|ol|li|blockquote|table|caption|thead|tbody|tr|td|th|br'
const spaceAroundBlocks = new RegExp(`[ \\t\\n\\r\\f]*(</?(?:${blocks})(?: [^>]*)?>)[ \\t\\n\\r\\f]*`, 'g')

/**
 * Sanitises HTML and normalises its white space, so that equal content gives equal text. Its HTML has no preformatted text.
 * @untrusted
 */
export const toCanonicalHtml = (html: string): string =>
  sanitise(html)
    .replaceAll(/[ \t\n\r\f]+/g, ' ')
    .replaceAll(spaceAroundBlocks, '$1')
    .trim()

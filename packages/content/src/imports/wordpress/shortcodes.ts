/** Shortcodes of WordPress and common plugins without attributes or a closing tag. */
const knownNames = new Set(
  'gallery audio video playlist embed caption wp_caption contact-form-7 wpforms gravityform events tribe_events'.split(
    ' ',
  ),
)

const shortcode = /\[(\/?)([a-z][a-z0-9_-]{0,60})((?:\s[^[\]<>]{0,2000})?)\]/gi
const escapedShortcode = /\[(\[[^[\]]{1,200}\])\]/g

/**
 * Removes shortcodes from text, but not their contents. Other brackets, as in "[sic]", stay.
 * @returns the text and the names of the removed shortcodes
 */
export function removeShortcodes(text: string): { text: string; names: string[] } {
  const names = new Set<string>()
  const closedNames = new Set([...text.matchAll(shortcode)].flatMap(([, end, name = '']) => (end ? [name] : [])))
  const isShortcode = (name: string, attributes: string) =>
    closedNames.has(name) || knownNames.has(name) || /[_-]/.test(name) || /=|\/$/.test(attributes)
  // Double brackets escape a shortcode.
  const unescapedText = text.replaceAll(escapedShortcode, (_, inner: string) =>
    inner.replace('[', '&#91;').replace(/\]$/, '&#93;'),
  )
  const cleanText = unescapedText.replaceAll(shortcode, (match, _end: string, name: string, attributes: string) => {
    if (!isShortcode(name, attributes.trim())) return match
    names.add(name.toLowerCase())
    return ''
  })
  // Captions and embeds keep their contents, so their removal is not reported.
  for (const harmlessName of ['caption', 'wp_caption', 'embed']) names.delete(harmlessName)
  return { text: cleanText, names: [...names] }
}

/** Shortcodes WordPress itself has, and those of usual plugins that have neither attributes nor an end. */
const usual = new Set(
  'gallery audio video playlist embed caption wp_caption contact-form-7 wpforms gravityform events tribe_events'.split(
    ' ',
  ),
)

const form = /\[(\/?)([a-z][a-z0-9_-]{0,60})((?:\s[^[\]<>]{0,2000})?)\]/gi
const escaped = /\[(\[[^[\]]{1,200}\])\]/g

/**
 * Takes shortcodes out of a text; the words between the beginning and the end of one stay. Brackets people write, as in
 * "[sic]", stay as well.
 * @returns also the names of those that were taken out
 */
export function removeShortcodes(text: string): { text: string; names: string[] } {
  const names = new Set<string>()
  const closed = new Set([...text.matchAll(form)].flatMap(([, end, name = '']) => (end ? [name] : [])))
  const isShortcode = (name: string, attributes: string) =>
    closed.has(name) || usual.has(name) || /[_-]/.test(name) || /=|\/$/.test(attributes)
  // Two brackets around one mean that the shortcode itself is shown.
  const marked = text.replaceAll(escaped, (_, inner: string) => inner.replace('[', '&#91;').replace(/\]$/, '&#93;'))
  const left = marked.replaceAll(form, (whole, _end: string, name: string, attributes: string) => {
    if (!isShortcode(name, attributes.trim())) return whole
    names.add(name.toLowerCase())
    return ''
  })
  // Where one stood between others, it is gone as well; a caption is words, not a loss.
  for (const plain of ['caption', 'wp_caption', 'embed']) names.delete(plain)
  return { text: left, names: [...names] }
}

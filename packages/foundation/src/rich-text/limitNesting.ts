/** Tags whose end tag HTML allows to be omitted: the next one ends the previous one. */
const selfEndingTags = new Set('p li dt dd tr td th thead tbody tfoot option'.split(' '))
const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Tags counted by name; all others count as one name, so that text cannot nest thousands of invented ones. */
const countedTags = new Set([
  ...selfEndingTags,
  ...'a abbr b blockquote center code div em font h1 h2 h3 h4 i ol section small span strong table u ul'.split(' '),
])
/** Maximum number of open tags of one name. Browsers stop at 512 in total; content keeps 20 levels. */
const maxOpen = 200
/** Text with fewer characters cannot be nested deeply enough to matter. */
const shortText = 5000

/**
 * Limits the number of open tags of one name, because the parser's time grows with the square of the depth. Any further opening
 * tag is left out, or ends the previous one if HTML defines it so. Not a sanitiser: the result is still untrusted.
 */
export function limitNesting(html: string): string {
  if (html.length < shortText) return html
  const openTags = new Map<string, number>()
  return html.replaceAll(/<(\/?)([a-z][^\s/>]{0,30})/gi, (tag, slash: string, spelling: string) => {
    const lowerName = spelling.toLowerCase()
    if (voidTags.has(lowerName)) return tag
    const name = countedTags.has(lowerName) ? lowerName : 'other'
    const count = openTags.get(name) ?? 0
    if (slash) openTags.set(name, Math.max(0, count - 1))
    else if (count < maxOpen) openTags.set(name, count + 1)
    // `</!` begins a comment that ends with the tag.
    else return selfEndingTags.has(name) ? `</${name}>${tag}` : `</!${tag.slice(1)}`
    return tag
  })
}

/** Tags of which HTML lets the end be left out: another one ends the one before. */
const endsBefore = new Set('p li dt dd tr td th thead tbody tfoot option'.split(' '))
const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Tags counted by name; all others count as one name, so that a text cannot nest thousands of its own. */
const countedTags = new Set([
  ...endsBefore,
  ...'a abbr b blockquote center code div em font h1 h2 h3 h4 i ol section small span strong table u ul'.split(' '),
])
/** Open tags of one name. Browsers stop at 512 of any; content keeps 20 levels. */
const mostOpen = 200
/** A text with fewer characters cannot nest deep enough to matter. */
const shortText = 5000

/**
 * Limits how many tags of one name are open at a time, as the parser's time grows with the square of the depth. Any further
 * opening tag is left out, or ends the one before where HTML says that it does. Not a sanitiser: the result is still untrusted.
 */
export function limitNesting(html: string): string {
  if (html.length < shortText) return html
  const open = new Map<string, number>()
  return html.replaceAll(/<(\/?)([a-z][^\s/>]{0,30})/gi, (tag, slash: string, spelling: string) => {
    const lower = spelling.toLowerCase()
    if (voidTags.has(lower)) return tag
    const name = countedTags.has(lower) ? lower : 'other'
    const count = open.get(name) ?? 0
    if (slash) open.set(name, Math.max(0, count - 1))
    else if (count < mostOpen) open.set(name, count + 1)
    // `</!` begins a comment that ends with the tag.
    else return endsBefore.has(name) ? `</${name}>${tag}` : `</!${tag.slice(1)}`
    return tag
  })
}

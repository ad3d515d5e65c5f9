import type { Boot } from './boot.ts'

/**
 * Links the page's stylesheets for its app: Vite's loader looks for a stylesheet by its URL, and does not fetch a linked one
 * again. A stylesheet inlined in full needs the link only for that, so the link is disabled before it is inserted and is not
 * fetched. If only the rules in use are inlined, all stylesheets are loaded and then applied together, which leaves the page's
 * appearance unchanged.
 */
export async function linkStylesheets({
  stylesheets,
  isPartial,
}: Pick<Boot, 'stylesheets' | 'isPartial'>): Promise<void> {
  const links = stylesheets.map((href) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.media = 'not all'
    link.toggleAttribute('disabled', !isPartial)
    link.setAttribute('href', href)
    return link
  })
  document.head.append(...links)
  if (!isPartial) return
  await Promise.all(links.map((link) => new Promise((onload, onerror) => Object.assign(link, { onload, onerror }))))
  for (const link of links) {
    removeFonts(link.sheet)
    link.media = ''
  }
}

/** Removes the fonts, which the page already declares: declared again, they would be fetched again and the text would jump. */
function removeFonts(sheet: CSSStyleSheet | null): void {
  for (let index = sheet?.cssRules.length ?? 0; index >= 0; index -= 1)
    if (sheet?.cssRules[index] instanceof CSSFontFaceRule) sheet.deleteRule(index)
}

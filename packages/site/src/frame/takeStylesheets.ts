import type { Boot } from './boot.ts'

/**
 * Sees to it that an app has its page's stylesheets, by links: Vite's loader looks for a stylesheet by its address, and does
 * not fetch again what is linked. What stands in the page whole is linked only for that: a link that is disabled before it is
 * inserted is not fetched. Where the page carries only the rules it uses, all of them are loaded and then apply together: what
 * they say of the page as it stands is what it says itself.
 */
export async function takeStylesheets({
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

/** The page has declared its fonts already; declared anew they would be fetched anew, and the text would jump meanwhile. */
function removeFonts(sheet: CSSStyleSheet | null): void {
  for (let at = sheet?.cssRules.length ?? 0; at >= 0; at -= 1)
    if (sheet?.cssRules[at] instanceof CSSFontFaceRule) sheet.deleteRule(at)
}

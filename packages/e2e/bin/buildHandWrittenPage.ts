import type { Browser } from '@playwright/test'

/** A hand-written stylesheet, enough to look like the same page. */
const css = `
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#2e1c1f;background:#fdfaf6}
header,footer{padding:1rem;background:#fff;border-block:1px solid #e1dbd4}
main>*{max-width:42rem;margin-inline:auto;padding:0 1rem}
main>:first-child{max-width:none;background:#571e2b;color:#fff;padding:2rem 1rem}
h1{font-size:2rem;line-height:1.15}img{width:100%;height:auto;border-radius:1rem}
a{color:#a3274b}button{font:inherit;padding:.6rem 1rem;border-radius:.5rem;border:1px solid #948083;background:#fff}
fieldset{display:grid;grid-template-columns:1fr 1fr;gap:.5rem;border:0;padding:0}
`

/**
 * Builds a hand-written equivalent of a page: its text and images as plain elements, with a short stylesheet and no script.
 * @returns the files to serve, by path
 */
export async function buildHandWrittenPage(
  browser: Browser,
  url: string,
): Promise<Map<string, { type: string; body: Buffer }>> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  await page.goto(url)
  const { body, pictures: imageUrls } = await page.evaluate(() => {
    const attributes = [
      'href',
      'src',
      'srcset',
      'sizes',
      'width',
      'height',
      'alt',
      'type',
      'name',
      'value',
      'for',
      'id',
    ]
    for (const removedElement of document.body.querySelectorAll('script, style, svg, noscript, link, dialog'))
      removedElement.remove()
    const urls = new Set<string>()
    for (const element of document.body.querySelectorAll('*')) {
      for (const { name } of Array.from(element.attributes))
        if (!attributes.includes(name)) element.removeAttribute(name)
      for (const imageUrl of (element.getAttribute('srcset') ?? element.getAttribute('src') ?? '').split(/,\s*/))
        if (imageUrl) urls.add(imageUrl.split(' ')[0] ?? '')
    }
    return { body: document.body.innerHTML, pictures: [...urls] }
  })
  const files = new Map<string, { type: string; body: Buffer }>()
  // Not every system resolves names under `localhost`, so the name is in the header.
  const { host, port } = new URL(url)
  for (const imageUrl of imageUrls) {
    const response = await context.request.get(`http://localhost:${port}${imageUrl}`, { headers: { host } })
    files.set(imageUrl, { type: response.headers()['content-type'] ?? '', body: await response.body() })
  }
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${await page.title()}</title><style>${css}</style><body>${body}</body></html>`
  files.set('/', { type: 'text/html; charset=utf-8', body: Buffer.from(html) })
  await context.close()
  return files
}

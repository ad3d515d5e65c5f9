import { createServer, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { passOn } from '../../src/passOn.ts'
import type { MeasuredPage } from './pages.ts'

/**
 * The same page with nothing left to save: what stands in it as static HTML, its styles inline, no script. Pictures and
 * fonts keep their addresses.
 */
export async function drawLimit(browser: Browser, { url, needsScript }: MeasuredPage): Promise<string> {
  const context = await browser.newContext({
    javaScriptEnabled: needsScript,
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
  })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    return await page.evaluate(() => {
      const styles = Array.from(document.styleSheets)
        .filter((sheet) => !(sheet.ownerNode instanceof HTMLStyleElement))
        .map((sheet) => {
          const text = Array.from(sheet.cssRules, (rule) => rule.cssText).join('\n')
          // Addresses in a file count from that file; in the page they would count from the page.
          return text.replace(
            /url\("?(?!data:|#)([^")]+)"?\)/g,
            (_all, address: string) => `url("${new URL(address, sheet.href ?? location.href).pathname}")`,
          )
        })
      for (const gone of document.querySelectorAll(
        'script, noscript, link[rel~=stylesheet], link[rel~=modulepreload], link[rel~=manifest], link[as=script], link[as=style], meta[http-equiv]',
      ))
        gone.remove()
      const style = document.createElement('style')
      style.textContent = styles.join('\n')
      document.head.append(style)
      return `<!doctype html>${document.documentElement.outerHTML}`
    })
  } finally {
    await context.close()
  }
}

/** A server of limit pages; what they show besides comes from the measured server, by the host name of the page. */
export async function serveLimits(port: number) {
  const bodies = new Map<string, { body: Buffer; host: string }>()
  const server: Server = createServer((incoming, response) => {
    const found = bodies.get(incoming.url ?? '')
    if (found) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(found.body)
      return
    }
    const from = incoming.headers.referer && bodies.get(new URL(incoming.headers.referer).pathname)
    const headers = { ...incoming.headers, host: from ? from.host : 'localhost' }
    passOn(incoming, response, { port, headers })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const own = typeof bound === 'object' && bound ? bound.port : 0
  return {
    /** Serves a page from now on. @returns its address */
    add(page: MeasuredPage, html: string): string {
      const path = `/limit-${bodies.size}`
      bodies.set(path, { body: brotliCompressSync(Buffer.from(html)), host: new URL(page.url).host })
      return `http://localhost:${own}${path}`
    },
    close: () => void server.close(),
  }
}

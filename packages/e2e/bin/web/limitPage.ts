import { createServer, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { forward } from '../../src/forward.ts'
import type { MeasuredPage } from './pages.ts'

/**
 * The lower limit of a page's cost: its rendered content as static HTML with inline styles and no script. Images and fonts
 * keep their addresses.
 */
export async function renderLimit(browser: Browser, { url, needsScript }: MeasuredPage): Promise<string> {
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
          // URLs in a stylesheet are relative to it; inline they would be relative to the page.
          return text.replace(
            /url\("?(?!data:|#)([^")]+)"?\)/g,
            (_all, address: string) => `url("${new URL(address, sheet.href ?? location.href).pathname}")`,
          )
        })
      for (const element of document.querySelectorAll(
        'script, noscript, link[rel~=stylesheet], link[rel~=modulepreload], link[rel~=manifest], link[as=script], link[as=style], meta[http-equiv]',
      ))
        element.remove()
      const style = document.createElement('style')
      style.textContent = styles.join('\n')
      document.head.append(style)
      return `<!doctype html>${document.documentElement.outerHTML}`
    })
  } finally {
    await context.close()
  }
}

/** A server for limit pages; other requests are forwarded to the measured server, with the host name of the page. */
export async function serveLimits(port: number) {
  const bodies = new Map<string, { body: Buffer; host: string }>()
  const server: Server = createServer((incoming, response) => {
    const limit = bodies.get(incoming.url ?? '')
    if (limit) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(limit.body)
      return
    }
    const referrer = incoming.headers.referer && bodies.get(new URL(incoming.headers.referer).pathname)
    const headers = { ...incoming.headers, host: referrer ? referrer.host : 'localhost' }
    forward(incoming, response, { port, headers })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const serverAddress = server.address()
  const ownPort = typeof serverAddress === 'object' && serverAddress ? serverAddress.port : 0
  return {
    /** Adds a page. @returns its address */
    add(page: MeasuredPage, html: string): string {
      const path = `/limit-${bodies.size}`
      bodies.set(path, { body: brotliCompressSync(Buffer.from(html)), host: new URL(page.url).host })
      return `http://localhost:${ownPort}${path}`
    },
    close: () => void server.close(),
  }
}

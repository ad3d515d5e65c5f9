// inputs: packages/e2e/bin/web
import { createServer } from 'node:http'
import { expect, test } from '@minaret/e2e'
import { openFirst } from '../../../packages/e2e/bin/web/firstView.ts'

/** A page that paints its first text long after it has loaded; its CSP forbids `eval`, as ours do. */
const latePage = `<!doctype html><title>Late</title><script nonce="n">
setTimeout(() => { document.body.textContent = 'Here at last' }, 2500)
</script>`

test('measures the first view of a page that forbids eval and paints late', async ({ browser }) => {
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "script-src 'nonce-n'" })
      .end(latePage),
  )
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const { lcp } = await openFirst(browser, `http://127.0.0.1:${port}/`, false)
  server.close()
  expect(lcp).toBeGreaterThan(2000)
})

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of an app's static build. */
export const staticFiles = (app: 'website' | 'campaigns'): string =>
  fileURLToPath(new URL(`../../../apps/${app}/dist/static`, import.meta.url))

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

/** Serves a static site: files by name, and index.html for any other path. */
export async function serveFolder(folder: string): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const name = path.normalize(new URL(request.url ?? '/', 'http://x').pathname)
    const send = (file: string, body: Buffer) =>
      response
        .writeHead(200, { 'content-type': contentTypes[path.extname(file)] ?? 'application/octet-stream' })
        .end(body)
    readFile(path.join(folder, name)).then(
      (body) => send(name, body),
      () =>
        readFile(path.join(folder, 'index.html')).then(
          (body) => send('index.html', body),
          () => response.writeHead(404).end(),
        ),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

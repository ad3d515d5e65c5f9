import { configId, type PageConfig } from './config.ts'
import { canCache, fetchFile, cachePage } from './pageCache.ts'

function parseConfig(text: string): PageConfig {
  const config: PageConfig = JSON.parse(text)
  return config
}

/** The configuration of the current document. */
export function readConfig(page: Document): PageConfig | undefined {
  const element = page.getElementById(configId)
  return element ? parseConfig(element.textContent || '') : undefined
}

const configPattern = new RegExp(`<script[^>]* id="${configId}">([^<]*)</script>`)

/**
 * The configuration in a fetched page; undefined if it has none. The page is not parsed as a document: the engine would
 * check its styles against the current document's CSP, and log violations.
 */
export function findConfig(html: string): PageConfig | undefined {
  const [, text] = configPattern.exec(html) || []
  return text === undefined ? undefined : parseConfig(text)
}

/** Runs one of the app's scripts. Rejects if it cannot be loaded. */
const runScript = (file: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = file
    const end = (next: () => void) => () => {
      // The code stays in memory; the elements are not needed, and would accumulate.
      document.head.removeChild(script)
      next()
    }
    script.onload = end(resolve)
    script.onerror = end(() => reject(new Error('A file of the new release could not be loaded.')))
    document.head.appendChild(script)
  })

/**
 * Fetches the page again with all its files, caches them, and only then starts the new app in this document: the old board
 * stays until the new one is rendered. Rejects without a change if a file cannot be fetched.
 * @param nonce the current document's nonce: its CSP stays in force
 * @returns the started release
 */
export async function renewPage(path: string, nonce: string): Promise<string> {
  const response = await fetch(path, { credentials: 'same-origin', cache: 'no-store' })
  const html = await response.text()
  const config = response.ok ? findConfig(html) : undefined
  const element = document.getElementById(configId)
  if (!config || !element) throw new Error('The new page has no app configuration.')
  await Promise.all(config.files.map(fetchFile))
  if (canCache()) await cachePage(path, html, response.headers, config)
  element.textContent = JSON.stringify({ ...config, nonce })
  for (const file of config.files.filter((name) => name.endsWith('.js'))) await runScript(file)
  return config.release
}

import { configId, type PageConfig } from './config.ts'
import { canKeep, fetchFile, keepPage } from './keep.ts'

function parse(text: string): PageConfig {
  const config: PageConfig = JSON.parse(text)
  return config
}

/** What the page that is shown says of itself. */
export function configOf(page: Document): PageConfig | undefined {
  const holder = page.getElementById(configId)
  return holder ? parse(holder.textContent || '') : undefined
}

const configPattern = new RegExp(`<script[^>]* id="${configId}">([^<]*)</script>`)

/**
 * What a page that was fetched says of itself. It is not made a document: the engine would hold its styles against the
 * policy of the page that is shown, and complain.
 */
export function configIn(html: string): PageConfig | undefined {
  const [, text] = configPattern.exec(html) || []
  return text === undefined ? undefined : parse(text)
}

/** Runs a file of the app. Rejects when it does not come. */
const run = (file: string) =>
  new Promise<void>((done, failed) => {
    const script = document.createElement('script')
    script.src = file
    const end = (next: () => void) => () => {
      // Its code is in memory; its element would stay for ever.
      document.head.removeChild(script)
      next()
    }
    script.onload = end(done)
    script.onerror = end(() => failed(new Error('A file of the new release did not come.')))
    document.head.appendChild(script)
  })

/**
 * Fetches the page anew with all its files, keeps them, and only then starts what they hold in this page: the old picture
 * stays until the new one stands. Nothing happens when any of them does not come.
 * @param nonce of the page that is shown: its policy goes on
 * @returns the release that was started
 */
export async function renewPage(path: string, nonce: string): Promise<string> {
  const answer = await fetch(path, { credentials: 'same-origin', cache: 'no-store' })
  const html = await answer.text()
  const config = answer.ok ? configIn(html) : undefined
  const holder = document.getElementById(configId)
  if (!config || !holder) throw new Error('The new page is none of an app.')
  await Promise.all(config.files.map(fetchFile))
  if (canKeep()) await keepPage(path, html, answer.headers, config)
  holder.textContent = JSON.stringify({ ...config, nonce })
  for (const file of config.files.filter((each) => each.endsWith('.js'))) await run(file)
  return config.release
}

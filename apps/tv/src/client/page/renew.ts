import { configId, type PageConfig } from './config.ts'
import { canKeep, keepPage } from './keep.ts'

/** What a page says of itself, in its markup. */
export function configOf(page: Document): PageConfig | undefined {
  const holder = page.getElementById(configId)
  if (!holder) return undefined
  const config: PageConfig = JSON.parse(holder.textContent || '')
  return config
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
  const fresh = new DOMParser().parseFromString(html, 'text/html')
  const config = answer.ok ? configOf(fresh) : undefined
  const holder = document.getElementById(configId)
  if (!config || !holder) throw new Error('The new page is none of an app.')
  await Promise.all(
    config.files.map(async (file) => {
      if (!(await fetch(file)).ok) throw new Error('A file of the new release did not come.')
    }),
  )
  if (canKeep()) await keepPage(path, html, answer.headers, config)
  holder.textContent = JSON.stringify({ ...config, nonce })
  for (const file of config.files.filter((each) => each.endsWith('.js'))) await run(file)
  return config.release
}

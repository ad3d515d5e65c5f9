import { runCommand } from '../../src/serverProcess.ts'

/** One page of the table. */
export type MeasuredPage = {
  name: string
  url: string
  /** Read and left by most, so that it may load no more than a little script. */
  isRead: boolean
  /** In search engines. */
  isIndexed: boolean
  /** Drawn by its own script: the limit is made of what stands there afterwards. */
  needsScript: boolean
}

const tokenIn = (output: string, form: RegExp): string => {
  const [found] = form.exec(output) ?? []
  if (!found) throw new Error(`No token was made:\n${output}`)
  return found
}

/** The fourteen pages of the four apps that people open most, in the demonstration of a fresh server. */
export async function measuredPages(port: number, dataDir: string): Promise<MeasuredPage[]> {
  const env = { DATA_DIR: dataDir }
  const link = await runCommand(['donate', 'token', 'create', '--json', '--tenant', 'an-noor'], env)
  const app = tokenIn(link.output, /[\w-]{43}/)
  const display = await runCommand(['tv', 'token', 'create', 'Hall', '--tenant', 'an-noor'], env)
  const screen = tokenIn(display.output, /\/tv\/[\w-]{20,}/)
  const at = (host: string, path: string) => `http://${host}:${port}${path}`
  const site = { isRead: false, isIndexed: true, needsScript: false }
  const read = { ...site, isRead: true }
  const drawn = { isRead: false, isIndexed: false, needsScript: true }
  return [
    { name: 'home', url: at('localhost', '/'), ...read },
    { name: 'home, Arabic', url: at('arabic.localhost', '/'), ...read },
    { name: 'home, prayer times only', url: at('prayer.localhost', '/'), ...read },
    { name: 'prayer times', url: at('localhost', '/prayer-times'), ...read },
    { name: 'news', url: at('localhost', '/news'), ...read },
    { name: 'events', url: at('localhost', '/events'), ...read },
    { name: 'donate', url: at('localhost', '/donate'), ...read },
    { name: 'cause', url: at('localhost', '/donate/general'), ...read },
    { name: 'campaign', url: at('localhost', '/campaign/winter-food'), ...site },
    { name: 'contact', url: at('localhost', '/get-in-touch'), ...read },
    { name: 'campaigns: home', url: at('campaigns.localhost', '/'), ...site },
    { name: 'campaigns: campaign', url: at('campaigns.localhost', '/campaign/forty-wells'), ...site },
    { name: 'web view', url: at('localhost', `/app/donate/${app}`), ...drawn },
    { name: 'TV display', url: at('localhost', screen), ...drawn },
  ]
}

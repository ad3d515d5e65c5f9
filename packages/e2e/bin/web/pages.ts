import { runCommand } from '../../src/serverProcess.ts'

/** A page of the table. */
export type MeasuredPage = {
  name: string
  url: string
  /** Mostly only read, so it may load very little script. */
  isRead: boolean
  /** Whether search engines index it. */
  isIndexed: boolean
  /** Rendered by its own script: the limit is taken from the result. */
  needsScript: boolean
}

const tokenIn = (output: string, form: RegExp): string => {
  const [token] = form.exec(output) ?? []
  if (!token) throw new Error(`Expected a token in:\n${output}`)
  return token
}

/** The fourteen most visited pages of the four apps, in the demonstration of a fresh server. */
export async function measuredPages(port: number, dataDir: string): Promise<MeasuredPage[]> {
  const env = { DATA_DIR: dataDir }
  const link = await runCommand(['donate', 'token', 'create', '--json', '--tenant', 'an-noor'], env)
  const app = tokenIn(link.output, /[\w-]{43}/)
  const display = await runCommand(['tv', 'token', 'create', 'Hall', '--tenant', 'an-noor'], env)
  const screen = tokenIn(display.output, /\/tv\/[\w-]{20,}/)
  const at = (hostname: string, path: string) => `http://${hostname}:${port}${path}`
  const site = { isRead: false, isIndexed: true, needsScript: false }
  const readOnly = { ...site, isRead: true }
  const clientRendered = { isRead: false, isIndexed: false, needsScript: true }
  return [
    { name: 'home', url: at('localhost', '/'), ...readOnly },
    { name: 'home, Arabic', url: at('arabic.localhost', '/'), ...readOnly },
    { name: 'home, prayer times only', url: at('prayer.localhost', '/'), ...readOnly },
    { name: 'prayer times', url: at('localhost', '/prayer-times'), ...readOnly },
    { name: 'news', url: at('localhost', '/news'), ...readOnly },
    { name: 'events', url: at('localhost', '/events'), ...readOnly },
    { name: 'donate', url: at('localhost', '/donate'), ...readOnly },
    { name: 'cause', url: at('localhost', '/donate/general'), ...readOnly },
    { name: 'campaign', url: at('localhost', '/campaign/winter-food'), ...site },
    { name: 'contact', url: at('localhost', '/get-in-touch'), ...readOnly },
    { name: 'campaigns: home', url: at('campaigns.localhost', '/'), ...site },
    { name: 'campaigns: campaign', url: at('campaigns.localhost', '/campaign/forty-wells'), ...site },
    { name: 'web view', url: at('localhost', `/app/donate/${app}`), ...clientRendered },
    { name: 'TV display', url: at('localhost', screen), ...clientRendered },
  ]
}

import { runCommand } from '../../src/serverProcess.ts'

/** A measured page. */
export type MeasuredPage = {
  name: string
  url: string
  /** Whether visitors mostly just read it, so that it may load very little script. */
  isRead: boolean
  /** Whether search engines index it. */
  isIndexed: boolean
  /** Rendered by its own script: the limit is taken from the result. */
  needsScript: boolean
}

const tokenIn = (output: string, pattern: RegExp): string => {
  const [token] = pattern.exec(output) ?? []
  if (!token) throw new Error(`Expected a token in:\n${output}`)
  return token
}

/** The fourteen most visited pages of the four apps, in the demonstration of a fresh server. */
export async function measuredPages(port: number, dataDir: string): Promise<MeasuredPage[]> {
  const env = { DATA_DIR: dataDir }
  const linkOutput = await runCommand(['donate', 'token', 'create', '--json', '--tenant', 'an-noor'], env)
  const appToken = tokenIn(linkOutput.output, /[\w-]{43}/)
  const displayOutput = await runCommand(['tv', 'token', 'create', 'Hall', '--tenant', 'an-noor'], env)
  const screenPath = tokenIn(displayOutput.output, /\/tv\/[\w-]{20,}/)
  const urlAt = (hostname: string, path: string) => `http://${hostname}:${port}${path}`
  const sitePage = { isRead: false, isIndexed: true, needsScript: false }
  const readOnly = { ...sitePage, isRead: true }
  const clientRendered = { isRead: false, isIndexed: false, needsScript: true }
  return [
    { name: 'home', url: urlAt('localhost', '/'), ...readOnly },
    { name: 'home, Arabic', url: urlAt('arabic.localhost', '/'), ...readOnly },
    { name: 'home, prayer times only', url: urlAt('prayer.localhost', '/'), ...readOnly },
    { name: 'prayer times', url: urlAt('localhost', '/prayer-times'), ...readOnly },
    { name: 'news', url: urlAt('localhost', '/news'), ...readOnly },
    { name: 'events', url: urlAt('localhost', '/events'), ...readOnly },
    { name: 'donate', url: urlAt('localhost', '/donate'), ...readOnly },
    { name: 'cause', url: urlAt('localhost', '/donate/general'), ...readOnly },
    { name: 'campaign', url: urlAt('localhost', '/campaign/winter-food'), ...sitePage },
    { name: 'contact', url: urlAt('localhost', '/get-in-touch'), ...readOnly },
    { name: 'campaigns: home', url: urlAt('campaigns.localhost', '/'), ...sitePage },
    { name: 'campaigns: campaign', url: urlAt('campaigns.localhost', '/campaign/forty-wells'), ...sitePage },
    { name: 'web view', url: urlAt('localhost', `/app/donate/${appToken}`), ...clientRendered },
    { name: 'TV display', url: urlAt('localhost', screenPath), ...clientRendered },
  ]
}

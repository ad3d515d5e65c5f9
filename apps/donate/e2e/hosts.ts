import { type Browser, type BrowserContext, type Page } from '@playwright/test'
import { door, expect, runCommand } from '@minaret/e2e'

/** What a page has told the app around it. */
export type BridgeMessage = {
  type: string
  state?: string
  gift?: { id: string; kind: string }
  reason?: string
  url?: string
}

declare global {
  interface Window {
    told?: (BridgeMessage & { source: string; version: number })[]
  }
}

/** A mosque of the demonstration: its short name for commands, its host name for the browser. */
const mosques = { 'an-noor': 'localhost', 'al-falah': 'standard.localhost', 'as-salam': 'prayer.localhost' } as const
export type Mosque = keyof typeof mosques

export async function command(...args: string[]): Promise<string> {
  const { code, output } = await runCommand(args, { DATA_DIR: process.env.E2E_DATA ?? '' })
  expect(code, output).toBe(0)
  return output
}

/** A link as the mosque's own server makes it for its app. */
export async function makeLink(mosque: Mosque, ...wish: string[]): Promise<string> {
  const output = await command('donate', 'token', 'create', '--json', '--tenant', mosque, ...wish)
  const [token] = /[\w-]{43}/.exec(output) ?? []
  if (!token) throw new Error(`No token was made:\n${output}`)
  return door(mosques[mosque], `/app/donate/${token}`)
}

/** How each host puts its bridge into the page. Runs there, before the page's own code. */
const bridges = {
  'React Native': () => {
    const messages: unknown[] = []
    Object.assign(window, {
      told: messages,
      ReactNativeWebView: { postMessage: (text: string) => void messages.push(JSON.parse(text)) },
    })
  },
  iOS: () => {
    const messages: unknown[] = []
    const minaret = { postMessage: (message: unknown) => void messages.push(structuredClone(message)) }
    Object.assign(window, { told: messages, webkit: { messageHandlers: { minaret } } })
  },
  Android: () => {
    const messages: unknown[] = []
    Object.assign(window, {
      told: messages,
      MinaretAndroid: { postMessage: (text: string) => void messages.push(JSON.parse(text)) },
    })
  },
}

/** Makes a page an app's web view. */
export async function inApp(page: Page, host: keyof typeof bridges = 'React Native'): Promise<void> {
  await page.addInitScript(bridges[host])
}

/** An app that was ended and started again: nothing of before is kept. */
export async function startedAnew(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  await inApp(page)
  return { page, context }
}

/** What this document has told so far, all of it in our version. */
export async function readBridgeMessages(page: Page): Promise<BridgeMessage[]> {
  const messages: (BridgeMessage & { source: string; version: number })[] = await page.evaluate(() => window.told ?? [])
  for (const { source, version } of messages) expect([source, version]).toEqual(['minaret', 1])
  return messages
}

/** The states it has told, in order. */
export const statesOf = async (page: Page): Promise<(string | undefined)[]> =>
  (await readBridgeMessages(page)).filter(({ type }) => type === 'state').map(({ state }) => state)

/** Waits until it has told something of this kind. @returns the last of them */
export async function expectMessage(page: Page, wanted: Partial<BridgeMessage>): Promise<BridgeMessage> {
  const latest = async () =>
    (await readBridgeMessages(page)).findLast((message) =>
      Object.entries(wanted).every(([name, value]) => Reflect.get(message, name) === value),
    )
  await expect.poll(async () => (await latest()) !== undefined, { message: JSON.stringify(wanted) }).toBe(true)
  const message = await latest()
  if (!message) throw new Error('The message was there, and is not any more.')
  return message
}

/** The phone's way back, as a native host passes it on. */
export const pressBack = (page: Page): Promise<void> =>
  page.evaluate(() => window.minaretReceive?.(JSON.stringify({ source: 'minaret-app', version: 1, type: 'back' })))

import { type Browser, type BrowserContext, type Page } from '@playwright/test'
import { urlOf, expect, runCommand } from '@minaret/e2e'

/** A message from the page to the app around it. */
export type BridgeMessage = {
  type: string
  state?: string
  gift?: { id: string; kind: string }
  reason?: string
  url?: string
}

declare global {
  interface Window {
    bridgeMessages?: (BridgeMessage & { source: string; version: number })[]
  }
}

/** Demonstration mosques: short names for commands, host names for the browser. */
const mosques = { 'an-noor': 'localhost', 'al-falah': 'standard.localhost', 'as-salam': 'prayer.localhost' } as const
/** A demonstration mosque. */
export type Mosque = keyof typeof mosques

/** Runs a CLI command. @returns its output */
export async function runCli(...args: string[]): Promise<string> {
  const { code, output } = await runCommand(args, { DATA_DIR: process.env.E2E_DATA ?? '' })
  expect(code, output).toBe(0)
  return output
}

/** Creates a link as the mosque's own server does for its app. */
export async function createLink(mosque: Mosque, ...options: string[]): Promise<string> {
  const output = await runCli('donate', 'token', 'create', '--json', '--tenant', mosque, ...options)
  const [token] = /[\w-]{43}/.exec(output) ?? []
  if (!token) throw new Error(`Expected a token in:\n${output}`)
  return urlOf(mosques[mosque], `/app/donate/${token}`)
}

/** Scripts that inject each kind of app's bridge into the page. They run before the page's own code. */
const bridges = {
  'React Native': () => {
    const messages: unknown[] = []
    Object.assign(window, {
      bridgeMessages: messages,
      ReactNativeWebView: { postMessage: (text: string) => void messages.push(JSON.parse(text)) },
    })
  },
  iOS: () => {
    const messages: unknown[] = []
    const minaret = { postMessage: (message: unknown) => void messages.push(structuredClone(message)) }
    Object.assign(window, { bridgeMessages: messages, webkit: { messageHandlers: { minaret } } })
  },
  Android: () => {
    const messages: unknown[] = []
    Object.assign(window, {
      bridgeMessages: messages,
      MinaretAndroid: { postMessage: (text: string) => void messages.push(JSON.parse(text)) },
    })
  },
}

/** Turns a page into an app's web view. */
export async function simulateApp(page: Page, kind: keyof typeof bridges = 'React Native'): Promise<void> {
  await page.addInitScript(bridges[kind])
}

/** Opens a restarted app, without stored state. */
export async function openFreshApp(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  await simulateApp(page)
  return { page, context }
}

/** Reads the messages this document has sent so far, and checks the source and version of each. */
export async function readBridgeMessages(page: Page): Promise<BridgeMessage[]> {
  const messages: (BridgeMessage & { source: string; version: number })[] = await page.evaluate(
    () => window.bridgeMessages ?? [],
  )
  for (const { source, version } of messages) expect([source, version]).toEqual(['minaret', 1])
  return messages
}

/** The states the page has reported, in order. */
export const readStates = async (page: Page): Promise<(string | undefined)[]> =>
  (await readBridgeMessages(page)).filter(({ type }) => type === 'state').map(({ state }) => state)

/** Waits for a message with these fields. @returns the latest match */
export async function expectMessage(page: Page, fields: Partial<BridgeMessage>): Promise<BridgeMessage> {
  const findLatest = async () =>
    (await readBridgeMessages(page)).findLast((message) =>
      Object.entries(fields).every(([name, value]) => Reflect.get(message, name) === value),
    )
  await expect.poll(async () => (await findLatest()) !== undefined, { message: JSON.stringify(fields) }).toBe(true)
  const message = await findLatest()
  if (!message) throw new Error('The message has disappeared.')
  return message
}

/** Presses the phone's back button, as a native app forwards it. */
export const pressBack = (page: Page): Promise<void> =>
  page.evaluate(() => window.minaretReceive?.(JSON.stringify({ source: 'minaret-app', version: 1, type: 'back' })))

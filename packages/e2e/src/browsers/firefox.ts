import { type Browser, launch, type Page } from 'puppeteer-core'
import type { Engine, EnginePage } from './engine.ts'

/** A font that was still on its way when the page was left: Firefox names the fault, NS_BINDING_ABORTED, as a number. */
const leftBehind = /^downloadable font: download failed .*status=2152398850 /

/** Writes errors out in full: WebDriver BiDi passes an error on as a handle without its message. */
const spellErrors = `(() => {
  const { error } = console
  console.error = (...parts) =>
    error.apply(console, parts.map((part) => (part instanceof Error ? String(part) + '\\n' + part.stack : part)))
})()`

/** What a page's console says that its maker should hear. */
function listenTo(page: Page): string[] {
  const noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()) && !leftBehind.test(message.text())) noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(error instanceof Error ? error.message : String(error)))
  return noise
}

async function openPage(page: Page, close: () => Promise<void>): Promise<EnginePage> {
  await page.evaluateOnNewDocument(spellErrors)
  const noise = listenTo(page)
  return {
    async goTo(url) {
      await page.goto(url)
    },
    async reload() {
      await page.reload()
    },
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    noise: () => [...noise],
    close,
  }
}

/**
 * An installed Firefox without a window, spoken to by WebDriver BiDi. Whether scripts run is a setting of the whole browser.
 * @param env what the browser is started with
 */
export function firefoxAt(executablePath: string, env: Record<string, string>): Engine {
  const started = new Map<boolean, Promise<Browser>>()
  const start = (scripts: boolean) => {
    const browser =
      started.get(scripts) ??
      launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        defaultViewport: null,
        // Its sandbox reads no fonts but the system's, and the journeys' are beside them.
        env: { ...process.env, ...env, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
        extraPrefsFirefox: { 'intl.accept_languages': 'en-GB, en', 'javascript.enabled': scripts },
      })
    started.set(scripts, browser)
    return browser
  }
  return {
    async open({ size, scripts = true }) {
      const browser = await start(scripts)
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      // Firefox ESR sets the size and does not know how a screen is held.
      await page.setViewport(size).catch((error: unknown) => {
        if (!String(error).includes('setScreenOrientationOverride')) throw error
      })
      return openPage(page, () => context.close())
    },
    async stop() {
      for (const browser of started.values()) await (await browser).close()
    },
  }
}

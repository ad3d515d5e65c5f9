import { type Browser, launch, type Page } from 'puppeteer-core'
import type { Engine, EnginePage } from './engine.ts'

/** A font download aborted by leaving the page: Firefox reports NS_BINDING_ABORTED as a number. */
const abortedFont = /^downloadable font: download failed .*status=2152398850 /

/** Serialises logged errors: WebDriver BiDi transmits an error as a handle without its message. */
const serialiseErrors = `(() => {
  const { error } = console
  console.error = (...parts) =>
    error.apply(console, parts.map((part) => (part instanceof Error ? String(part) + '\\n' + part.stack : part)))
})()`

/** Records the page's errors and warnings. */
function recordConsole(page: Page): string[] {
  const consoleMessages: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()) && !abortedFont.test(message.text()))
      consoleMessages.push(message.text())
  })
  page.on('pageerror', (error) => consoleMessages.push(error instanceof Error ? error.message : String(error)))
  return consoleMessages
}

async function openPage(page: Page, close: () => Promise<void>): Promise<EnginePage> {
  await page.evaluateOnNewDocument(serialiseErrors)
  const consoleMessages = recordConsole(page)
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
    consoleMessages: () => [...consoleMessages],
    close,
  }
}

/**
 * An installed Firefox, headless, driven through WebDriver BiDi. Scripts are enabled or disabled per browser, not per page.
 * @param env environment variables for the browser
 */
export function firefoxAt(executablePath: string, env: Record<string, string>): Engine {
  const browsers = new Map<boolean, Promise<Browser>>()
  const startBrowser = (scripts: boolean) => {
    const browser =
      browsers.get(scripts) ??
      launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        defaultViewport: null,
        // Its sandbox can read only system fonts; the journeys' fonts are elsewhere.
        env: { ...process.env, ...env, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
        extraPrefsFirefox: { 'intl.accept_languages': 'en-GB, en', 'javascript.enabled': scripts },
      })
    browsers.set(scripts, browser)
    return browser
  }
  return {
    async open({ size, scripts = true }) {
      const browser = await startBrowser(scripts)
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      // Firefox ESR sets the size but does not support screen orientation.
      await page.setViewport(size).catch((error: unknown) => {
        if (!String(error).includes('setScreenOrientationOverride')) throw error
      })
      return openPage(page, () => context.close())
    },
    async stop() {
      for (const browser of browsers.values()) await (await browser).close()
    },
  }
}

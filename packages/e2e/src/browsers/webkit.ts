import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver'
import type { Engine, EnginePage, Key, Size } from './engine.ts'

const keys: Record<Key, string> = { Tab: Keys.TAB, Enter: Keys.ENTER, Escape: Keys.ESCAPE, Delete: Keys.DELETE }

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('Found no free port.')
  return address.port
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Starts a virtual screen. @returns its process and its name, for example `:3` */
async function startScreen(file: string, { width, height }: Size): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(file, ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const line of createInterface(child.stdout)) return { child, display: `:${line.trim()}` }
  throw new Error('The virtual screen for WebKit did not start.')
}

/** Waits until the driver accepts sessions. */
async function waitForDriver(address: string): Promise<void> {
  for (let attempts = 0; attempts < 200; attempts += 1) {
    const response = await fetch(`${address}/status`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver did not start.')
}

/** MiniBrowser's command-line switches. */
const switchesOf = (scripts: boolean) => [
  '--automation',
  // Full screen without a toolbar, which would impose a minimum width.
  '--full-screen',
  '--enable-write-console-messages-to-stdout=true',
  ...(scripts ? [] : ['--enable-javascript-markup=false']),
]

const pageOf = (driver: WebDriver, consoleMessages: string[], close: () => Promise<void>): EnginePage => ({
  goTo: (url) => driver.get(url),
  reload: () => driver.navigate().refresh(),
  evaluate: (expression) => driver.executeScript<unknown>(`return (${expression})`),
  async clickAt(x, y) {
    const position = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 }
    await driver.actions({ async: false }).move(position).click().perform()
  },
  type: (text) => driver.actions().sendKeys(text).perform(),
  press: (key) => driver.actions().sendKeys(keys[key]).perform(),
  screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  consoleMessages: () => [...consoleMessages],
  close,
})

/**
 * WebKitGTK's own browser, driven through WebDriver. Each page has its own process and virtual screen: a session is a fresh
 * profile, and the screen's size is the page's.
 */
export function webKitAt(
  files: { driver: string; miniBrowser: string; screen: string },
  env: Record<string, string>,
): Engine {
  const openPages = new Set<EnginePage>()
  return {
    async open({ size, scripts = true }) {
      const { child: screen, display } = await startScreen(files.screen, size)
      const port = await findFreePort()
      const child = spawn(files.driver, [`--port=${port}`, '--host=127.0.0.1'], {
        env: { ...process.env, LANG: 'en_GB.UTF-8', ...env, DISPLAY: display },
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const consoleMessages: string[] = []
      createInterface(child.stdout).on('line', (line) => {
        const [, text] = /CONSOLE (?:\w+ )?(?:ERROR|WARN) (.*)/.exec(line) ?? []
        if (text) consoleMessages.push(text)
      })
      const stop = async () => {
        await stopProcess(child)
        await stopProcess(screen)
      }
      try {
        const address = `http://127.0.0.1:${port}`
        await waitForDriver(address)
        const browserOptions = { binary: files.miniBrowser, args: switchesOf(scripts) }
        const driver = await new Builder()
          .usingServer(address)
          .withCapabilities(
            new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions }),
          )
          .build()
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, ...size })
        const page = pageOf(driver, consoleMessages, async () => {
          openPages.delete(page)
          await driver.quit()
          await stop()
        })
        openPages.add(page)
        return page
      } catch (error) {
        await stop()
        throw error
      }
    },
    async stop() {
      for (const page of openPages) await page.close()
    },
  }
}

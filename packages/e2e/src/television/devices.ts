import type { BrowserContext, LaunchOptions, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { chromium53, controlledClock } from './scripts.ts'
import { switchOn, type Television } from './television.ts'

/** A device that runs a display; its storage survives a restart. */
export type Device = {
  /** Switches it on. @param preload a script that runs before any page's own */
  on(preload?: string): Promise<void>
  open(address: string): Promise<void>
  /** Evaluates an expression in the page. */
  run(expression: string): Promise<unknown>
  /** Console errors since the device was created. */
  consoleMessages: string[]
  off(): Promise<void>
}

type Size = readonly [width: number, height: number]

/** A current browser. */
export function currentBrowser(
  folder: string,
  { playwright, launchOptions }: { playwright: PlaywrightWorkerArgs['playwright']; launchOptions: LaunchOptions },
  [width, height]: Size,
): Device {
  const consoleMessages: string[] = []
  let context: BrowserContext | undefined
  let page: Page | undefined
  return {
    consoleMessages,
    async on(preload = '') {
      context = await playwright.chromium.launchPersistentContext(folder, {
        ...launchOptions,
        viewport: { width, height },
        serviceWorkers: 'allow',
        timezoneId: 'Pacific/Auckland',
      })
      await context.addInitScript(preload + controlledClock)
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) consoleMessages.push(message.text())
      })
      context.on('weberror', (error) => consoleMessages.push(error.error().message))
      page = context.pages()[0] ?? (await context.newPage())
    },
    open: async (address) => void (await page?.goto(address)),
    run: async (expression) => page?.evaluate(expression),
    off: async () => context?.close(),
  }
}

/** A television from 2018. */
export function television2018(folder: string, size: Size): Device {
  const consoleMessages: string[] = []
  let television: Television | undefined
  return {
    consoleMessages,
    async on(preload = '') {
      television = await switchOn(folder, { preload: preload + chromium53 + controlledClock, size })
    },
    open: async (address) => television?.open(address),
    run: async (expression) => television?.evaluate(expression),
    async off() {
      consoleMessages.push(...(television?.exceptions ?? []))
      await television?.off()
      television = undefined
    },
  }
}

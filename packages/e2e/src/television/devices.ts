import type { BrowserContext, LaunchOptions, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { chromium53, ownTime } from './scripts.ts'
import { switchOn, type Television } from './television.ts'

/** What hangs in a hall: switched off and on, it still has what it stored. */
export type Device = {
  /** @param before a script that runs before those of any page */
  on(before?: string): Promise<void>
  open(address: string): Promise<void>
  /** Runs an expression in the page. */
  run(expression: string): Promise<unknown>
  /** What its console has said of errors since it was made. */
  noise: string[]
  off(): Promise<void>
}

type Size = readonly [width: number, height: number]

/** Today's browser. */
export function today(
  folder: string,
  { playwright, launchOptions }: { playwright: PlaywrightWorkerArgs['playwright']; launchOptions: LaunchOptions },
  [width, height]: Size,
): Device {
  const noise: string[] = []
  let context: BrowserContext | undefined
  let page: Page | undefined
  return {
    noise,
    async on(before = '') {
      context = await playwright.chromium.launchPersistentContext(folder, {
        ...launchOptions,
        viewport: { width, height },
        serviceWorkers: 'allow',
        timezoneId: 'Pacific/Auckland',
      })
      await context.addInitScript(before + ownTime)
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text())
      })
      context.on('weberror', (error) => noise.push(error.error().message))
      page = context.pages()[0] ?? (await context.newPage())
    },
    open: async (address) => void (await page?.goto(address)),
    run: async (expression) => page?.evaluate(expression),
    off: async () => context?.close(),
  }
}

/** A television of 2018. */
export function of2018(folder: string, size: Size): Device {
  const noise: string[] = []
  let television: Television | undefined
  return {
    noise,
    async on(before = '') {
      television = await switchOn(folder, { before: before + chromium53 + ownTime, size })
    },
    open: async (address) => television?.open(address),
    run: async (expression) => television?.evaluate(expression),
    async off() {
      noise.push(...(television?.broken ?? []))
      await television?.off()
      television = undefined
    },
  }
}

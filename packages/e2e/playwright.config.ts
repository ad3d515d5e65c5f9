import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from '@minaret/tooling/browser'
import { journeyFonts } from '@minaret/tooling/fonts'
import type { EngineName } from './src/browsers/engine.ts'

const browser = process.env.CHROME_PATH ? { path: process.env.CHROME_PATH, env: {} } : await findBrowser()
if (!('path' in browser)) throw new Error(browser.missing)

const beyondChromium = '*/e2e/browsers.slow.e2e.ts'
/** `npm test` excludes the slow journeys. By hand, `npm run test:all` and `npm run test:long` have every file. */
const excluded = process.env.MINARET_TIER === 'fast' ? ['*/e2e/*.slow.e2e.ts'] : []

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '../../apps',
  testMatch: '*/e2e/*.e2e.ts',
  outputDir: 'test-results/output',
  globalSetup: './src/setup.ts',
  // Server, database and a browser for each worker share the cores. Three workers keep two cores busy: journeys also wait.
  workers: Math.min(6, Math.max(3, availableParallelism())),
  fullyParallel: true,
  // Only what hangs comes to these ends: a journey of seconds takes a minute on a machine that others use too.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'Chromium', testIgnore: [beyondChromium, ...excluded] },
    ...(['Firefox', 'WebKit'] as const).map((engineName) => ({
      name: engineName,
      testMatch: beyondChromium,
      testIgnore: excluded,
      use: { engineName },
    })),
  ],
  forbidOnly: Boolean(process.env.CI),
  // In a full test run a failing journey gets a second attempt; one that passes then is listed at the end of the run.
  retries: process.env.MINARET_REPORT ? 1 : 0,
  reporter: process.env.MINARET_REPORT ? [['json', { outputFile: 'test-results/e2e.json' }]] : [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    // A worker's requests pass a test's routes by; the test of what is kept offline lets it in.
    serviceWorkers: 'block',
    locale: 'en-GB',
    // The tenant's zone decides what is shown; a browser far away must see the same.
    timezoneId: 'Pacific/Auckland',
    // It takes much of the time, and a slower journey hides what a quick one finds: `--trace retain-on-failure` keeps one.
    trace: 'off',
    screenshot: process.env.MINARET_REPORT ? 'only-on-failure' : 'off',
    launchOptions: {
      executablePath: browser.path,
      env: { ...process.env, ...browser.env, ...journeyFonts() },
      args: browserArguments,
    },
  },
})

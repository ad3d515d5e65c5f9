import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from '@minaret/tooling/browser'
import { journeyFonts } from '@minaret/tooling/fonts'
import { isFastTier } from '@minaret/tooling/tier'
import type { EngineName } from './src/browsers/engine.ts'

const browser = process.env.CHROME_PATH ? { path: process.env.CHROME_PATH, env: {} } : await findBrowser()
if (!('path' in browser)) throw new Error(browser.missing)

const otherEngines = '*/e2e/browsers.slow.e2e.ts'
/**
 * `npm test` excludes slow files, and slow tests of other files by their tag. Manual runs, `npm run test:all` and
 * `npm run test:long` include them all.
 */
const ignoredFiles = isFastTier ? ['*/e2e/*.slow.e2e.ts'] : []

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '../../apps',
  testMatch: '*/e2e/*.e2e.ts',
  outputDir: 'test-results/output',
  globalSetup: './src/setup.ts',
  // Server, database and each worker's browser share the cores. Three workers keep two cores busy, because journeys also wait.
  workers: Math.min(6, Math.max(3, availableParallelism())),
  fullyParallel: true,
  // Only a hanging journey reaches these timeouts: on a shared machine a journey of seconds can take a minute.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'Chromium', testIgnore: [otherEngines, ...ignoredFiles] },
    ...(['Firefox', 'WebKit'] as const).map((engineName) => ({
      name: engineName,
      testMatch: otherEngines,
      testIgnore: ignoredFiles,
      use: { engineName },
    })),
  ],
  ...(isFastTier ? { grepInvert: /@slow/ } : {}),
  forbidOnly: Boolean(process.env.CI),
  // In a full test run a failing journey is retried once; if it then passes, it is listed at the end of the run.
  retries: process.env.MINARET_REPORT ? 1 : 0,
  reporter: process.env.MINARET_REPORT ? [['json', { outputFile: 'test-results/e2e.json' }]] : [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    // A service worker's requests bypass a test's routes; only the offline test allows it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    // Pages show the tenant's time zone; a browser far away must see the same.
    timezoneId: 'Pacific/Auckland',
    // Animations take a tenth of a page's processor time.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing is slow, and slower journeys hide race conditions: `--trace retain-on-failure` records one.
    trace: 'off',
    screenshot: process.env.MINARET_REPORT ? 'only-on-failure' : 'off',
    launchOptions: {
      executablePath: browser.path,
      env: { ...process.env, ...browser.env, ...journeyFonts() },
      args: browserArguments,
    },
  },
})

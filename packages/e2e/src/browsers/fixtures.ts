import { test as base, expect } from '@playwright/test'
import { journeyFonts } from '@minaret/tooling/fonts'
import type { Engine, EngineName, PageOptions } from './engine.ts'
import { firefoxAt } from './firefox.ts'
import { findFirefox, findWebKit } from './installed.ts'
import { Visitor } from './visitor.ts'
import { webKitAt } from './webkit.ts'

const env = { TZ: 'Pacific/Auckland', ...journeyFonts() }

/** The engine, or the message that it is not installed. */
function findEngine(name: EngineName): Engine | string {
  if (name === 'Firefox') {
    const installation = findFirefox()
    return 'missing' in installation ? installation.missing : firefoxAt(installation.firefox, env)
  }
  const installation = findWebKit()
  return 'missing' in installation ? installation.missing : webKitAt(installation, env)
}

type WorkerFixtures = {
  /** The project's engine. */
  engineName: EngineName
  engine: Engine | string
}
type Fixtures = {
  /** Opens a page in its own profile; unexpected console messages fail the test at the end. */
  visit: (options: PageOptions) => Promise<Visitor>
}

/** A test that runs in each engine besides Chromium. It is skipped with a reason if the engine is not installed. */
export const engineTest = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = findEngine(engineName)
      await provide(engine)
      if (typeof engine !== 'string') await engine.stop()
    },
    { scope: 'worker' },
  ],
  visit: async ({ engine }, provide, testInfo) => {
    testInfo.skip(typeof engine === 'string', typeof engine === 'string' ? engine : undefined)
    if (typeof engine === 'string') return
    const visitors: Visitor[] = []
    await provide(async (options) => {
      const visitor = new Visitor(await engine.open(options))
      visitors.push(visitor)
      return visitor
    })
    if (testInfo.status !== testInfo.expectedStatus)
      for (const [index, { page }] of visitors.entries())
        await testInfo.attach(`page ${index + 1}`, {
          body: Buffer.from(await page.screenshot()),
          contentType: 'image/png',
        })
    const consoleMessages = visitors.flatMap((visitor) => visitor.unexpectedConsoleMessages())
    for (const { page } of visitors) await page.close()
    expect(consoleMessages).toEqual([])
  },
})

// inputs: apps/*/vite.config.ts apps/api/src/dev packages/e2e/src/{devServer,sourceCopy}.ts packages/site/src/{dev,dev-page} packages/tooling/site.ts
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import {
  copySources,
  createDataFolder,
  type DevServer,
  expect,
  type SourceCopy,
  startDevServer,
  waitForHydration,
  test,
} from '@minaret/e2e'

// One development server on a copy of the sources: the tests edit its files in turn.
test.describe.configure({ mode: 'serial' })

const buttonPath = 'packages/ui/src/button/Button.tsx'
const stylesPath = 'packages/ui/src/button/button.module.css'
const rulesPath = 'packages/plans/src/rules.ts'
const contractPath = 'packages/contract/openapi.yaml'
const hostname = 'localhost'
/** Allows for a slow server restart on a busy machine. */
const longTimeout = { timeout: 45_000 }

let sources: SourceCopy
let data: Awaited<ReturnType<typeof createDataFolder>>
let server: DevServer

/** Prints how long an action takes. This is not checked, because it is unreliable on a busy machine. */
async function printDuration(name: string, action: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now()
  await action()
  console.log(`  ${name}: ${Math.round(performance.now() - startedAt)} ms`)
}

/** Opens a page with a form and types text that a reload would lose. */
async function typeInto(page: Page) {
  await page.goto(server.url(hostname, '/login'))
  await waitForHydration(page)
  const field = page.getByRole('textbox').first()
  await field.fill('aisha@example.org')
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  return {
    /** Expects that the page has not been reloaded, and that its input is unchanged. */
    async expectSame() {
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
      await expect(field).toHaveValue('aisha@example.org')
    },
  }
}

const fetchJson = async (pathname: string): Promise<unknown> => (await fetch(server.url(hostname, pathname))).json()

/** Finds the file that contains one of the server's messages. */
async function findFileWith(message: string): Promise<string> {
  for (const packageName of ['foundation', 'server']) {
    const names = await readdir(path.join(sources.folder, 'packages', packageName, 'src'), { recursive: true })
    for (const name of names.filter((candidate) => candidate.endsWith('en.ts'))) {
      const file = path.join('packages', packageName, 'src', name)
      if ((await readFile(path.join(sources.folder, file), 'utf8')).includes(message)) return file
    }
  }
  throw new Error(`No file contains "${message}"`)
}

test.beforeAll(async () => {
  test.setTimeout(240_000)
  sources = await copySources()
  data = await createDataFolder()
  server = await startDevServer(sources.folder, data.dir)
  console.log(`  started with a new database: ${Math.round(server.startedIn)} ms`)
})

test.afterAll(async () => {
  await server?.stop()
  await data?.remove()
  await sources?.remove()
})

test('editing a component or its stylesheet updates the page without losing input', async ({ page }) => {
  const { expectSame } = await typeInto(page)
  const submit = page.getByRole('button', { name: 'Log in' }).last()

  await sources.edit(stylesPath, /$/, '\n.button { outline: 3px solid rgb(1, 2, 3); }\n')
  await printDuration('a stylesheet', () => expect(submit).toHaveCSS('outline-color', 'rgb(1, 2, 3)', longTimeout))
  await sources.restore(stylesPath)
  await printDuration('a removed rule', () =>
    expect(submit).not.toHaveCSS('outline-color', 'rgb(1, 2, 3)', longTimeout),
  )

  await sources.edit(buttonPath, /data-tone=\{tone\}/g, 'data-tone={tone} data-edited="yes"')
  await printDuration('a component', () => expect(submit).toHaveAttribute('data-edited', 'yes', longTimeout))
  await expectSame()
  expect(await (await fetch(server.url(hostname, '/login'))).text()).toContain('data-edited="yes"')
  await sources.restore(buttonPath)
  await expect(submit).not.toHaveAttribute('data-edited', 'yes', longTimeout)
  await expectSame()
})

test('editing the server restarts it, and the open page stays', async ({ page }) => {
  const { expectSame } = await typeInto(page)
  const { message }: { message: string } = await (await fetch(server.url(hostname, '/api/nothing'))).json()
  const file = await findFileWith(message)
  await sources.edit(file, message, 'There is nothing at this address.')
  await printDuration('a restart', () =>
    expect
      .poll(() => fetchJson('/api/nothing'), longTimeout)
      .toMatchObject({ message: 'There is nothing at this address.' }),
  )
  await expectSame()
  await printDuration('the next page', () => page.reload())
  await waitForHydration(page)
  await sources.restore(file)
})

test('editing the plan rules updates the server and the open page', async ({ page, allowConsoleErrors }) => {
  // Until it reloads, the old page may lazily load parts in their new version.
  allowConsoleErrors(/Hydration failed/)
  await page.goto(server.url(hostname, '/'))
  await waitForHydration(page)
  const link = page.locator('a[href="/gallery"]').first()
  await expect(link).toBeAttached()
  await sources.edit(rulesPath, /(gallery: \{.*?plans: )\w+/, '$1[]')
  await printDuration('a rule, in the page', () => expect(link).not.toBeAttached(longTimeout))
  const status = async () => (await fetch(server.url(hostname, '/gallery'))).status
  expect(await status()).toBe(404)
  await waitForHydration(page)
  await sources.restore(rulesPath)
  await expect(link).toBeAttached(longTimeout)
  expect(await status()).toBe(200)
  await waitForHydration(page)
})

test('a syntax error in a component is shown over the page until the next valid save', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of (?:404|500)|Failed to reload/)
  const { expectSame } = await typeInto(page)
  const overlay = page.locator('vite-error-overlay')
  await sources.edit(buttonPath, 'return (', 'return ((')
  await expect(overlay).toBeAttached(longTimeout)
  await expect(overlay).toContainText(buttonPath)
  const response = await fetch(server.url(hostname, '/login'))
  expect([response.status, await response.text()]).toEqual([500, expect.stringContaining(buttonPath)])
  await sources.restore(buttonPath)
  await expect(overlay).not.toBeAttached(longTimeout)
  await expectSame()
})

test('a syntax error in the server is shown in place of a page, which reloads once it is fixed', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 503/)
  const file = 'packages/server/src/server.ts'
  await sources.edit(file, /$/, '\nexport const broken = = 1\n')
  await expect.poll(async () => (await fetch(server.url(hostname, '/login'))).status, longTimeout).toBe(503)
  await page.goto(server.url(hostname, '/login'))
  await expect(page.getByRole('alert')).toContainText(file)
  expect(await fetchJson('/api/nothing')).toMatchObject({ status: 503 })
  expect(server.output()).toContain('It restarts when one of its files is saved.')
  await sources.restore(file)
  await expect(page.getByRole('textbox').first()).toBeVisible(longTimeout)
})

test('editing the contract regenerates its files, and a mistake in it is reported', async () => {
  await sources.edit(contractPath, /^( {2}title: ).*$/m, '$1An edited contract')
  await printDuration('the contract', () =>
    expect
      .poll(() => fetchJson('/api/openapi.json'), longTimeout)
      .toMatchObject({ info: { title: 'An edited contract' } }),
  )
  await sources.edit(contractPath, /^openapi:/m, '{openapi:')
  await expect.poll(() => fetchJson('/api/openapi.json'), longTimeout).toMatchObject({ status: 503 })
  expect(server.output()).toContain('openapi.yaml, desk/*.yaml) cannot be read')
  await sources.restore(contractPath)
  await expect
    .poll(() => fetchJson('/api/openapi.json'), longTimeout)
    .not.toMatchObject({ info: { title: 'An edited contract' } })
})

test('the other sites are also served from source, with the CSP of the built sites', async ({ page }) => {
  for (const [name, pathname] of [
    ['campaigns.localhost', '/'],
    ['arabic.localhost', '/'],
    [hostname, '/prayer-times'],
  ] as const) {
    const response = await page.goto(server.url(name, pathname))
    expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
    await waitForHydration(page)
    expect(await page.locator('script[src*="/assets/"], link[href*="/assets/"]').count()).toBe(0)
  }
})

test('Ctrl-C stops every process that the server started', async () => {
  expect(await server.stop()).toBe(0)
  await expect(fetch(server.url(hostname, '/'))).rejects.toThrow()
  const names = await readdir(data.dir, { recursive: true })
  expect(names.filter((name) => name.endsWith('postmaster.pid'))).toEqual([])
})

// Takes the pictures in docs/ from the built product: `node packages/e2e/bin/pictures.ts`, after `npm run build`.
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '@minaret/config/browser'
import { dataFolder } from '../src/folders.ts'
import { startHostProcess } from '../src/host.ts'

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url))

const found = await findBrowser()
if (!('path' in found)) throw new Error(found.missing)
const { dir, remove } = await dataFolder()
const host = await startHostProcess({ DATA_DIR: dir })
const browser = await chromium.launch({
  executablePath: found.path,
  args: browserArguments,
  env: { ...process.env, ...found.env },
})

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 740 } }

async function take(name: string, size: keyof typeof sizes, show: (page: Page) => Promise<unknown>, dark = false) {
  const context = await browser.newContext({
    viewport: sizes[size],
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await show(page)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${docs}${name}.png` })
  await context.close()
}

try {
  await take('home-phone', 'phone', (page) => page.goto(host.address))
  await take('home', 'desktop', (page) => page.goto(host.address))
  await take('gift', 'desktop', async (page) => {
    await page.goto(`${host.address}/donate/roof`)
    await page.waitForLoadState('networkidle')
    await page.getByRole('radio', { name: '£50', exact: true }).check()
    await page.mouse.move(0, 0)
  })
  await take('month-dark', 'desktop', (page) => page.goto(`${host.address}/prayer-times`), true)
} finally {
  await browser.close()
  await host.stop()
  await remove()
}

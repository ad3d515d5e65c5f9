// Takes the screenshots in docs/pictures from the built product: `node packages/e2e/bin/pictures.ts`, after `npm run build`.
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '@minaret/tooling/browser'
import { post } from '../src/calls.ts'
import { createDataFolder } from '../src/folders.ts'
import { startServerProcess } from '../src/serverProcess.ts'

const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url))

const browserPath = await findBrowser()
if (!('path' in browserPath)) throw new Error(browserPath.missing)
const { dir, remove } = await createDataFolder()
const server = await startServerProcess({ DATA_DIR: dir })
const browser = await chromium.launch({
  executablePath: browserPath.path,
  args: browserArguments,
  env: { ...process.env, ...browserPath.env },
})

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

/** A screenshot. */
type Screenshot = {
  size?: keyof typeof sizes
  dark?: boolean
  /** The mosque's name under `localhost`; by default the first mosque. */
  mosque?: string
  path: string
  /** An action before the screenshot. */
  prepare?: (page: Page) => Promise<unknown>
}

const screenshots: Record<string, Screenshot> = {
  home: { path: '/' },
  'home-phone': { path: '/', size: 'phone' },
  'home-arabic': { path: '/', mosque: 'arabic' },
  'month-dark': { path: '/prayer-times', dark: true },
  event: { path: '/event/open-day' },
  gift: {
    path: '/donate/roof',
    prepare: (page) => page.getByRole('radio', { name: '£50', exact: true }).check(),
  },
  campaign: { path: '/campaign/forty-wells', mosque: 'campaigns' },
  course: { path: '/courses/janazah' },
  'evening-school-phone': {
    path: '/maktab',
    size: 'phone',
    prepare: (page) => page.getByLabel('Your name').scrollIntoViewIfNeeded(),
  },
  profile: { path: '/user/login?next=%2Fuser%2Fprofile', prepare: logIn },
}

const donor = { name: 'Aisha Rahman', email: 'aisha@example.org', password: 'seven grey doves at dawn' }

/** Registers and logs in; demonstration accounts need no confirmation email. */
async function logIn(page: Page) {
  await post(server.address, '/api/user/register', donor)
  await page.getByRole('textbox', { name: 'Email address', exact: true }).first().fill(donor.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(donor.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('textbox', { name: 'Your name', exact: true }).waitFor()
  await page.getByText('You’re logged in.').waitFor({ state: 'hidden' })
}

/** Takes a screenshot, compressed because it is stored in the repository. */
async function takeScreenshot(name: string, { size = 'desktop', dark = false, mosque, path, prepare }: Screenshot) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: sizes[size],
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await page.goto(new URL(path, `http://${mosque ? `${mosque}.` : ''}localhost:${server.port}`).href)
  await page.waitForLoadState('networkidle')
  if (prepare) {
    await prepare(page)
    await page.mouse.move(0, 0)
    await page.waitForLoadState('networkidle')
  }
  const { data } = await (
    await context.newCDPSession(page)
  ).send('Page.captureScreenshot', { format: 'webp', quality: 86 })
  await writeFile(`${folder}${name}.webp`, data, 'base64')
  await context.close()
}

try {
  await mkdir(folder, { recursive: true })
  for (const [name, screenshot] of Object.entries(screenshots)) await takeScreenshot(name, screenshot)
} finally {
  await browser.close()
  await server.stop()
  await remove()
}

/**
 * Pictures of the overview stories, for people to look at: a phone and a desk, light, dark and right to left.
 *
 *   storybook dev -p 6006 --no-open      (in another terminal)
 *   node bin/look.mjs FOLDER [story …] [--tenant=plum] [--full]
 */
import { mkdir } from 'node:fs/promises'
import { chromium } from 'playwright'

const flags = process.argv.slice(2).filter((arg) => arg.startsWith('--'))
const [folder, ...named] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
if (!folder) {
  console.error('Say where the pictures should go: node bin/look.mjs FOLDER')
  process.exit(2)
}
const stories = named.length > 0 ? named : ['home', 'donate', 'thank-you', 'month', 'home-in-arabic']
const tenant = flags.find((flag) => flag.startsWith('--tenant='))?.slice(9) ?? 'tile'
const fullPage = flags.includes('--full')
const sizes = [
  { name: '360', width: 360, height: 740, deviceScaleFactor: 2 },
  { name: '1280', width: 1280, height: 860, deviceScaleFactor: 1 },
]

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
for (const { name, width, height, deviceScaleFactor } of sizes) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, colorScheme })
    const page = await context.newPage()
    for (const story of stories) {
      await page.goto(
        `http://localhost:6006/iframe.html?id=kit-overview--${story}&viewMode=story&globals=tenant:${tenant}`,
      )
      await page.locator('main').waitFor()
      await page.evaluate(() => document.fonts.ready)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (sideways > 0) console.log(`${story} at ${width}: ${sideways} px too wide`)
      await page.screenshot({ path: `${folder}/${story}-${name}-${colorScheme}.png`, fullPage })
    }
    await context.close()
  }
}
await browser.close()

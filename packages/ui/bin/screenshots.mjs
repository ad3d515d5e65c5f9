/**
 * Pictures of the kit's overview, for people to look at. Builds nothing: `npm run storybook` in another terminal first.
 *
 *   node bin/screenshots.mjs                      the three pictures of the README, into docs/
 *   node bin/screenshots.mjs FOLDER [story …]     a phone and a desk, light and dark, of kit-pages--home and its like
 *
 * `--tenant=plum`, `--language=ur` and `--at=http://localhost:6006` change what is looked at and where.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'

const flag = (name, usual) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual
const [folder, ...named] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const at = flag('at', 'http://localhost:6006')
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})

async function look(story, globals, { width, height, deviceScaleFactor = 1, colorScheme = 'light', fullPage = true }) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor, colorScheme })
  await page.goto(`${at}/iframe.html?viewMode=story&id=${story}&globals=${globals}`)
  // A server that has only just begun, as `storybook dev` has, takes its time.
  await page.locator('main').waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ fullPage })
  await page.close()
  return picture
}

if (folder) {
  await mkdir(folder, { recursive: true })
  const stories =
    named.length > 0 ? named : ['kit-overview--overview', 'kit-pages--home', 'kit-pages--donate', 'kit-pages--month']
  const globals = `tenant:${flag('tenant', 'tile')};language:${flag('language', 'auto')}`
  for (const story of stories) {
    for (const colorScheme of ['light', 'dark']) {
      for (const [width, height] of [
        [360, 740],
        [1280, 860],
      ]) {
        const picture = await look(story, globals, { width, height, colorScheme })
        await writeFile(path.join(folder, `${story}-${width}-${colorScheme}.png`), picture)
      }
    }
  }
} else {
  const docs = path.join(import.meta.dirname, '..', 'docs')
  await mkdir(docs, { recursive: true })
  const themes = {
    tile: 'tenant:tile;scheme:light;dir:ltr',
    plum: 'tenant:plum;scheme:dark;dir:ltr',
    saffron: 'tenant:saffron;scheme:light;language:ar',
  }
  for (const [name, globals] of Object.entries(themes)) {
    // As tall as the sheet, so that what sticks to the window's foot stands at its own.
    const picture = await look('kit-overview--overview', globals, { width: 1280, height: 3600, fullPage: true })
    const { size } = await sharp(picture)
      .resize(960)
      .webp({ quality: 70 })
      .toFile(path.join(docs, `overview-${name}.webp`))
    console.log(`docs/overview-${name}.webp  ${(size / 1000).toFixed(0)} kB`)
  }
}
await browser.close()

/**
 * Takes screenshots of the UI library's overview. Builds nothing: run `npm run storybook` in another terminal first.
 *
 *   node bin/screenshots.mjs                      the README's three screenshots, into docs/
 *   node bin/screenshots.mjs FOLDER [story …]     stories such as ui-pages--home, on phone and desktop, light and dark
 *
 * `--tenant=plum`, `--language=ur` and `--at=http://localhost:6006` set the theme, the language and Storybook's URL.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'

const flag = (name, fallback) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback
const [folder, ...storyArguments] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const storybookUrl = flag('at', 'http://localhost:6006')
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})

async function takeScreenshot(
  story,
  globals,
  { width, height, deviceScaleFactor = 1, colorScheme = 'light', fullPage = true },
) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor, colorScheme })
  await page.goto(`${storybookUrl}/iframe.html?viewMode=story&id=${story}&globals=${globals}`)
  // A server that has just started, such as `storybook dev`, is slow.
  await page.locator('main').waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const screenshot = await page.screenshot({ fullPage })
  await page.close()
  return screenshot
}

if (folder) {
  await mkdir(folder, { recursive: true })
  const stories =
    storyArguments.length > 0
      ? storyArguments
      : ['ui-overview--overview', 'ui-pages--home', 'ui-pages--donate', 'ui-pages--month']
  const globals = `tenant:${flag('tenant', 'tile')};language:${flag('language', 'auto')}`
  for (const story of stories) {
    for (const colorScheme of ['light', 'dark']) {
      for (const [width, height] of [
        [360, 740],
        [1280, 860],
      ]) {
        const screenshot = await takeScreenshot(story, globals, { width, height, colorScheme })
        await writeFile(path.join(folder, `${story}-${width}-${colorScheme}.png`), screenshot)
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
    // As tall as the overview, so that bars fixed to the viewport's bottom are at its end.
    const screenshot = await takeScreenshot('ui-overview--overview', globals, {
      width: 1280,
      height: 3600,
      fullPage: true,
    })
    const { size } = await sharp(screenshot)
      .resize(960)
      .webp({ quality: 70 })
      .toFile(path.join(docs, `overview-${name}.webp`))
    console.log(`docs/overview-${name}.webp  ${(size / 1000).toFixed(0)} kB`)
  }
}
await browser.close()

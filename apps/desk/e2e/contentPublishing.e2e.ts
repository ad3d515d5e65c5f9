// features: content desk-content desk-writing editing
import type { Page } from '@playwright/test'
import { deskAddress, urlOf, enterDesk, expect, sizes, test } from '@minaret/e2e'

const contentPath = '/al-falah/content'
const siteHost = 'standard.localhost'

const textBox = (page: Page, name = 'Full text') => page.getByRole('textbox', { name, exact: true })
const savedStatus = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })

/** An SVG of one colour, so that each picture has different bytes. */
const square = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48" fill="${colour}"/></svg>`

/** A PNG of one colour, rendered by the browser. */
async function renderPicture(page: Page, colour: string) {
  const base64 = await page.evaluate(async (svg) => {
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, square(colour))
  return { name: `${colour}.png`, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

async function fetchSiteHtml(page: Page, path: string): Promise<string> {
  const response = await page.request.get(urlOf('localhost', path), { headers: { host: siteHost } })
  return response.text()
}

/** Publishes a news item, and waits for it in the list. */
async function publishNews(page: Page, title: string): Promise<void> {
  await page.goto(deskAddress(`${contentPath}/news/new`))
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Summary').fill('The first words.')
  await textBox(page).click()
  await page.keyboard.type('The text.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible()
}

test('a preview shows the draft in a frame, at phone and computer width, in light and dark, in each language', async ({
  page,
  allowConsoleErrors,
}) => {
  // The frame blocks scripts, which the browser logs.
  allowConsoleErrors(/Blocked script execution/)
  await enterDesk(page, 'owner', 'an-noor')
  await page.setViewportSize(sizes.desktop)
  // An emulated colour scheme would override the preview's own choice.
  await page.emulateMedia({ colorScheme: null })
  await page.goto(deskAddress('/an-noor/content/news/new'))
  await page.getByLabel('Title', { exact: true }).fill('Seen before it is published')
  await page.getByLabel('Summary', { exact: true }).fill('A few words.')
  await textBox(page).click()
  await page.keyboard.type('The first sentence.')
  const languages = page.getByRole('group', { name: 'Languages' })
  await languages.getByRole('button', { name: 'العربية' }).click()
  await page.getByLabel('Title (العربية)').fill('يُرى قبل نشره')
  await page.getByText('Preview', { exact: true }).click()

  const frame = page.frameLocator('iframe')
  const heading = (name: string) => frame.getByRole('heading', { level: 1, name })
  await expect(heading('Seen before it is published')).toBeVisible()
  await expect(frame.getByText('The first sentence.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', '')
  const readWidth = () => frame.locator('html').evaluate((html) => html.clientWidth)
  const body = frame.locator('body')
  // While the frame reloads, nothing in it can be evaluated.
  await expect(async () => expect(await readWidth()).toBeLessThan(400)).toPass()
  const light = await body.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(body).not.toHaveCSS('background-color', light)
  await page.getByRole('radio', { name: 'Computer' }).check()
  await expect(async () => expect(await readWidth()).toBeGreaterThan(1000)).toPass()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية')
  await expect(heading('يُرى قبل نشره')).toBeVisible()
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('combobox', { name: 'Where it appears' }).selectOption('In the list')
  await expect(frame.getByRole('link', { name: /يُرى قبل نشره/ }).first()).toBeVisible()
})

test(
  'several items are taken off the site at once, and one tap restores them all',
  { tag: '@slow' },
  async ({ page }) => {
    await enterDesk(page, 'editor')
    await page.setViewportSize(sizes.phone)
    const titles = ['First of two', 'Second of two']
    for (const title of titles) await publishNews(page, title)
    for (const title of titles) await page.getByRole('checkbox', { name: `Select “${title}”` }).check()
    await page.getByRole('group', { name: '2 selected' }).getByRole('button', { name: 'Take off the website' }).click()
    const row = (title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title })
    for (const title of titles) await expect(row(title)).toContainText('Taken off the website')
    for (const title of titles) await expect.poll(() => fetchSiteHtml(page, '/news')).not.toContain(title)
    await page.getByRole('button', { name: 'Undo' }).click()
    for (const title of titles) await expect(row(title)).toContainText('Published')
    for (const title of titles) await expect.poll(() => fetchSiteHtml(page, '/news')).toContain(title)
  },
)

test('a picture is uploaded, described and used, shows its uses, and is replaced everywhere', async ({ page }) => {
  await enterDesk(page, 'editor')
  await page.setViewportSize(sizes.phone)
  const [green, blue] = [await renderPicture(page, 'seagreen'), await renderPicture(page, 'slateblue')]
  for (const [file, description] of [
    [blue, 'A blue wall'],
    [green, 'A green wall'],
  ] as const) {
    await page.goto(deskAddress(`${contentPath}/library`))
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload a picture' }).click()
    await (await chooser).setFiles(file)
    await page.getByLabel('What the picture shows').fill(description)
    await page.getByRole('button', { name: 'Save description' }).click()
    await expect(page.getByRole('heading', { level: 1, name: description })).toBeVisible()
  }
  await expect(page.getByText('Not used anywhere.')).toBeVisible()
  const greenPage = page.url()
  // The focal point can be set by tap or by arrow keys.
  const focalPoint = page.getByRole('button', { name: /Focal point: 50% across, 50% down/ })
  await focalPoint.press('ArrowRight')
  await expect(page.getByRole('button', { name: /Focal point: 55% across/ })).toBeFocused()

  await page.goto(deskAddress(`${contentPath}/news/new`))
  await page.getByLabel('Title').fill('A wall is painted')
  await page.getByLabel('Summary').fill('It was grey.')
  await page.getByRole('button', { name: 'Choose an uploaded picture' }).click()
  await page.getByRole('button', { name: 'Use A green wall' }).click()
  await expect(page.getByLabel('What the picture shows')).toHaveValue('A green wall')
  await textBox(page).click()
  await page.keyboard.type('By the youth club.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('link', { name: /A wall is painted/ })).toBeVisible()

  await page.goto(greenPage)
  await expect(page.getByRole('link', { name: 'A wall is painted' })).toBeVisible()
  const readImageId = async () =>
    /\/media\/([0-9a-f]{32})[^>]*alt="A green wall"/.exec(await fetchSiteHtml(page, '/news/a-wall-is-painted'))?.[1]
  const before = await readImageId()
  await page.getByRole('button', { name: 'Choose a replacement' }).click()
  await page.getByRole('button', { name: 'Use A blue wall' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace everywhere' }).click()
  await expect(page.getByText('Not used anywhere.')).toBeVisible()
  await expect.poll(readImageId).not.toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'A wall is painted' })).toBeVisible()
  await expect.poll(readImageId).toBe(before)
})

test(
  'an interrupted upload resumes where it stopped when the same file is chosen again',
  { tag: '@slow' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_|net::|Failed to load/)
    await enterDesk(page, 'editor')
    await page.setViewportSize(sizes.phone)
    const notes = {
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Salaam to everybody.\n'.repeat(60_000)),
    }
    const partNumbers: string[] = []
    let isOffline = true
    await page.route(/\/uploads\/[^/]+\/parts\/\d+$/, async (route) => {
      const partNumber = route.request().url().split('/').at(-1) ?? ''
      if (isOffline && partNumber !== '1') return route.abort('internetdisconnected')
      partNumbers.push(partNumber)
      return route.continue()
    })
    const chooseFile = async () => {
      await page.goto(deskAddress(`${contentPath}/library`))
      await page.getByLabel('Show').selectOption('Files')
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Upload a file' }).click()
      await (await chooser).setFiles(notes)
    }
    await chooseFile()
    await expect(page.getByText('Uploading: 38%')).toBeVisible()
    expect(partNumbers).toEqual(['1'])
    isOffline = false
    await chooseFile()
    await expect(page.getByRole('heading', { level: 1, name: 'notes.txt' })).toBeVisible()
    expect(partNumbers).toEqual(['1', '2', '3'])
  },
)

test('an older version and a deleted item are restored with one tap', { tag: '@slow' }, async ({ page }) => {
  await enterDesk(page, 'editor')
  await page.setViewportSize(sizes.phone)
  await publishNews(page, 'Restored twice')
  await page.getByRole('link', { name: /Restored twice/ }).click()
  await page.getByLabel('Summary').fill('Other words than before.')
  await expect(savedStatus(page)).toBeVisible()
  const editorUrl = page.url()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByRole('link', { name: /Restored twice/ })).toBeVisible()

  await page.goto(`${editorUrl}/history`)
  await page.getByRole('button', { name: 'Restore this version' }).last().click()
  await expect(page.getByText('The old version is now your draft.')).toBeVisible()
  await page.goto(editorUrl)
  await expect(page.getByLabel('Summary')).toHaveValue('The first words.')

  await page.getByText('More actions').click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('link', { name: /Restored twice/ })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Deleted')
  await page.getByRole('checkbox', { name: 'Select “Restored twice”' }).check()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('All')
  await expect(page.getByRole('link', { name: /Restored twice/ })).toBeVisible()
})

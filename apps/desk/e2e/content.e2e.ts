// features: content desk-content desk-today desk-writing editing
import type { Locator, Page } from '@playwright/test'
import {
  countEffort,
  deskAddress,
  urlOf,
  enterDesk,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  reloadOnceStored,
  sizes,
  test,
  logInToDesk,
} from '@minaret/e2e'

const siteHost = 'standard.localhost'
const contentPath = '/al-falah/content'

/** A small red square in place of a phone's photo. */
const photo = {
  name: 'planting.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mP4z8BAEmIY1TCqYfhqAACQ+f8B8u7oVwAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** The HTML of a page of the mosque's site. */
async function fetchSiteHtml(page: Page, path: string): Promise<string> {
  const response = await page.request.get(urlOf('localhost', path), { headers: { host: siteHost } })
  return response.text()
}

const textBox = (page: Page) => page.getByRole('textbox', { name: /^Full text/ })
const saveStatus = (page: Page, text: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) })

async function writeText(page: Page, text: string) {
  await textBox(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(text)
}

/** Saves a new item as a draft, and opens it. */
async function createDraft(page: Page, title: string): Promise<void> {
  await page.goto(deskAddress(`${contentPath}/news/new`))
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Summary').fill('A few words.')
  await writeText(page, 'The first sentence.')
  await page.getByText('More actions').click()
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('news with a picture is written, published, visible on the site and undone, in at most 20 touches', async ({
    page,
  }) => {
    await enterDesk(page, 'editor')
    const editor = countEffort(page, 'touch')
    const type = async (field: Locator, text: string) => {
      await editor.press(field)
      // Focus follows a tap with a delay.
      await expect(field).toBeFocused()
      await page.keyboard.type(text)
    }
    await editor.press(page.getByRole('link', { name: 'Add a news item' }))
    await type(page.getByLabel('Title'), 'Trees outside the mosque')
    await type(page.getByLabel('Summary'), 'Forty children planted twelve trees.')
    const chooser = page.waitForEvent('filechooser')
    await editor.press(page.getByRole('button', { name: 'Choose a picture' }))
    await (await chooser).setFiles(photo)
    await type(page.getByLabel('What the picture shows'), 'Children with spades')
    await type(textBox(page), 'They water them every Friday.')
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
    await editor.press(page.getByRole('button', { name: 'Publish', exact: true }))
    await expect(page.getByRole('link', { name: /Trees outside the mosque/ })).toBeVisible()
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)

    // The phone's own picture picker takes two more.
    const touches = editor.effort().touches + 2
    const enteredText =
      'Trees outside the mosque Forty children planted twelve trees. Children with spades They water them every Friday.'
    const seconds = touches * 1.5 + enteredText.length * 0.3 + editor.effort().screens * 3
    test.info().annotations.push({
      type: 'figure',
      description: `desk, news with a picture, by touch: ${touches} touches, ${enteredText.length} keys, ${Math.round(seconds)} s`,
    })
    expect(touches).toBeLessThanOrEqual(20)
    expect(seconds).toBeLessThanOrEqual(90)

    await expect.poll(() => fetchSiteHtml(page, '/news')).toContain('Trees outside the mosque')
    const articleHtml = await fetchSiteHtml(page, '/news/trees-outside-the-mosque')
    expect(articleHtml).toContain('They water them every Friday.')
    expect(articleHtml).toContain('Children with spades')
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(() => fetchSiteHtml(page, '/news')).not.toContain('Trees outside the mosque')
  })

  test('the content home offers editors’ most frequent tasks, in plain language', async ({ page }) => {
    await logInToDesk(page, 'editor')
    await page.goto(deskAddress(contentPath))
    await expect(page.getByRole('link', { name: 'Add an event' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add a news item' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Change a class time' })).toBeVisible()
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
  })
})

test('a conflict between two editors shows both sides, prevents publishing until it is resolved, and saves the chosen text', async ({
  page,
  browser,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/)
  await enterDesk(page, 'editor')
  await createDraft(page, 'Two at once')
  const ownerPage = await (await browser.newContext()).newPage()
  await logInToDesk(ownerPage, 'owner')
  await ownerPage.goto(page.url())
  await expect(ownerPage.getByLabel('Summary')).toHaveValue('A few words.')

  await page.getByLabel('Summary').fill('The editor’s words.')
  await expect(saveStatus(page, 'Saved')).toBeVisible()
  await ownerPage.getByLabel('Summary').fill('The owner’s words.')
  await expect(ownerPage.getByText('Choose which version of each field to keep.')).toBeVisible()
  await expect(ownerPage.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await expect(ownerPage.getByText('The editor’s words.')).toBeVisible()
  await ownerPage.getByRole('radio', { name: /Keep mine/ }).check()
  await ownerPage.getByRole('button', { name: 'Use these versions' }).click()
  await expect(saveStatus(ownerPage, 'Saved')).toBeVisible()
  await ownerPage.reload()
  await expect(ownerPage.getByLabel('Summary')).toHaveValue('The owner’s words.')
  await ownerPage.context().close()
})

test('an expired session loses no text', { tag: '@slow' }, async ({ page, context, allowConsoleErrors }) => {
  allowConsoleErrors(/401|403/)
  await enterDesk(page, 'editor')
  await createDraft(page, 'Mid-sentence')
  const editorUrl = page.url()
  await textBox(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await context.clearCookies()
  // Inserted at once: if it were typed slowly, a save would open the login before the end of the text.
  await page.keyboard.insertText(' And then the session')
  await expect(page.getByRole('heading', { name: 'Try the staff area' })).toBeVisible()
  await logInToDesk(page, 'editor')
  await page.goto(editorUrl)
  await expect(textBox(page)).toContainText('The first sentence. And then the session')
  await expect(saveStatus(page, 'Saved')).toBeVisible()
})

test('a new item that is not saved yet survives a reload', { tag: '@slow' }, async ({ page }) => {
  await logInToDesk(page, 'editor')
  await page.goto(deskAddress(`${contentPath}/events/new`))
  await page.getByLabel('Title').fill('Street iftar')
  await reloadOnceStored(page)
  await expect(page.getByLabel('Title')).toHaveValue('Street iftar')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('a news item is scheduled, then published immediately, and taken off the site again', async ({ page }) => {
  await enterDesk(page, 'owner')
  await createDraft(page, 'Scheduled and withdrawn')
  const editorUrl = page.url()
  await page.getByText('More actions').click()
  await page.getByRole('button', { name: 'Publish later' }).click()
  await page.getByRole('group', { name: 'Publish later' }).getByLabel('Date').fill('2027-05-01')
  await page.getByRole('group', { name: 'Publish later' }).getByLabel('Time').fill('09:00')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Scheduled and withdrawn' })).toContainText('Scheduled')
  expect(await fetchSiteHtml(page, '/news')).not.toContain('Scheduled and withdrawn')

  await page.goto(editorUrl)
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await expect.poll(() => fetchSiteHtml(page, '/news')).toContain('Scheduled and withdrawn')
  await page.goto(editorUrl)
  await page.getByText('More actions').click()
  await page.getByRole('button', { name: 'Take off the website' }).click()
  await expect.poll(() => fetchSiteHtml(page, '/news')).not.toContain('Scheduled and withdrawn')
})

test('problems are shown at their fields, and nothing is published', { tag: '@slow' }, async ({ page }) => {
  await logInToDesk(page, 'editor')
  await page.goto(deskAddress(`${contentPath}/news/new`))
  await page.getByLabel('Title').fill('Nothing else')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('alert', { name: 'Please check these details' })).toBeFocused()
  await expect(page.getByLabel('Summary')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Title')).toHaveValue('Nothing else')
  // Once the fields are corrected, the summary disappears.
  await page.getByLabel('Summary').fill('A few words.')
  await writeText(page, 'A sentence.')
  await expect(page.getByRole('alert', { name: 'Please check these details' })).toHaveCount(0)
  await expect(page.getByText(/^Something went wrong/)).toHaveCount(0)
})

test('a malicious paste runs no script, and only its text is kept', { tag: '@slow' }, async ({ page }) => {
  await enterDesk(page, 'editor')
  await createDraft(page, 'Pasted')
  await textBox(page).click()
  await textBox(page).evaluate((box) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      `<h2 onclick="window.ran=1">Pasted heading</h2><img src=x onerror="window.ran=1"><script>window.ran=1</script>
       <svg onload="window.ran=1"></svg><p><a href="javascript:window.ran=1">a link</a> and <b>bold</b></p>
       <iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
    )
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(textBox(page)).toContainText('Pasted heading')
  await expect(saveStatus(page, 'Saved')).toBeVisible()
  await page.reload()
  await expect(textBox(page)).toContainText('Pasted heading')
  await expect(textBox(page)).toContainText('a link and bold')
  await expect(textBox(page).locator('a, img, script, svg, iframe')).toHaveCount(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

/** Measures, in the page, the delay between the next input and the appearance of a message. Polling would add to it. */
async function measureDelay(page: Page, text: string): Promise<() => Promise<number>> {
  const handle = await page.evaluateHandle((expectedText) => {
    const timing = { inputAt: 0, delay: Infinity }
    const onInput = ({ timeStamp }: Event) => (timing.inputAt = timeStamp)
    document.addEventListener('input', onInput, { capture: true, once: true })
    const watch = new MutationObserver(() => {
      if (!document.body.textContent.includes(expectedText)) return
      timing.delay = performance.now() - timing.inputAt
      watch.disconnect()
    })
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    return timing
  }, text)
  return () => handle.evaluate(({ delay }) => delay)
}

test(
  'a warning appears within two seconds if nothing can be stored, with a link to download the text',
  { tag: '@slow' },
  async ({ page, context, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/)
    await enterDesk(page, 'editor')
    await createDraft(page, 'Full device')
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    const warning = 'Your text isn’t saved'
    const typeUnsaved = async (text: string) => {
      const delay = await measureDelay(page, warning)
      await page.getByLabel('Summary').fill(text)
      await expect(page.getByText(warning)).toBeVisible()
      expect(await delay()).toBeLessThan(2000)
    }
    // First a slow save, then an unreachable server.
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/things\/[^/]+$/, (route) => gate.then(() => route.continue()))
    await typeUnsaved('Text being saved')
    release()
    await expect(page.getByText(warning)).toHaveCount(0)
    await context.setOffline(true)
    await typeUnsaved('Text stored nowhere')
    const href = await page.getByRole('link', { name: 'Download the text' }).getAttribute('href')
    expect(decodeURIComponent(href ?? '')).toContain('Text stored nowhere')
    await context.setOffline(false)
  },
)

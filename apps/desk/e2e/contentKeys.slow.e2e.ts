// inputs: packages/screens/src/desk/writing
import type { Page } from '@playwright/test'
import { deskAddress, expect, test, logInToDesk } from '@minaret/e2e'

/** Keys that are pressed, in each text. */
const keys = 80

/** Milliseconds from a key to the next frame, in order of size. */
async function measureKeys(page: Page): Promise<number[]> {
  // It listens before the first key is pressed.
  const found = await page.evaluateHandle((count) => {
    const delays: number[] = []
    const onKey = ({ timeStamp }: KeyboardEvent) =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (delays.length < count) delays.push(performance.now() - timeStamp)
          else document.removeEventListener('keydown', onKey, true)
        }),
      )
    document.addEventListener('keydown', onKey, true)
    return delays
  }, keys)
  for (let n = 0; n < keys; n += 1) await page.keyboard.press(n % 8 === 7 ? 'Space' : 'a')
  await expect.poll(() => found.evaluate((delays) => delays.length)).toBe(keys)
  return (await found.jsonValue()).toSorted((a, b) => a - b)
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

// On a busy machine every key costs more: what says something is how a long text compares with an empty one of the same run.
test('what a key costs in a text of 10,000 words, beside an empty one, is printed', async ({ page }) => {
  await logInToDesk(page, 'editor')
  await page.goto(deskAddress('/al-falah/content/news/new'))
  await page.getByLabel('Title').fill('Long')
  const box = page.getByRole('textbox', { name: /^Text/ })
  await box.click()
  const empty = await measureKeys(page)
  const words = Array.from({ length: 10_000 }, (_, n) => ['hall', 'مسجد', 'prayer', 'نماز', 'children'][n % 5])
  const paragraphs = Array.from({ length: 100 }, (_, n) => `<p>${words.slice(n * 100, n * 100 + 100).join(' ')}</p>`)
  await box.evaluate((element, html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, paragraphs.join(''))
  await expect(box.locator('p')).toHaveCount(100)
  const long = await measureKeys(page)
  const figures = (sorted: readonly number[]) => [0.5, 0.95, 1].map((share) => Math.round(at(sorted, share))).join(', ')
  const ratio = at(long, 0.5) / at(empty, 0.5)
  test.info().annotations.push({
    type: 'figure',
    description: `desk, a key to the next frame, p50, p95, max: ${figures(long)} ms in 10,000 words, ${figures(empty)} ms in an empty text; ratio of p50 ${ratio.toFixed(1)}`,
  })
  await expect(box).toContainText('aaaaaaa')
})

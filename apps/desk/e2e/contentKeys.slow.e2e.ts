// inputs: packages/screens/src/desk/writing
import type { Page } from '@playwright/test'
import { deskAddress, expect, test, logInToDesk } from '@minaret/e2e'

/** Key presses per measurement. */
const keyCount = 80

/** Milliseconds from each key press to the next frame, in ascending order. */
async function measureKeys(page: Page): Promise<number[]> {
  // The listener is added before the first key press.
  const handle = await page.evaluateHandle((count) => {
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
  }, keyCount)
  for (let n = 0; n < keyCount; n += 1) await page.keyboard.press(n % 8 === 7 ? 'Space' : 'a')
  await expect.poll(() => handle.evaluate((delays) => delays.length)).toBe(keyCount)
  return (await handle.jsonValue()).toSorted((a, b) => a - b)
}

const quantile = (sortedDelays: readonly number[], fraction: number) =>
  sortedDelays[Math.floor((sortedDelays.length - 1) * fraction)] ?? 0

// On a busy machine every key takes longer: only the ratio of a long text to an empty one in the same run is meaningful.
test('reports the delay of key presses in a text of 10,000 words and in an empty one', async ({ page }) => {
  await logInToDesk(page, 'editor')
  await page.goto(deskAddress('/al-falah/content/news/new'))
  await page.getByLabel('Title').fill('Long')
  const textBox = page.getByRole('textbox', { name: /^Full text/ })
  await textBox.click()
  const emptyDelays = await measureKeys(page)
  const words = Array.from({ length: 10_000 }, (_, n) => ['hall', 'مسجد', 'prayer', 'نماز', 'children'][n % 5])
  const paragraphs = Array.from({ length: 100 }, (_, n) => `<p>${words.slice(n * 100, n * 100 + 100).join(' ')}</p>`)
  await textBox.evaluate((element, html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, paragraphs.join(''))
  await expect(textBox.locator('p')).toHaveCount(100)
  const longDelays = await measureKeys(page)
  const figures = (sortedDelays: readonly number[]) =>
    [0.5, 0.95, 1].map((fraction) => Math.round(quantile(sortedDelays, fraction))).join(', ')
  const ratio = quantile(longDelays, 0.5) / quantile(emptyDelays, 0.5)
  test.info().annotations.push({
    type: 'figure',
    description: `desk, a key to the next frame, p50, p95, max: ${figures(longDelays)} ms in 10,000 words, ${figures(emptyDelays)} ms in an empty text; ratio of p50 ${ratio.toFixed(1)}`,
  })
  await expect(textBox).toContainText('aaaaaaa')
})

import { expect, type Page, type Response } from '@playwright/test'

/**
 * Does something that the page answers with a message which passes by itself, and sees that message. It is looked for from
 * before the act on: a slow machine may come back from a press only when the message has already gone.
 * @param words of the message; they are not on the page before
 * @param act the press, or whatever brings the message
 */
export async function expectToast(page: Page, words: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  const message = page.getByText(words)
  await expect(message).toHaveCount(0)
  const refusals: string[] = []
  const onResponse = (response: Response) => {
    if (response.status() >= 400) refusals.push(`${response.status()} ${response.url()}`)
  }
  page.on('response', onResponse)
  try {
    await Promise.all([expect(message).toBeVisible(), act()])
  } catch (cause) {
    throw new Error(`The message ${words} did not come; refused meanwhile: ${refusals.join(', ') || 'nothing'}.`, {
      cause,
    })
  } finally {
    page.off('response', onResponse)
  }
}

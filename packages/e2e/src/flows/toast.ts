import { expect, type Page, type Response } from '@playwright/test'

/**
 * Performs an action and expects its toast. Watching starts before the action: on a slow machine the action may return only
 * after the toast has disappeared.
 * @param text the toast's text, which is not on the page before
 * @param act the action that triggers the toast
 */
export async function expectToast(page: Page, text: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  const toast = page.getByText(text)
  await expect(toast).toHaveCount(0)
  const failures: string[] = []
  const onResponse = (response: Response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`)
  }
  page.on('response', onResponse)
  try {
    await Promise.all([expect(toast).toBeVisible(), act()])
  } catch (cause) {
    throw new Error(`Expected the toast ${text}; failed requests meanwhile: ${failures.join(', ') || 'none'}.`, {
      cause,
    })
  } finally {
    page.off('response', onResponse)
  }
}

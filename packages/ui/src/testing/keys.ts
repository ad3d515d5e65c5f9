import { userEvent } from 'storybook/test'

/**
 * Presses keys, in the notation of `userEvent.keyboard`. In tests they are real key presses, so that the browser's own behaviour
 * for Escape, Enter, Tab and the arrow keys is tested; in Storybook they are simulated.
 */
export async function press(keys: string): Promise<void> {
  if (!('__vitest_browser_runner__' in window)) {
    await userEvent.keyboard(keys)
    return
  }
  const browserModule = await import('vitest/browser')
  return browserModule.userEvent.keyboard(keys)
}

/** Returns the forward and back arrow keys of the page's text direction. */
export const arrows = () =>
  document.documentElement.dir === 'rtl'
    ? { onwards: '{ArrowLeft}', back: '{ArrowRight}' }
    : { onwards: '{ArrowRight}', back: '{ArrowLeft}' }

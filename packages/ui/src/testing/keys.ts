import { userEvent } from 'storybook/test'

/**
 * Presses keys, as `userEvent.keyboard` writes them. In the test run they are the browser's own key presses, so that what
 * the browser itself does with Escape, Enter, Tab and the arrows is part of the promise; in Storybook they are simulated.
 */
export async function press(keys: string): Promise<void> {
  if (!('__vitest_browser_runner__' in window)) {
    await userEvent.keyboard(keys)
    return
  }
  const real = await import('vitest/browser')
  return real.userEvent.keyboard(keys)
}

/** The arrow that goes on in the page's direction of reading, and the one that goes back. */
export const arrows = () =>
  document.documentElement.dir === 'rtl'
    ? { onwards: '{ArrowLeft}', back: '{ArrowRight}' }
    : { onwards: '{ArrowRight}', back: '{ArrowLeft}' }

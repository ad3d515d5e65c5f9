/**
 * Text at 200 %, as the browser's own setting makes them, while `check` looks at the page.
 *
 * @returns what `check` returns, once the text has its size again.
 */
export async function withLargeText(check: () => Promise<void>): Promise<void> {
  const { style } = document.documentElement
  style.fontSize = '200%'
  try {
    await check()
  } finally {
    style.fontSize = ''
  }
}

/**
 * Letters at 200 %, as the browser's own setting makes them, while `look` looks at the page.
 *
 * @returns what `look` returns, once the letters are as they were.
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

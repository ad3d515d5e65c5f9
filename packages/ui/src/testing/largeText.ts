/**
 * Runs a check with text at 200%, as by the browser's setting, and then restores the size.
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

/**
 * Returns the API's origin: `apiBase` in the `config.json` beside the page, else the page's own origin. A file that is missing
 * or malformed counts as one without `apiBase`.
 */
export async function readApiOrigin(): Promise<string> {
  try {
    const response = await fetch('/config.json', { cache: 'no-cache' })
    const config: unknown = await response.json()
    if (
      typeof config === 'object' &&
      config !== null &&
      'apiBase' in config &&
      typeof config.apiBase === 'string' &&
      config.apiBase
    ) {
      return new URL(config.apiBase, window.location.origin).origin
    }
  } catch {
    // The page's own origin is used instead.
  }
  return window.location.origin
}

/**
 * The API host's origin: what `config.json` beside the page names as `apiBase`, else the host of the page. A file that is
 * missing or says nothing of use is the same as one that names no host.
 */
export async function apiHost(): Promise<string> {
  try {
    const answer = await fetch('/config.json', { cache: 'no-cache' })
    const config: unknown = await answer.json()
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
    // The page's own host is asked instead.
  }
  return window.location.origin
}

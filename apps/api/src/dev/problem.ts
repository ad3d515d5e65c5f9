import { stripVTControlCharacters } from 'node:util'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char)

const formatError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const frame: unknown = Reflect.get(error, 'frame')
  return [error.message, ...(typeof frame === 'string' && !error.message.includes(frame) ? [frame] : [])].join('\n\n')
}

/** Reloads the page as soon as the server renders it. */
const retry = `setInterval(async () => {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => undefined)
  if (response && response.status < 500) location.reload()
}, 500)`

/** The developer's error page for a page that cannot be rendered; it reloads as soon as the error is fixed. */
export function problemPage(error: unknown, nonce = ''): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The page cannot be rendered</title>
<style nonce="${nonce}">body{margin:2rem;font:16px/1.5 system-ui;color-scheme:light dark}pre{white-space:pre-wrap;font:14px/1.5 ui-monospace,monospace}</style>
<h1>The page cannot be rendered</h1>
<p>There is an error in the source code. The page reloads automatically once you fix and save it.</p>
<pre role="alert">${escape(stripVTControlCharacters(formatError(error)))}</pre>
<script nonce="${nonce}">${retry}</script>
</html>
`
}

import { createHash } from 'node:crypto'

/** A page whose scripts and styles are named by what they hold, and what its policy names. */
export type HashedPage = {
  html: string
  /** Sources of a policy: `'sha256-…'`. */
  scripts: string[]
  styles: string[]
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * A script that loads a module as a trusted script may: what the parser finds itself, and what an inline script imports, is
 * allowed by a nonce alone. Its policy of trusted types knows one address.
 */
const loaderOf = (address: string) =>
  `{const u=${JSON.stringify(address)},p=window.trustedTypes?.createPolicy('entry',{createScriptURL:()=>u}),s=document.createElement('script');s.type='module';s.src=p?p.createScriptURL(u):u;document.head.append(s)}`

/**
 * Names a page's scripts and styles by hash in place of its nonce, so that the same bytes can be sent to everybody. Only
 * what bears the nonce of this drawing is named: what found its way into the page from elsewhere cannot know it, as with a
 * nonce. A module of a file becomes an inline script that loads it.
 */
export function hashPage(drawn: string, nonce: string): HashedPage {
  const mark = ` nonce="${nonce}"`
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const html = drawn
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, text: string) => {
      if (!attributes.includes(mark)) return whole
      const bare = attributes.replace(mark, '')
      const src = /\ssrc="([^"]*)"/.exec(bare)?.[1]
      const content = src === undefined ? text : loaderOf(src)
      scripts.add(hashOf(content))
      return src === undefined ? `<script${bare}>${text}</script>` : `<script>${content}</script>`
    })
    .replace(/<style\b([^>]*)>([\s\S]*?)<\/style>/g, (whole, attributes: string, text: string) => {
      if (!attributes.includes(mark)) return whole
      styles.add(hashOf(text))
      return `<style${attributes.replace(mark, '')}>${text}</style>`
    })
    .replaceAll(mark, '')
  return { html, scripts: [...scripts], styles: [...styles] }
}

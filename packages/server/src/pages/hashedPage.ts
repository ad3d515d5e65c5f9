import { hash } from 'node:crypto'

/** A page whose scripts and styles are allowed by hash, and the hashes for its policy. */
export type HashedPage = {
  html: string
  /** Policy sources: `'sha256-…'`. */
  scripts: string[]
  styles: string[]
}

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/**
 * Returns an inline script that loads a module. With `strict-dynamic` and hashes, a module in a script tag or an import
 * needs a nonce, but a script element added by a trusted script does not. Its trusted types policy allows one URL.
 */
const loaderOf = (address: string) =>
  `{const u=${JSON.stringify(address)},p=window.trustedTypes?.createPolicy('entry',{createScriptURL:()=>u}),s=document.createElement('script');s.type='module';s.src=p?p.createScriptURL(u):u;document.head.append(s)}`

/**
 * Replaces the nonces of a page's scripts and styles with hashes, so that the same bytes can be sent to all visitors.
 * Only elements with this rendering's nonce are hashed, because injected elements cannot know it. A module file becomes
 * an inline script that loads it.
 */
export function hashPage(renderedHtml: string, nonce: string): HashedPage {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  // Each piece but the last ends within the tag of an element with the nonce, and the next one continues it.
  const pieces = renderedHtml.split(` nonce="${nonce}"`)
  for (let index = 1; index < pieces.length; index += 1) {
    const before = pieces[index - 1] ?? ''
    const after = pieces[index] ?? ''
    const tagStart = before.lastIndexOf('<')
    const [, name] = /^<(script|style)\b/.exec(before.slice(tagStart, tagStart + 8)) ?? []
    if (!name) continue
    const tagEnd = after.indexOf('>')
    const contentEnd = after.indexOf(`</${name}>`, tagEnd)
    const content = after.slice(tagEnd + 1, contentEnd)
    const src = /\ssrc="([^"]*)"/.exec(before.slice(tagStart) + after.slice(0, tagEnd))?.[1]
    if (name === 'style') styles.add(hashOf(content))
    else if (src === undefined) scripts.add(hashOf(content))
    else {
      const loader = loaderOf(src)
      scripts.add(hashOf(loader))
      pieces[index - 1] = before.slice(0, tagStart)
      pieces[index] = `<script>${loader}${after.slice(contentEnd)}`
    }
  }
  return { html: pieces.join(''), scripts: [...scripts], styles: [...styles] }
}

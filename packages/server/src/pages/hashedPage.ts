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
  const nonceAttribute = ` nonce="${nonce}"`
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const html = renderedHtml
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (element, attributes: string, text: string) => {
      if (!attributes.includes(nonceAttribute)) return element
      const otherAttributes = attributes.replace(nonceAttribute, '')
      const src = /\ssrc="([^"]*)"/.exec(otherAttributes)?.[1]
      const content = src === undefined ? text : loaderOf(src)
      scripts.add(hashOf(content))
      return src === undefined ? `<script${otherAttributes}>${text}</script>` : `<script>${content}</script>`
    })
    .replace(/<style\b([^>]*)>([\s\S]*?)<\/style>/g, (element, attributes: string, text: string) => {
      if (!attributes.includes(nonceAttribute)) return element
      styles.add(hashOf(text))
      return `<style${attributes.replace(nonceAttribute, '')}>${text}</style>`
    })
    .replaceAll(nonceAttribute, '')
  return { html, scripts: [...scripts], styles: [...styles] }
}

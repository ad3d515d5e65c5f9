import type { Token } from 'markdown-it'
import { contentLink } from '@minaret/plans'
import { sanitise } from '@minaret/foundation/rich-text'
import type { ProblemCode } from '../codecs/CodecError.ts'
import type { Problem } from '../findings.ts'

const cache = new Map<string, boolean>()

/** Whether the site's sanitiser keeps a tag or an attribute. */
function isShown(tag: string, attribute?: string): boolean {
  const key = `${tag} ${attribute ?? ''}`
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const sample = attribute === 'href' ? 'https://example.org' : attribute === 'scope' ? 'col' : 'x'
  const cleanHtml = sanitise(`<${tag}${attribute ? ` ${attribute}="${sample}"` : ''}>x</${tag}>`)
  const isRendered = cleanHtml.startsWith('<') && (!attribute || cleanHtml.includes(`${attribute}=`))
  if (cache.size < 1000) cache.set(key, isRendered)
  return isRendered
}

const unsafeLinkMessage = (href: string) =>
  `The link to \`${href.slice(0, 60)}\` cannot be followed. Write a page of the site like /courses, or an address with https://, mailto: or tel:.`

/** Matches links that the Markdown parser leaves as text. */
const unsafeLink = /\]\(\s*(?:javascript|vbscript|file|data):/i

const unsupported: Record<string, { message: string; code: ProblemCode }> = {
  hr: { code: 'rule', message: 'A horizontal line is not shown. Use a heading.' },
  image: { code: 'picture', message: 'Pictures in the text are not shown. Add `picture:` to the front matter.' },
  code_block: {
    code: 'code',
    message: 'Lines that start with four spaces are read as code, which is not shown. Delete the spaces.',
  },
  fence: { code: 'code', message: 'Lines between ``` are read as code, which is not shown. Delete the ```.' },
  code_inline: {
    code: 'code',
    message: 'Text between `backticks` is read as code, which is not shown. Use **strong** or *emphasis*.',
  },
  s_open: { code: 'struck', message: 'Text between ~~ is not shown with a line through it. Delete the ~~.' },
}

const tags = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi
const attributes = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/**
 * Finds HTML that the site does not show. @param line the first line of the HTML
 * @untrusted
 */
export function findUnsupportedHtml(html: string, line: number): Problem[] {
  const problems: Problem[] = []
  let [currentLine, lastIndex] = [line, 0]
  for (const { 0: tagText, 1: name = '', 2: rest = '', index } of html.matchAll(tags)) {
    currentLine += html.slice(lastIndex, index).split('\n').length - 1
    lastIndex = index
    const tag = name.toLowerCase()
    if (!isShown(tag)) {
      problems.push({
        line: currentLine,
        code: 'html',
        message: `\`<${tag}>\` is not shown on the site. Delete it; ${tagText === '<script>' ? 'scripts never run here' : 'see docs/mosque-folder.md for what is shown'}.`,
      })
      continue
    }
    for (const [, attribute = '', ...values] of rest.matchAll(attributes)) {
      const value = values.find((part) => part !== undefined) ?? ''
      const attributeName = attribute.toLowerCase()
      if (tag === 'a' && attributeName === 'href' && !contentLink(value))
        problems.push({ line: currentLine, code: 'link', message: unsafeLinkMessage(value) })
      else if (!isShown(tag, attributeName))
        problems.push({
          line: currentLine,
          code: 'html',
          message: `\`${attributeName}\` of \`<${tag}>\` is not used on the site. Delete it.`,
        })
    }
  }
  return problems
}

/** Finds Markdown that the site does not show, by its tokens. */
export function findUnsupported(tokens: readonly Token[]): Problem[] {
  const problems: Problem[] = []
  const checkToken = (token: Token, line: number) => {
    const { type, tag, content } = token
    if (type === 'html_block' || type === 'html_inline') problems.push(...findUnsupportedHtml(content, line))
    else if (type === 'text' && unsafeLink.test(content))
      problems.push({ line, code: 'link', message: unsafeLinkMessage(content) })
    else if (unsupported[type]) problems.push({ line, ...unsupported[type] })
    else if (type === 'heading_open' && !isShown(tag))
      problems.push({ line, code: 'heading', message: 'Headings have two to four #. Delete some.' })
    else if (type === 'link_open' && !contentLink(String(token.attrGet('href') ?? '')))
      problems.push({ line, code: 'link', message: unsafeLinkMessage(String(token.attrGet('href') ?? '')) })
  }
  for (const token of tokens) {
    let line = token.map?.[0] ?? 0
    if (token.type !== 'inline') checkToken(token, line)
    for (const child of token.children ?? []) {
      checkToken(child, line)
      if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1
      else if (child.type === 'html_inline') line += child.content.split('\n').length - 1
    }
  }
  return problems
}

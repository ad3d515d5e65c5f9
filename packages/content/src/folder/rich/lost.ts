import type { Token } from 'markdown-it'
import { contentLink } from '@minaret/plans'
import { sanitise } from '@minaret/foundation/rich-text'
import type { ProblemCode } from '../codecs/CodecError.ts'
import type { Problem } from '../findings.ts'

const verdicts = new Map<string, boolean>()

/** Whether the site shows a tag, or an attribute of it: asked of what cleans every text. */
function isShown(tag: string, attribute?: string): boolean {
  const key = `${tag} ${attribute ?? ''}`
  const known = verdicts.get(key)
  if (known !== undefined) return known
  const sample = attribute === 'href' ? 'https://example.org' : attribute === 'scope' ? 'col' : 'x'
  const clean = sanitise(`<${tag}${attribute ? ` ${attribute}="${sample}"` : ''}>x</${tag}>`)
  const shown = clean.startsWith('<') && (!attribute || clean.includes(`${attribute}=`))
  if (verdicts.size < 1000) verdicts.set(key, shown)
  return shown
}

const wrongLink = (href: string) =>
  `The link to \`${href.slice(0, 60)}\` cannot be followed. Write a page of the site like /courses, or an address with https://, mailto: or tel:.`

/** Markdown itself leaves such a link as it was typed. */
const refusedLink = /\]\(\s*(?:javascript|vbscript|file|data):/i

const instead: Record<string, { message: string; code: ProblemCode }> = {
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
 * What is lost of HTML that stands in a text. @param line the line on which it begins
 * @untrusted
 */
export function lostOfHtml(html: string, line: number): Problem[] {
  const problems: Problem[] = []
  let [at, counted] = [line, 0]
  for (const { 0: whole, 1: name = '', 2: rest = '', index } of html.matchAll(tags)) {
    at += html.slice(counted, index).split('\n').length - 1
    counted = index
    const tag = name.toLowerCase()
    if (!isShown(tag)) {
      problems.push({
        line: at,
        code: 'html',
        message: `\`<${tag}>\` is not shown on the site. Delete it; ${whole === '<script>' ? 'scripts never run here' : 'see docs/mosque-folder.md for what is shown'}.`,
      })
      continue
    }
    for (const [, attribute = '', ...values] of rest.matchAll(attributes)) {
      const value = values.find((part) => part !== undefined) ?? ''
      const said = attribute.toLowerCase()
      if (tag === 'a' && said === 'href' && !contentLink(value))
        problems.push({ line: at, code: 'link', message: wrongLink(value) })
      else if (!isShown(tag, said))
        problems.push({
          line: at,
          code: 'html',
          message: `\`${said}\` of \`<${tag}>\` is not used on the site. Delete it.`,
        })
    }
  }
  return problems
}

/** What is lost of a text, by the tokens it is made of: everything the site does not show. */
export function lostOf(tokens: readonly Token[]): Problem[] {
  const problems: Problem[] = []
  const look = (token: Token, line: number) => {
    const { type, tag, content } = token
    if (type === 'html_block' || type === 'html_inline') problems.push(...lostOfHtml(content, line))
    else if (type === 'text' && refusedLink.test(content))
      problems.push({ line, code: 'link', message: wrongLink(content) })
    else if (instead[type]) problems.push({ line, ...instead[type] })
    else if (type === 'heading_open' && !isShown(tag))
      problems.push({ line, code: 'heading', message: 'Headings have two to four #. Delete some.' })
    else if (type === 'link_open' && !contentLink(String(token.attrGet('href') ?? '')))
      problems.push({ line, code: 'link', message: wrongLink(String(token.attrGet('href') ?? '')) })
  }
  for (const token of tokens) {
    let line = token.map?.[0] ?? 0
    if (token.type !== 'inline') look(token, line)
    for (const child of token.children ?? []) {
      look(child, line)
      if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1
      else if (child.type === 'html_inline') line += child.content.split('\n').length - 1
    }
  }
  return problems
}

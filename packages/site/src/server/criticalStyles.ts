/** One rule of a stylesheet, with what a page must have for it to apply to anything. */
export type Rule =
  | { kind: 'style'; selectors: readonly Selector[]; body: string }
  | { kind: 'group'; condition: string; rules: readonly Rule[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'other'; text: string }

/** @property needs the class names, and the attributes as `data-tone=quiet`, without which it selects nothing */
type Selector = { text: string; needs: readonly string[] }

/** The place after a string that begins at a place. */
function endOfString(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text[at] !== text[from]) at += text[at] === '\\' ? 2 : 1
  return at + 1
}

/** The first of these characters outside of strings and brackets, from a place on; the end where there is none. */
function find(text: string, wanted: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length;) {
    const character = text.charAt(at)
    if (character === '"' || character === "'") {
      at = endOfString(text, at)
      continue
    }
    if (depth === 0 && wanted.includes(character)) return at
    if ('([{'.includes(character)) depth += 1
    if (')]}'.includes(character)) depth -= 1
    at += 1
  }
  return text.length
}

function splitAtCommas(text: string): string[] {
  const comma = find(text, ',', 0)
  return comma === text.length ? [text] : [text.slice(0, comma), ...splitAtCommas(text.slice(comma + 1))]
}

/** What stands in brackets of a pseudo-class (`:not()`, `:is()`) says nothing for certain. */
function withoutBrackets(selector: string): string {
  const open = find(selector, '(', 0)
  if (open === selector.length) return selector
  return selector.slice(0, open) + withoutBrackets(selector.slice(find(selector, ')', open + 1) + 1))
}

function needsOf(selector: string): string[] {
  if (selector.includes('\\')) return []
  return [...withoutBrackets(selector).matchAll(/\[([^\]]*)\]|\.([\w-]+)/g)].flatMap(([, attribute = '', name]) => {
    if (name !== undefined) return [name]
    // Only with a value: what a page's own script sets while it is read has none.
    const [, key, value] = /^(data-[\w-]+)="?([^"]*)"?$/.exec(attribute) ?? []
    return key === undefined ? [] : [`${key}=${value}`]
  })
}

function readRules(text: string): Rule[] {
  const rules: Rule[] = []
  for (let at = 0; at < text.length;) {
    const open = find(text, '{;', at)
    if (open === text.length) {
      rules.push({ kind: 'other', text: text.slice(at) })
      break
    }
    const close = text[open] === '{' ? find(text, '}', open + 1) : open
    rules.push(readRule(text.slice(at, close + 1), open - at))
    at = close + 1
  }
  return rules
}

/** @param open where its block begins */
function readRule(text: string, open: number): Rule {
  const head = text.slice(0, open)
  const body = text.slice(open + 1, -1)
  if (/^@(?:media|supports)\b/.test(head))
    return { kind: 'group', condition: head, rules: readRules(body).map(asInner) }
  const [, name] = /^@keyframes ([\w-]+)$/.exec(head) ?? []
  if (name !== undefined) return { kind: 'keyframes', name, text }
  if (head.startsWith('@')) return { kind: 'other', text }
  return { kind: 'style', selectors: splitAtCommas(head).map((each) => ({ text: each, needs: needsOf(each) })), body }
}

/** An animation under a condition stays where it is. */
const asInner = (rule: Rule): Rule => (rule.kind === 'keyframes' ? { kind: 'other', text: rule.text } : rule)

/**
 * Reads the rules of a built stylesheet. One that is not understood to the last character is one rule, which every page
 * carries.
 */
export function readStylesheet(text: string): Rule[] {
  const rules = readRules(text)
  return rules.map(whole).join('') === text ? rules : [{ kind: 'other', text }]
}

function whole(rule: Rule): string {
  if (rule.kind === 'style') return `${rule.selectors.map(({ text }) => text).join(',')}{${rule.body}}`
  return rule.kind === 'group' ? `${rule.condition}{${rule.rules.map(whole).join('')}}` : rule.text
}

/** The class names and the values of `data-` attributes in a page's HTML. */
export function usedIn(html: string): Set<string> {
  const used = new Set<string>()
  for (const [, attribute, value = ''] of html.matchAll(/ (class|data-[\w-]+)="([^"]*)"/g)) {
    if (attribute !== 'class') used.add(`${attribute}=${value}`)
    else for (const name of value.split(' ')) used.add(name)
  }
  return used
}

function print(rules: readonly Rule[], used: ReadonlySet<string>): string {
  let text = ''
  for (const rule of rules) {
    if (rule.kind === 'other') text += rule.text
    if (rule.kind === 'group') {
      const inner = print(rule.rules, used)
      if (inner) text += `${rule.condition}{${inner}}`
    }
    if (rule.kind === 'style') {
      const selectors = rule.selectors.filter(({ needs }) => needs.every((need) => used.has(need)))
      if (selectors.length > 0) text += `${selectors.map((each) => each.text).join(',')}{${rule.body}}`
    }
  }
  return text
}

/**
 * The rules that may apply to a page as it stands, in their order. Nothing is left out for how a page is looked at (its width,
 * its colours, on paper) or for states the browser knows.
 * @param used what the page's HTML has, from `usedIn`
 */
export function criticalStyles(rules: readonly Rule[], used: ReadonlySet<string>): string {
  const text = print(rules, used)
  const animations = rules.flatMap((rule) => (rule.kind === 'keyframes' && text.includes(rule.name) ? [rule.text] : []))
  return text + animations.join('')
}

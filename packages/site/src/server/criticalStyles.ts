/** One rule of a stylesheet, with the names a page must contain for it to apply. */
export type Rule =
  | { kind: 'style'; selectors: readonly Selector[]; body: string }
  | { kind: 'group'; condition: string; rules: readonly Rule[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'other'; text: string }

/** A selector. `needs`: the class names, and the attributes as `data-tone=quiet`, without which it matches nothing. */
type Selector = { text: string; needs: readonly string[] }

/** Returns the index after a string that begins at an index. */
function endOfString(text: string, from: number): number {
  let index = from + 1
  while (index < text.length && text[index] !== text[from]) index += text[index] === '\\' ? 2 : 1
  return index + 1
}

/** Returns the index of the first of these characters outside strings and brackets; the text's length if there is none. */
function findOutside(text: string, characters: string, from: number): number {
  let depth = 0
  for (let index = from; index < text.length;) {
    const character = text.charAt(index)
    if (character === '"' || character === "'") {
      index = endOfString(text, index)
      continue
    }
    if (depth === 0 && characters.includes(character)) return index
    if ('([{'.includes(character)) depth += 1
    if (')]}'.includes(character)) depth -= 1
    index += 1
  }
  return text.length
}

function splitAtCommas(text: string): string[] {
  const comma = findOutside(text, ',', 0)
  return comma === text.length ? [text] : [text.slice(0, comma), ...splitAtCommas(text.slice(comma + 1))]
}

/** Removes the arguments of pseudo-classes (`:not()`, `:is()`): they need not be in the page. */
function withoutBrackets(selector: string): string {
  const open = findOutside(selector, '(', 0)
  if (open === selector.length) return selector
  return selector.slice(0, open) + withoutBrackets(selector.slice(findOutside(selector, ')', open + 1) + 1))
}

function needsOf(selector: string): string[] {
  if (selector.includes('\\')) return []
  return [...withoutBrackets(selector).matchAll(/\[([^\]]*)\]|\.([\w-]+)/g)].flatMap(([, attribute = '', name]) => {
    if (name !== undefined) return [name]
    // Only attributes with a value: those that the page's script sets later have none.
    const [, key, value] = /^(data-[\w-]+)="?([^"]*)"?$/.exec(attribute) ?? []
    return key === undefined ? [] : [`${key}=${value}`]
  })
}

function readRules(text: string): Rule[] {
  const rules: Rule[] = []
  for (let index = 0; index < text.length;) {
    const open = findOutside(text, '{;', index)
    if (open === text.length) {
      rules.push({ kind: 'other', text: text.slice(index) })
      break
    }
    const close = text[open] === '{' ? findOutside(text, '}', open + 1) : open
    rules.push(readRule(text.slice(index, close + 1), open - index))
    index = close + 1
  }
  return rules
}

/** Parses one rule. @param open the index where its block begins */
function readRule(text: string, open: number): Rule {
  const head = text.slice(0, open)
  const body = text.slice(open + 1, -1)
  if (/^@(?:media|supports)\b/.test(head))
    return { kind: 'group', condition: head, rules: readRules(body).map(toNestedRule) }
  const [, name] = /^@keyframes ([\w-]+)$/.exec(head) ?? []
  if (name !== undefined) return { kind: 'keyframes', name, text }
  if (head.startsWith('@')) return { kind: 'other', text }
  return {
    kind: 'style',
    selectors: splitAtCommas(head).map((selector) => ({ text: selector, needs: needsOf(selector) })),
    body,
  }
}

/** Keeps an animation under a condition in its place. */
const toNestedRule = (rule: Rule): Rule => (rule.kind === 'keyframes' ? { kind: 'other', text: rule.text } : rule)

/**
 * Parses the rules of a built stylesheet. If it cannot be parsed to the last character, it becomes one rule that every page
 * includes.
 */
export function readStylesheet(text: string): Rule[] {
  const rules = readRules(text)
  return rules.map(printRule).join('') === text ? rules : [{ kind: 'other', text }]
}

function printRule(rule: Rule): string {
  if (rule.kind === 'style') return `${rule.selectors.map(({ text }) => text).join(',')}{${rule.body}}`
  return rule.kind === 'group' ? `${rule.condition}{${rule.rules.map(printRule).join('')}}` : rule.text
}

/** Returns the class names and the values of `data-` attributes in a page's HTML. */
export function usedNamesIn(html: string): Set<string> {
  const usedNames = new Set<string>()
  for (const [, attribute, value = ''] of html.matchAll(/ (class|data-[\w-]+)="([^"]*)"/g)) {
    if (attribute !== 'class') usedNames.add(`${attribute}=${value}`)
    else for (const name of value.split(' ')) usedNames.add(name)
  }
  return usedNames
}

function printUsedRules(rules: readonly Rule[], usedNames: ReadonlySet<string>): string {
  let text = ''
  for (const rule of rules) {
    if (rule.kind === 'other') text += rule.text
    if (rule.kind === 'group') {
      const inner = printUsedRules(rule.rules, usedNames)
      if (inner) text += `${rule.condition}{${inner}}`
    }
    if (rule.kind === 'style') {
      const selectors = rule.selectors.filter(({ needs }) => needs.every((need) => usedNames.has(need)))
      if (selectors.length > 0) text += `${selectors.map((selector) => selector.text).join(',')}{${rule.body}}`
    }
  }
  return text
}

/**
 * Returns the rules that may apply to a page's HTML, in order. Rules for media (width, colour scheme, print) and for browser
 * states are kept.
 * @param usedNames the classes and attributes of the page's HTML, from `usedIn`
 */
export function criticalStyles(rules: readonly Rule[], usedNames: ReadonlySet<string>): string {
  const text = printUsedRules(rules, usedNames)
  const animations = rules.flatMap((rule) => (rule.kind === 'keyframes' && text.includes(rule.name) ? [rule.text] : []))
  return text + animations.join('')
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What stands on a page, as people would point it out. Names and texts are whole, or patterns. */
export type Target = (
  | { role: string; name?: string | RegExp }
  | { text: string | RegExp }
  | { label: string | RegExp }
) & {
  /** Only inside the first of these. */
  within?: Target
  /** Only in the same part of the page: what the first of these stands in. */
  beside?: Target
}

/** An element that was found and can be seen. */
export type Found = {
  /** Its middle, in pixels of the page that is seen. */
  x: number
  y: number
  text: string
  value: string
  checked: boolean
  /** Where focus is on it. */
  focused: boolean
  /** Whether a click does nothing for now: it is disabled, or what it does is under way. */
  busy: boolean
  /** What lies over it and would be clicked in its place. */
  covered?: string
}

const require = createRequire(import.meta.url)
const library = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')

/** Runs in the page, so it names nothing from outside; `lookup` is Testing Library. */
const script = `(lookup, target, scroll) => {
  const pattern = (value) => (value && value.source !== undefined ? new RegExp(value.source, value.flags) : value)
  const visible = (element) => element.checkVisibility({ visibilityProperty: true })
  const find = (one) => {
    const [near] = one.within || one.beside ? find(one.within || one.beside) : [document.body]
    const scope = near && one.beside ? near.parentElement : near
    if (!scope) return []
    if (one.role) return lookup.queryAllByRole(scope, one.role, { name: pattern(one.name) }).filter(visible)
    if (one.label !== undefined) return lookup.queryAllByLabelText(scope, pattern(one.label)).filter(visible)
    return lookup.queryAllByText(scope, pattern(one.text), { ignore: 'script, style, noscript' }).filter(visible)
  }
  const [element] = find(target)
  if (!element) return null
  const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })
  const isHit = (one, { x, y }) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (one.contains(hit) || (hit.closest('label') || {}).control === element)
  }
  // A link over two lines has a middle beside it: its first line is pressed.
  const place = (one) => middle(one.getClientRects().length > 1 ? one.getClientRects()[0] : one.getBoundingClientRect())
  const pressed = [element, ...(element.labels || [])]
  if (scroll) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const best = pressed.find((one) => isHit(one, place(one))) || element
  const at = place(best)
  const hit = document.elementFromPoint(at.x, at.y)
  return {
    ...at,
    text: element.innerText,
    value: String(element.value === undefined ? '' : element.value),
    checked: element.checked === true,
    focused: element === document.activeElement,
    busy: element.matches(':disabled, [aria-disabled=true]'),
    ...(isHit(best, at) ? {} : { covered: hit ? hit.outerHTML.slice(0, 120) : 'nothing' }),
  }
}`

const spell = (target: Target): string =>
  JSON.stringify(target, (_, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  )

/** An expression that says whether Testing Library is in the page. */
export const isThere = 'typeof TestingLibraryDom === "object"'

/** An expression that brings Testing Library into the page: roles and names are then found by the browser's own styles. */
export const bringIn = `(function () { ${library}\n return true }).call(globalThis)`

/** An expression that finds the first of what can be seen, as JSON; `null` where there is none. */
export const find = (target: Target, scroll = false): string =>
  `JSON.stringify((${script})(TestingLibraryDom, ${spell(target)}, ${scroll}))`

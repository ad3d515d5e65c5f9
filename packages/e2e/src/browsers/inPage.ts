import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Describes an element by role, text or label. Names and text match in full, or by pattern. */
export type Target = (
  | { role: string; name?: string | RegExp }
  | { text: string | RegExp }
  | { label: string | RegExp }
) & {
  /** Restricts the search to this element's descendants. */
  within?: Target
  /** Restricts the search to the parent of this element. */
  nextTo?: Target
}

/** The state of a visible element. */
export type ElementState = {
  /** Its centre, in pixels of the viewport. */
  x: number
  y: number
  text: string
  value: string
  checked: boolean
  focused: boolean
  /** Whether a click has no effect: the element is disabled or busy. */
  busy: boolean
  /** An element that covers it and would receive the click. */
  covered?: string
}

const require = createRequire(import.meta.url)
const library = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')

/** Runs in the page, so it must be self-contained; `lookup` is Testing Library. */
const script = `(lookup, target, scroll) => {
  const pattern = (value) => (value && value.source !== undefined ? new RegExp(value.source, value.flags) : value)
  const visible = (element) => element.checkVisibility({ visibilityProperty: true })
  const find = (query) => {
    const [anchor] = query.within || query.nextTo ? find(query.within || query.nextTo) : [document.body]
    const scope = anchor && query.nextTo ? anchor.parentElement : anchor
    if (!scope) return []
    if (query.role) return lookup.queryAllByRole(scope, query.role, { name: pattern(query.name) }).filter(visible)
    if (query.label !== undefined) return lookup.queryAllByLabelText(scope, pattern(query.label)).filter(visible)
    return lookup.queryAllByText(scope, pattern(query.text), { ignore: 'script, style, noscript' }).filter(visible)
  }
  const [element] = find(target)
  if (!element) return null
  const centre = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })
  const isHit = (candidate, { x, y }) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (candidate.contains(hit) || (hit.closest('label') || {}).control === element)
  }
  // The centre of a link that wraps may be outside it, so its first line is used.
  const place = (candidate) => centre(candidate.getClientRects().length > 1 ? candidate.getClientRects()[0] : candidate.getBoundingClientRect())
  const candidates = [element, ...(element.labels || [])]
  if (scroll) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const best = candidates.find((candidate) => isHit(candidate, place(candidate))) || element
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

const serialise = (target: Target): string =>
  JSON.stringify(target, (_, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  )

/** Expression: whether Testing Library is loaded in the page. */
export const isLibraryLoaded = 'typeof TestingLibraryDom === "object"'

/** Expression that loads Testing Library into the page, so that roles and names follow the browser's computed styles. */
export const loadLibrary = `(function () { ${library}\n return true }).call(globalThis)`

/** Expression that finds the first visible match, as JSON; `null` if there is none. */
export const find = (target: Target, scroll = false): string =>
  `JSON.stringify((${script})(TestingLibraryDom, ${serialise(target)}, ${scroll}))`

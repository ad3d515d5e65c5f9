/** A decoded form: text at the leaves, nested as the brackets say. */
export type Form = { [key: string]: Form | Form[] | string[] | string }

type Open = { [key: string]: Open | string }

/** `expand[0]=…` is a list; so is `items[0][id]=…`. */
function listed(value: Open): Form | Form[] | string[] {
  const inner = Object.entries(value).map(
    ([key, each]) => [key, typeof each === 'string' ? each : listed(each)] as const,
  )
  if (inner.length === 0 || !inner.every(([key], at) => key === String(at))) return Object.fromEntries(inner)
  const texts = inner.flatMap(([, each]) => (typeof each === 'string' ? [each] : []))
  if (texts.length === inner.length) return texts
  return inner.flatMap(([, each]) => (typeof each === 'string' || Array.isArray(each) ? [] : [each]))
}

/** Decodes what the SDK sends: `metadata[tenant_id]=…&created[gte]=…&items[0][id]=…`. */
export function decodeForm(text: string): Form {
  const root: Open = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop()
    if (last === undefined) continue
    let at = root
    for (const key of path) {
      const inner = at[key]
      const next: Open = typeof inner === 'object' ? inner : Object.create(null)
      at[key] = next
      at = next
    }
    at[last] = value
  }
  const form = listed(root)
  return Array.isArray(form) ? {} : form
}

type Part = Form[string] | undefined

/** What stands at a path of a decoded form; a list is walked by its numbers. */
export function partAt(form: Form, ...path: string[]): Part {
  let at: Part = form
  for (const key of path) {
    if (typeof at !== 'object') return undefined
    at = Array.isArray(at) ? at[Number(key)] : at[key]
  }
  return at
}

/** The text at a path of a decoded form. */
export function textAt(form: Form, ...path: string[]): string | undefined {
  const at = partAt(form, ...path)
  return typeof at === 'string' ? at : undefined
}

/** The number at a path of a decoded form. */
export function numberAt(form: Form, ...path: string[]): number | undefined {
  const text = textAt(form, ...path)
  return text ? Number(text) : undefined
}

/** The texts under a path: of an object by their names, of a list by their numbers. */
export function textsAt(form: Form, ...path: string[]): Record<string, string> {
  const at = partAt(form, ...path)
  const texts = typeof at === 'object' ? Object.entries(at) : []
  return Object.fromEntries(texts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

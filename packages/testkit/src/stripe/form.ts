/** A decoded form: nested by the brackets, with strings as leaves. */
export type Form = { [key: string]: Form | Form[] | string[] | string }

type RawForm = { [key: string]: RawForm | string }

/** Converts objects with keys from 0 to lists: `expand[0]=…` is a list, and so is `items[0][id]=…`. */
function toLists(value: RawForm): Form | Form[] | string[] {
  const entries = Object.entries(value).map(
    ([key, item]) => [key, typeof item === 'string' ? item : toLists(item)] as const,
  )
  if (entries.length === 0 || !entries.every(([key], index) => key === String(index)))
    return Object.fromEntries(entries)
  const texts = entries.flatMap(([, item]) => (typeof item === 'string' ? [item] : []))
  if (texts.length === entries.length) return texts
  return entries.flatMap(([, item]) => (typeof item === 'string' || Array.isArray(item) ? [] : [item]))
}

/** Decodes a form of the SDK: `metadata[tenant_id]=…&created[gte]=…&items[0][id]=…`. */
export function decodeForm(text: string): Form {
  const root: RawForm = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop()
    if (last === undefined) continue
    let node = root
    for (const key of path) {
      const inner = node[key]
      const next: RawForm = typeof inner === 'object' ? inner : Object.create(null)
      node[key] = next
      node = next
    }
    node[last] = value
  }
  const form = toLists(root)
  return Array.isArray(form) ? {} : form
}

type Part = Form[string] | undefined

/** Returns the value at a path of a decoded form; list items are addressed by index. */
export function partAt(form: Form, ...path: string[]): Part {
  let part: Part = form
  for (const key of path) {
    if (typeof part !== 'object') return undefined
    part = Array.isArray(part) ? part[Number(key)] : part[key]
  }
  return part
}

/** Returns the text at a path of a decoded form. */
export function textAt(form: Form, ...path: string[]): string | undefined {
  const part = partAt(form, ...path)
  return typeof part === 'string' ? part : undefined
}

/** Returns the number at a path of a decoded form. */
export function numberAt(form: Form, ...path: string[]): number | undefined {
  const text = textAt(form, ...path)
  return text ? Number(text) : undefined
}

/** Returns the strings under a path: of an object by name, of a list by index. */
export function textsAt(form: Form, ...path: string[]): Record<string, string> {
  const part = partAt(form, ...path)
  const strings = typeof part === 'object' ? Object.entries(part) : []
  return Object.fromEntries(strings.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

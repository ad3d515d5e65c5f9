/** A decoded form: text at the leaves, nested as the brackets say. */
export type Form = { [key: string]: Form | string }

/**
 * Decodes what the SDK sends: `metadata[tenant_id]=…&created[gte]=…`. Lists arrive as objects with numbers for keys,
 * which is as far as the calls of this product go.
 */
export function decodeForm(text: string): Form {
  const root: Form = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop()
    if (last === undefined) continue
    let at = root
    for (const key of path) {
      const inner = at[key]
      const next: Form = typeof inner === 'object' ? inner : Object.create(null)
      at[key] = next
      at = next
    }
    at[last] = value
  }
  return root
}

/** The text at a path of a decoded form. */
export function textAt(form: Form, ...path: string[]): string | undefined {
  let at: Form | string | undefined = form
  for (const key of path) at = typeof at === 'object' ? at[key] : undefined
  return typeof at === 'string' ? at : undefined
}

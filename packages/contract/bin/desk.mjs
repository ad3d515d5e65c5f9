// The desk's document, one part for each feature, with what it takes from the public one put in: every
// `../openapi.yaml#/components/…` becomes a component of its own, and what that refers to follows.
const outside = '../openapi.yaml#/components/'

/** Puts the entries of a part into the document. @throws when two parts have the same one */
function addEntries(into, entries, file) {
  for (const [key, value] of Object.entries(entries ?? {})) {
    if (into[key]) throw new Error(`${file} has ${key}, which another part of the desk's document has. Rename one.`)
    into[key] = value
  }
}

/**
 * @param base the document's beginning: its title, its servers and what its parts share, parsed
 * @param parts the parts, parsed, with their files' names: paths and components
 * @returns one document, in the order of the parts
 * @throws when two parts have the same path or component
 */
export function joinParts(base, parts) {
  const document = structuredClone(base)
  for (const { file, part } of parts) {
    addEntries(document.paths, part.paths, file)
    for (const [kind, entries] of Object.entries(part.components ?? {}))
      addEntries((document.components[kind] ??= {}), entries, file)
  }
  return document
}

/** All `$ref`s inside a value. */
function refsOf(value, into = new Set()) {
  if (Array.isArray(value)) for (const one of value) refsOf(one, into)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') into.add(inner)
      else refsOf(inner, into)
    }
  return into
}

/**
 * @param desk the desk's document, parsed
 * @param shared the public document, parsed
 * @returns one document without references to another
 * @throws when a reference leads nowhere, or a name stands for two things
 */
export function joinDesk(desk, shared) {
  const components = structuredClone(desk.components)
  const waiting = [...refsOf(desk)].filter((ref) => ref.startsWith(outside)).map((ref) => ref.slice(outside.length))
  const taken = new Set()
  while (waiting.length > 0) {
    const name = waiting.pop()
    if (taken.has(name)) continue
    taken.add(name)
    const [kind, key] = name.split('/')
    const found = shared.components[kind]?.[key]
    if (!found) throw new Error(`The desk's document refers to ${name}, which openapi.yaml does not have.`)
    if (desk.components[kind]?.[key])
      throw new Error(`The desk's document and openapi.yaml both have ${name}. Rename the desk's.`)
    components[kind] = { ...components[kind], [key]: found }
    for (const ref of refsOf(found)) waiting.push(ref.replace('#/components/', ''))
  }
  const text = JSON.stringify({ ...desk, components }).replaceAll(`"${outside}`, '"#/components/')
  return JSON.parse(text)
}

// Joins the desk's document from its parts, one per feature, and inlines the public components it refers to: every
// `../openapi.yaml#/components/…` becomes a component of the document, together with the components that one refers to.
const publicPrefix = '../openapi.yaml#/components/'

/** Adds the entries of a part to the document. @throws if two parts have the same entry */
function addEntries(into, entries, file) {
  for (const [key, value] of Object.entries(entries ?? {})) {
    if (into[key])
      throw new Error(`${file} defines ${key}, which another part of the desk's document also defines. Rename one.`)
    into[key] = value
  }
}

/**
 * Joins the parts of the desk's document.
 * @param base the parsed base document: title, servers and shared components
 * @param parts the parsed parts with their file names: paths and components
 * @returns one document, in the order of the parts
 * @throws if two parts have the same path or component
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
  if (Array.isArray(value)) for (const item of value) refsOf(item, into)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') into.add(inner)
      else refsOf(inner, into)
    }
  return into
}

/**
 * Inlines the public components that the desk's document refers to.
 * @param desk the desk's document, parsed
 * @param shared the public document, parsed
 * @returns one document without external references
 * @throws if a reference cannot be resolved, or both documents define the same component
 */
export function joinDesk(desk, shared) {
  const components = structuredClone(desk.components)
  const queue = [...refsOf(desk)]
    .filter((ref) => ref.startsWith(publicPrefix))
    .map((ref) => ref.slice(publicPrefix.length))
  const visited = new Set()
  while (queue.length > 0) {
    const name = queue.pop()
    if (visited.has(name)) continue
    visited.add(name)
    const [kind, key] = name.split('/')
    const component = shared.components[kind]?.[key]
    if (!component) throw new Error(`The desk's document refers to ${name}, which openapi.yaml does not have.`)
    if (desk.components[kind]?.[key])
      throw new Error(`The desk's document and openapi.yaml both have ${name}. Rename the desk's.`)
    components[kind] = { ...components[kind], [key]: component }
    for (const ref of refsOf(component)) queue.push(ref.replace('#/components/', ''))
  }
  const text = JSON.stringify({ ...desk, components }).replaceAll(`"${publicPrefix}`, '"#/components/')
  return JSON.parse(text)
}

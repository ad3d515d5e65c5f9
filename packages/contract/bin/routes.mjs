// The desk's operations that a browser needs at run time: method, path and tag by id.

/** @throws if an operation does not have exactly one tag, or a tag has the name of an operation */
function rowsOf(document) {
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, tags }]) => {
      if (tags?.length !== 1)
        throw new Error(`${operationId} needs exactly one tag: cached reads with the same tag are refreshed together.`)
      return { id: operationId, method: method.toUpperCase(), path, tag: tags[0] }
    }),
  )
  const clash = rows.find(({ id }) => rows.some(({ tag }) => tag === id))
  if (clash) throw new Error(`${clash.id} is the name of an operation and of a tag. Rename one.`)
  return rows
}

/** Generates the table's module: operation id to method, path and tag. */
export function routes(document) {
  const rows = rowsOf(document).map(({ id, method, path, tag }) => `  ${id}: ['${method}', '${path}', '${tag}'],\n`)
  return `import type { operations, paths } from './desk.gen.ts'

export const deskRoutes = {
${rows.join('')}} as const satisfies Record<keyof operations, readonly ['GET' | 'POST', keyof paths, string]>
`
}

// The parts of the contract that a browser needs at run time: the calls that take the session, and the shape of their data.

/** Whether one of the security schemes is the session, under either name of its header. */
const takesSession = (schemes = []) => schemes.some((scheme) => 'session' in scheme || 'token' in scheme)

const operations = (document) =>
  Object.entries(document.paths).flatMap(([path, item]) => Object.values(item).map((operation) => [path, operation]))

/** The paths of all calls that take a session. */
export const sessionPaths = (document) =>
  operations(document).flatMap(([path, { security }]) => (takesSession(security) ? [path] : []))

const schemaRef = /^#\/components\/schemas\/(\w+)$/

/** Resolves a reference to its schema. */
const resolve = (schema, document) => document.components.schemas[schemaRef.exec(schema.$ref ?? '')?.[1]] ?? schema

/** Merges the schemas of an `allOf`. */
function merge(schemas, document) {
  const all = schemas.map((schema) => {
    const target = resolve(schema, document)
    return target.allOf ? merge(target.allOf, document) : target
  })
  return {
    type: 'object',
    required: all.flatMap(({ required = [] }) => required),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
  }
}

const dateKinds = { date: 'd', 'date-time': 't' }

/**
 * The compact form of a schema: `s` string, `d` date and `t` date-time strings, `n` number, `b` boolean, `*` anything,
 * `#Name` another shape, `[shape]` a list, and an object with its fields; optional fields have a question mark.
 */
function shapeOf(schema, document, used) {
  const [, name] = schemaRef.exec(schema.$ref ?? '') ?? []
  if (name) {
    used.add(name)
    return `#${name}`
  }
  if (schema.allOf) return shapeOf(merge(schema.allOf, document), document, used)
  if (schema.anyOf) {
    // Alternatives of one type are that type; mixed types are anything.
    const kinds = schema.anyOf.map((alternative) => resolve(alternative, document).type)
    return kinds.every((kind) => kind === kinds[0]) ? shapeOf({ type: kinds[0] }, document, used) : '*'
  }
  switch (schema.type) {
    case 'string':
      return dateKinds[schema.format] ?? 's'
    case 'integer':
    case 'number':
      return 'n'
    case 'boolean':
      return 'b'
    case 'array':
      return [shapeOf(schema.items ?? {}, document, used)]
    case 'object': {
      const { properties = {}, required = [] } = schema
      return Object.fromEntries(
        Object.entries(properties).map(([field, inner]) => [
          required.includes(field) ? field : `${field}?`,
          shapeOf(inner, document, used),
        ]),
      )
    }
    default:
      return '*'
  }
}

/** The shapes of `data` in the successful responses of all calls, by path, and the shapes they refer to, by name. */
export function shapes(document) {
  const used = new Set()
  const calls = operations(document).flatMap(([path, { responses }]) => {
    const schema = responses['200']?.content?.['application/json']?.schema
    if (!schema) return []
    const { properties } = merge([schema], document)
    return properties.data ? [[path, shapeOf(properties.data, document, used)]] : []
  })
  const names = {}
  // Iterating a Set includes names added on the way.
  for (const name of used) names[name] = shapeOf(document.components.schemas[name], document, used)
  return { calls: Object.fromEntries(calls), names }
}

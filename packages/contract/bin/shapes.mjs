// What a browser has to know of the contract while it runs: which calls take the session, and the shape of their data.

/** Ways to say who asks that are one's own session, by either name of its header. */
const isSession = (ways = []) => ways.some((way) => 'session' in way || 'token' in way)

const operations = (document) =>
  Object.entries(document.paths).flatMap(([path, item]) => Object.values(item).map((operation) => [path, operation]))

/** The addresses of all calls that take the session of whoever is logged in. */
export const sessionPaths = (document) =>
  operations(document).flatMap(([path, { security }]) => (isSession(security) ? [path] : []))

const named = /^#\/components\/schemas\/(\w+)$/

/** A schema itself, where a reference stands for it. */
const whole = (schema, document) => document.components.schemas[named.exec(schema.$ref ?? '')?.[1]] ?? schema

/** One schema that says what several say together. */
function merge(schemas, document) {
  const all = schemas.map((schema) => {
    const held = whole(schema, document)
    return held.allOf ? merge(held.allOf, document) : held
  })
  return {
    type: 'object',
    required: all.flatMap(({ required = [] }) => required),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
  }
}

const texts = { date: 'd', 'date-time': 't' }

/**
 * A schema in short: `s` text, `d` and `t` a date and an instant as text, `n` number, `b` true or false, `*` anything,
 * `#Name` another shape, `[shape]` a list, and an object by its fields, those that may be missing with a question mark.
 */
function shapeOf(schema, document, used) {
  const [, name] = named.exec(schema.$ref ?? '') ?? []
  if (name) {
    used.add(name)
    return `#${name}`
  }
  if (schema.allOf) return shapeOf(merge(schema.allOf, document), document, used)
  if (schema.anyOf) {
    // Names of several kinds are text like each of them; what differs is anything.
    const kinds = schema.anyOf.map((one) => whole(one, document).type)
    return kinds.every((kind) => kind === kinds[0]) ? shapeOf({ type: kinds[0] }, document, used) : '*'
  }
  switch (schema.type) {
    case 'string':
      return texts[schema.format] ?? 's'
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

/** The shapes of `data` in the successful answers of all calls, by address, and the shapes those are made of, by name. */
export function shapes(document) {
  const used = new Set()
  const calls = operations(document).flatMap(([path, { responses }]) => {
    const schema = responses['200']?.content?.['application/json']?.schema
    if (!schema) return []
    const { properties } = merge([schema], document)
    return properties.data ? [[path, shapeOf(properties.data, document, used)]] : []
  })
  const names = {}
  // Sets are walked to their end, also while they grow.
  for (const name of used) names[name] = shapeOf(document.components.schemas[name], document, used)
  return { calls: Object.fromEntries(calls), names }
}

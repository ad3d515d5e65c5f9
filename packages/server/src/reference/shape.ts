import { escapeHtml, asList, nameOf, asObject, type Node, renderProse, asString } from './node.ts'

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  null: 'null',
}

const formats: Record<string, string> = {
  'date-time': 'date and time, like 2026-03-01T12:30:00Z',
  date: 'date, like 2026-03-01',
  email: 'email address',
  uuid: 'UUID',
  uri: 'address',
}

const json = (value: unknown) => `<code>${escapeHtml(JSON.stringify(value))}</code>`

/** Describes bounds; empty if there are none. */
function describeBounds(from: unknown, to: unknown, unit: string): string {
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
  const [lower, upper] = [number(from), number(to)]
  if (lower === undefined && upper === undefined) return ''
  if (lower === upper) return `exactly ${lower}${unit}`
  if (upper === undefined) return `${lower}${unit} or more`
  return lower === undefined ? `at most ${upper}${unit}` : `${lower} to ${upper}${unit}`
}

function describeLimits(schema: Node): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern, default: defaultValue } = schema
  return [
    describeBounds(minLength, maxLength, ' letters'),
    describeBounds(minimum, maximum, ''),
    describeBounds(minItems, maxItems, ' of them'),
    typeof pattern === 'string' ? `in the form <code>${escapeHtml(pattern)}</code>` : '',
    defaultValue === undefined ? '' : `${json(defaultValue)} by default`,
  ].filter(Boolean)
}

/** Describes the type of a value; a named schema becomes a link to its section. */
export function describeType(part: unknown): string {
  const name = nameOf(part)
  if (name) return `<a href="#${name}">${name}</a>`
  const schema = asObject(part)
  if ('const' in schema) return json(schema.const)
  if (schema.enum) return `one of ${asList(schema.enum).map(json).join(', ')}`
  const choices = [...asList(schema.oneOf), ...asList(schema.anyOf)]
  if (choices.length > 0) return choices.map(describeType).join(', or ')
  if (schema.allOf) return asList(schema.allOf).map(describeType).join(' with ')
  if (schema.type === 'array') return `list of ${describeType(schema.items)}`
  const types = Array.isArray(schema.type) ? schema.type.map(asString) : [asString(schema.type) || 'object']
  const format = formats[asString(schema.format)]
  const valueSchema = asObject(schema.additionalProperties)
  const values = Object.keys(valueSchema).length > 0 ? `, each value ${describeType(valueSchema)}` : ''
  return `${types.map((type) => format ?? typeNames[type] ?? type).join(' or ')}${values}`
}

/** Renders the fields of a schema with their types, limits and descriptions; nested fields are indented. */
export function renderFields(part: unknown): string {
  const schema = asObject(part)
  if (nameOf(part)) return ''
  const parts = asList(schema.allOf)
  if (parts.length > 0) return parts.map(renderFields).join('')
  if (schema.type === 'array') return renderFields(schema.items)
  const properties = Object.entries(asObject(schema.properties))
  if (properties.length === 0) return ''
  const required = asList(schema.required)
  const rows = properties.map(([name, property]) => {
    const requiredLabel = required.includes(name) ? ' <span class="needed">required</span>' : ''
    const summary = [describeType(property), ...describeLimits(asObject(property))].join('; ')
    const description = asString(asObject(property).description)
    return `<div><dt><code>${escapeHtml(name)}</code>${requiredLabel}</dt><dd>${summary}${description ? `<p>${renderProse(description)}</p>` : ''}${renderFields(property)}</dd></div>`
  })
  return `<dl>${rows.join('')}</dl>`
}

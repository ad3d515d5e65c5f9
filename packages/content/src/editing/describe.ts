import { z } from 'zod'
import type { ContentField, ContentKindName } from '@minaret/contract/desk'
import type { ReadingContext } from '../folder/codecs/context.ts'
import { factsOf, fieldsOf, shapeOf } from '../folder/codecs/fields.ts'
import { translatedKeys } from '../folder/kinds/translated.ts'
import { folderKeys, moneyKeys, stateKeys } from './fieldRules.ts'
import { kindOf } from './kinds.ts'

type Schema = z.core.$ZodType
type FieldPath = { name: ContentKindName; path: readonly string[] }

/** A placeholder context: the fields of a codec do not depend on the mosque. */
const anyMosque: ReadingContext = {
  timeZone: 'UTC',
  currencies: ['gbp'],
  now: new Date(0),
  demonstration: false,
  placeholders: {},
  hasFile: () => true,
}

/** The maximum number of entries in a list. */
const maxEntries = 500

const isRequired = (schema: Schema) => !(schema instanceof z.ZodOptional)
const unwrap = (schema: Schema): Schema => (schema instanceof z.ZodOptional ? unwrap(schema.def.innerType) : schema)

function describeField(schema: Schema, { name, path }: FieldPath): ContentField {
  const dottedPath = path.join('.')
  const common = {
    key: path.at(-1) ?? '',
    label: `${name}.${dottedPath}`,
    money: moneyKeys[name]?.includes(dottedPath) ?? false,
    translated: translatedKeys[name]?.includes(dottedPath) ?? false,
    ...(kindOf(name).fixed?.includes(dottedPath) ? { fixed: true } : {}),
  }
  const facts = factsOf(schema)
  if (facts) {
    const { choices, ...rest } = facts
    return { ...common, ...rest, ...(choices ? { choices: [...choices] } : {}) }
  }
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray)
    return {
      ...common,
      type: 'entries',
      required: isRequired(schema),
      most: maxEntries,
      fields: describeShape(inner.def.element, { name, path }),
    }
  return { ...common, type: 'entry', required: isRequired(schema), fields: describeShape(inner, { name, path }) }
}

const describeShape = (schema: Schema, { name, path }: FieldPath): ContentField[] =>
  Object.entries(shapeOf(schema) ?? {}).map(([key, part]) => describeField(part, { name, path: [...path, key] }))

const fieldCache = new Map<ContentKindName, ContentField[]>()

/** The fields of a kind, derived from its codec, so that forms and validation agree. */
export function fieldsOfKind(name: ContentKindName): ContentField[] {
  const cached = fieldCache.get(name)
  if (cached) return cached
  const hiddenKeys = [...stateKeys, ...(folderKeys[name] ?? [])]
  const allFields = describeShape(kindOf(name).codec(fieldsOf(anyMosque)), { name, path: [] })
  const fields = allFields.filter(({ key }) => !hiddenKeys.includes(key))
  fieldCache.set(name, fields)
  return fields
}

/** Finds a field by a value's path. */
export function fieldAt(name: ContentKindName, path: readonly PropertyKey[]): ContentField | undefined {
  let fields: readonly ContentField[] | undefined = fieldsOfKind(name)
  let field: ContentField | undefined
  for (const step of path) {
    if (typeof step === 'number') continue
    field = fields?.find(({ key }) => key === step)
    fields = field?.fields
  }
  return field
}

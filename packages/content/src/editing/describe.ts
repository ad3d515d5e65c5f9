import { z } from 'zod'
import type { ContentField, ContentKindName } from '@minaret/contract/desk'
import type { ReadingContext } from '../folder/codecs/context.ts'
import { factsOf, fieldsOf, shapeOf } from '../folder/codecs/fields.ts'
import { translatedKeys } from '../folder/kinds/translated.ts'
import { folderKeys, moneyKeys, stateKeys } from './fieldRules.ts'
import { kindOf } from './kinds.ts'

type Schema = z.core.$ZodType
type Naming = { name: ContentKindName; path: readonly string[] }

/** Fields come from how a folder is read, so their mosque does not matter. */
const anyMosque: ReadingContext = {
  timeZone: 'UTC',
  currencies: ['gbp'],
  now: new Date(0),
  demonstration: false,
  words: {},
  hasFile: () => true,
}

/** The most entries of a list. */
const mostEntries = 500

const required = (schema: Schema) => !(schema instanceof z.ZodOptional)
const unwrap = (schema: Schema): Schema => (schema instanceof z.ZodOptional ? unwrap(schema.def.innerType) : schema)

function describeField(schema: Schema, { name, path }: Naming): ContentField {
  const dotted = path.join('.')
  const common = {
    key: path.at(-1) ?? '',
    label: `${name}.${dotted}`,
    money: moneyKeys[name]?.includes(dotted) ?? false,
    translated: translatedKeys[name]?.includes(dotted) ?? false,
    ...(kindOf(name).fixed?.includes(dotted) ? { fixed: true } : {}),
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
      required: required(schema),
      most: mostEntries,
      fields: describeShape(inner.def.element, { name, path }),
    }
  return { ...common, type: 'entry', required: required(schema), fields: describeShape(inner, { name, path }) }
}

const describeShape = (schema: Schema, { name, path }: Naming): ContentField[] =>
  Object.entries(shapeOf(schema) ?? {}).map(([key, part]) => describeField(part, { name, path: [...path, key] }))

const described = new Map<ContentKindName, ContentField[]>()

/** The fields of a kind, made from how a folder's pages of it are read: what a form shows is what is taken. */
export function fieldsOfKind(name: ContentKindName): ContentField[] {
  const cached = described.get(name)
  if (cached) return cached
  const hidden = [...stateKeys, ...(folderKeys[name] ?? [])]
  const all = describeShape(kindOf(name).codec(fieldsOf(anyMosque)), { name, path: [] })
  const fields = all.filter(({ key }) => !hidden.includes(key))
  described.set(name, fields)
  return fields
}

/** A field by the path of a value in it; nothing where there is none. */
export function fieldAt(name: ContentKindName, path: readonly PropertyKey[]): ContentField | undefined {
  let fields: readonly ContentField[] | undefined = fieldsOfKind(name)
  let found: ContentField | undefined
  for (const step of path) {
    if (typeof step === 'number') continue
    found = fields?.find(({ key }) => key === step)
    fields = found?.fields
  }
  return found
}

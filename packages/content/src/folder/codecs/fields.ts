import { z } from 'zod'
import type { ReadingContext } from './context.ts'
import type { AsyncForm, FieldFacts, Form } from './forms.ts'
import * as form from './forms.ts'
import { PictureRef } from './refs.ts'
import { CodecError } from './CodecError.ts'

/** Collects the issues of a codec. */
type Sink = { issues: z.core.$ZodRawIssue[]; value: unknown }

/** Reports an error at a path below the codec's own. */
export function addIssue(sink: Sink, error: CodecError, path: (string | number)[] = []): void {
  const issuePath = error.line > 0 ? [...path, error.line] : path
  const params = { code: error.code, line: error.line }
  sink.issues.push({ code: 'custom', message: error.message, input: sink.value, path: issuePath, params })
}

/** Returns a valid value, or reports its errors and returns undefined. */
function acceptValue<T>(result: T | CodecError | readonly CodecError[], sink: Sink): T | undefined {
  const errors = Array.isArray(result) ? result.filter((item) => item instanceof CodecError) : []
  if (result instanceof CodecError) addIssue(sink, result)
  else if (errors.length === 0) return valueOf(result)
  for (const error of errors) addIssue(sink, error)
  return undefined
}

const isValue = <T>(result: T | CodecError | readonly CodecError[]): result is T =>
  !(result instanceof CodecError) && !(Array.isArray(result) && result.some((item) => item instanceof CodecError))
const valueOf = <T>(result: T | CodecError | readonly CodecError[]): T | undefined =>
  isValue(result) ? result : undefined

/** Like {@link acceptValue}, but also for values that are read on another thread. */
const acceptMaybeAsync = <T>(result: ReturnType<Form<T>['read'] | AsyncForm<T>['read']>, sink: Sink) =>
  result instanceof Promise
    ? result.then((value) => acceptValue<T>(value, sink) ?? z.NEVER)
    : (acceptValue<T>(result, sink) ?? z.NEVER)

const emptyError = new CodecError('A value is missing. Add it after the colon.', { code: 'missing' })

/** The description of a field for forms. */
export type FormField = FieldFacts & {
  required: boolean
  /** The default value, as text. */
  otherwise?: string
}

/** The descriptions of fields, by schema. */
const formFields = z.registry<FormField>()

/** The description of a field, or undefined if it is an entry or a list of entries. */
export const factsOf = (schema: z.core.$ZodType): FormField | undefined => formFields.get(schema)

/** The schema of each key of the input. */
export const shapeOf = (codec: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> | undefined => {
  const input = codec instanceof z.ZodCodec ? codec.def.in : codec
  return input instanceof z.ZodObject ? input.shape : undefined
}

/** Creates the field codecs of entries for one mosque's settings. */
export function fieldsOf(context: ReadingContext) {
  /** A required key. */
  const required = <T>({ read, write, facts }: Form<T> | AsyncForm<T>) =>
    z
      .codec(z.string(), z.custom<T>(), {
        decode(text, sink) {
          const trimmed = text.trim()
          return acceptMaybeAsync<T>(trimmed === '' ? emptyError : read(trimmed, context), sink)
        },
        encode: (value) => write(value, context),
      })
      .register(formFields, { ...facts, required: true })
  /** An optional key. */
  const optional = <T>({ read, write, facts }: Form<T> | AsyncForm<T>) =>
    z
      .codec(z.string().optional(), z.custom<T | null>(), {
        decode(text = '', sink) {
          const trimmed = text.trim()
          return trimmed === '' ? null : acceptMaybeAsync<T>(read(trimmed, context), sink)
        },
        encode: (value) => (value === null ? undefined : write(value, context)),
      })
      .register(formFields, { ...facts, required: false })
  /** A key with a default. The default is not written. */
  const withDefault = <T extends boolean | number | string>(form: Form<T>, defaultValue: T) =>
    z
      .codec(z.string().optional(), z.custom<T>(), {
        decode(text = '', sink) {
          const trimmed = text.trim()
          return trimmed === '' ? defaultValue : (acceptValue<T>(form.read(trimmed, context), sink) ?? z.NEVER)
        },
        encode: (value) => (value === defaultValue ? undefined : form.write(value, context)),
      })
      .register(formFields, { ...form.facts, required: false, otherwise: form.write(defaultValue, context) })
  /** A list of strings, as a YAML list or separated by commas; `null` if empty. */
  const list = (type: 'amounts' | 'currencies', required = false) =>
    z
      .codec(z.union([z.string(), z.array(z.string())]).optional(), z.custom<string[] | null>(), {
        decode(value = []) {
          const parts = (typeof value === 'string' ? value.split(',') : value)
            .map((part) => part.trim())
            .filter(Boolean)
          return parts.length > 0 ? parts : null
        },
        encode: (value) => value ?? undefined,
      })
      .register(formFields, { type, required })
  /** A list of values in one form, as a YAML list or separated by commas; `null` if empty. */
  const listOf = <T>({ read, write, facts }: Form<T>, type: 'weekdays' | 'days') =>
    z
      .codec(z.union([z.string(), z.array(z.string())]).optional(), z.custom<T[] | null>(), {
        decode(value = [], sink) {
          const parts = (typeof value === 'string' ? value.split(',') : value)
            .map((part) => part.trim())
            .filter(Boolean)
          const values = parts.flatMap((part) => acceptValue<T>(read(part, context), sink) ?? [])
          return values.length > 0 ? values : null
        },
        encode: (values) => values?.map((value) => write(value, context)),
      })
      .register(formFields, { type, required: false, ...(facts.choices ? { choices: facts.choices } : {}) })
  return {
    context,
    required,
    optional,
    withDefault,
    list,
    listOf,
    /** The keys of a picture; see {@link pictureOf}. */
    picture: { picture: optional(form.fileIn('pictures')), alt: optional(form.alt) },
    /** The keys for the publication time; see {@link publicationTimeOf}. */
    publication: { publish: optional(form.moment('begins')), draft: withDefault(form.yesNo, false) },
    order: withDefault(form.wholeNumber(0, 9999), defaultOrder),
  }
}

export type Fields = ReturnType<typeof fieldsOf>

/** The position of items without an order: after all others. */
const defaultOrder = 1000

/** Combines the two keys of a picture. */
export function pictureOf(
  { picture, alt }: { picture: string | null; alt: string | null },
  sink: Sink,
  path: (string | number)[] = [],
): PictureRef | null {
  if (picture === null) {
    if (alt !== null)
      addIssue(
        sink,
        new CodecError('`alt` describes a picture, but there is no `picture`. Add one, or delete this line.', {
          code: 'altWithoutPicture',
        }),
        [...path, 'alt'],
      )
    return null
  }
  if (alt === null)
    addIssue(
      sink,
      new CodecError('Describe the picture in a few words for people who cannot see it: `alt: …`.', {
        code: 'altMissing',
      }),
      [...path, 'picture'],
    )
  return new PictureRef(picture, alt === decorativeMarker ? '' : (alt ?? ''))
}

/** Stands for an empty alt text, for decorative pictures. */
const decorativeMarker = '-'

/** Splits a picture into its two keys. */
export const pictureKeys = (picture: PictureRef | null) => ({
  picture: picture?.path ?? null,
  alt: picture && (picture.alt || decorativeMarker),
})

/** The publication time: an instant, `null` for a draft, or undefined for the time of the import. */
export function publicationTimeOf(
  { publish, draft }: { publish: Date | null; draft: boolean },
  sink: Sink,
): Date | null | undefined {
  if (draft && publish)
    addIssue(sink, new CodecError('`draft` and `publish` contradict each other. Keep one of them.'), ['draft'])
  return draft ? null : (publish ?? undefined)
}

/** Splits a publication time into its two keys. @param shouldWritePast whether to write a past time too */
export const publicationKeys = (publishedAt: Date | null | undefined, now: Date, shouldWritePast = false) => ({
  publish: publishedAt && (shouldWritePast || publishedAt > now) ? publishedAt : null,
  draft: publishedAt === null,
})

import { z } from 'zod'
import type { ReadingContext } from './context.ts'
import type { AsyncForm, FieldFacts, Form } from './forms.ts'
import * as form from './forms.ts'
import { PictureRef } from './refs.ts'
import { CodecError } from './CodecError.ts'

/** Where an issue of a codec is put. */
type Sink = { issues: z.core.$ZodRawIssue[]; value: unknown }

/** Tells what is wrong, at a key below where the codec stands. */
export function tell(sink: Sink, wrong: CodecError, path: (string | number)[] = []): void {
  const steps = wrong.line > 0 ? [...path, wrong.line] : path
  const params = { code: wrong.code, line: wrong.line }
  sink.issues.push({ code: 'custom', message: wrong.message, input: sink.value, path: steps, params })
}

/** What was read, or `undefined` when it was told why it was not. */
function acceptValue<T>(read: T | CodecError | readonly CodecError[], sink: Sink): T | undefined {
  const wrongs = Array.isArray(read) ? read.filter((each) => each instanceof CodecError) : []
  if (read instanceof CodecError) tell(sink, read)
  else if (wrongs.length === 0) return valueOf(read)
  for (const wrong of wrongs) tell(sink, wrong)
  return undefined
}

const isValue = <T>(read: T | CodecError | readonly CodecError[]): read is T =>
  !(read instanceof CodecError) && !(Array.isArray(read) && read.some((each) => each instanceof CodecError))
const valueOf = <T>(read: T | CodecError | readonly CodecError[]): T | undefined => (isValue(read) ? read : undefined)

/** The same of what may still be read on another thread. */
const acceptRead = <T>(read: ReturnType<Form<T>['read'] | AsyncForm<T>['read']>, sink: Sink) =>
  read instanceof Promise
    ? read.then((value) => acceptValue<T>(value, sink) ?? z.NEVER)
    : (acceptValue<T>(read, sink) ?? z.NEVER)

const empty = new CodecError('A value is missing. Add it after the colon.', { code: 'missing' })

/** What is known of a field beside how it is read. */
export type FormField = FieldFacts & {
  required: boolean
  /** What it means when it is left out, as it is written. */
  otherwise?: string
}

/** What fields are, for whoever draws a form for them. */
const formFields = z.registry<FormField>()

/** What a key of an entry is; nothing where it is an entry of its own, or a list of them. */
export const factsOf = (schema: z.core.$ZodType): FormField | undefined => formFields.get(schema)

/** The keys of what is written, and how each is read. */
export const shapeOf = (codec: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> | undefined => {
  const written = codec instanceof z.ZodCodec ? codec.def.in : codec
  return written instanceof z.ZodObject ? written.shape : undefined
}

/** The fields entries are made of, read and written by one mosque's settings: zod's codecs, both ways. */
export function fieldsOf(context: ReadingContext) {
  /** A key that must be there. */
  const must = <T>({ read, write, facts }: Form<T> | AsyncForm<T>) =>
    z
      .codec(z.string(), z.custom<T>(), {
        decode(text, sink) {
          const trimmed = text.trim()
          return acceptRead<T>(trimmed === '' ? empty : read(trimmed, context), sink)
        },
        encode: (value) => write(value, context),
      })
      .register(formFields, { ...facts, required: true })
  /** A key that may be left out, or left empty. */
  const may = <T>({ read, write, facts }: Form<T> | AsyncForm<T>) =>
    z
      .codec(z.string().optional(), z.custom<T | null>(), {
        decode(text = '', sink) {
          const trimmed = text.trim()
          return trimmed === '' ? null : acceptRead<T>(read(trimmed, context), sink)
        },
        encode: (value) => (value === null ? undefined : write(value, context)),
      })
      .register(formFields, { ...facts, required: false })
  /** A key that means something also when it is left out; what means the same is not written. */
  const or = <T extends boolean | number | string>(form: Form<T>, otherwise: T) =>
    z
      .codec(z.string().optional(), z.custom<T>(), {
        decode(text = '', sink) {
          const trimmed = text.trim()
          return trimmed === '' ? otherwise : (acceptValue<T>(form.read(trimmed, context), sink) ?? z.NEVER)
        },
        encode: (value) => (value === otherwise ? undefined : form.write(value, context)),
      })
      .register(formFields, { ...form.facts, required: false, otherwise: form.write(otherwise, context) })
  /** Several, as a list or with commas between; `null` where there are none. */
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
  /** Several values of one form, as a list or with commas between; `null` where there are none. */
  const several = <T>({ read, write, facts }: Form<T>, type: 'weekdays' | 'days') =>
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
    must,
    may,
    or,
    list,
    several,
    /** The keys of a picture; see {@link toPicture}. */
    picture: { picture: may(form.fileIn('pictures')), alt: may(form.alt) },
    /** The keys that say when a thing is shown; see {@link shownOf}. */
    shown: { publish: may(form.moment('begins')), draft: or(form.yesNo, false) },
    order: or(form.whole(0, 9999), unordered),
  }
}

export type Fields = ReturnType<typeof fieldsOf>

/** Where things stand that have no order: after all that have. */
const unordered = 1000

/** The picture of two keys. */
export function pictureOf(
  { picture, alt }: { picture: string | null; alt: string | null },
  sink: Sink,
  path: (string | number)[] = [],
): PictureRef | null {
  if (picture === null) {
    if (alt !== null)
      tell(
        sink,
        new CodecError('`alt` describes a picture, but there is no `picture`. Add one, or delete this line.', {
          code: 'altWithoutPicture',
        }),
        [...path, 'alt'],
      )
    return null
  }
  if (alt === null)
    tell(
      sink,
      new CodecError('Describe the picture in a few words for people who cannot see it: `alt: …`.', {
        code: 'altMissing',
      }),
      [...path, 'picture'],
    )
  return new PictureRef(picture, alt === decorative ? '' : (alt ?? ''))
}

/** Stands for no words, where a picture shows nothing of its own. */
const decorative = '-'

/** The two keys of a picture. */
export const pictureKeys = (picture: PictureRef | null) => ({
  picture: picture?.path ?? null,
  alt: picture && (picture.alt || decorative),
})

/** When a thing is shown: from an instant on, not yet (`null`), or as soon as it is imported (`undefined`). */
export function shownOf(
  { publish, draft }: { publish: Date | null; draft: boolean },
  sink: Sink,
): Date | null | undefined {
  if (draft && publish)
    tell(sink, new CodecError('`draft` and `publish` contradict each other. Keep one of them.'), ['draft'])
  return draft ? null : (publish ?? undefined)
}

/** The keys for that. @param always also for a time that has come */
export const shownKeys = (at: Date | null | undefined, now: Date, always = false) => ({
  publish: at && (always || at > now) ? at : null,
  draft: at === null,
})

import type { ParsedDate } from '@minaret/ui'

/** A field's value as text; an empty string if it is not text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The `id` of a field: `maktab-children-0-firstName`. */
export const idOf = (form: string, path: string): string => `${form}-${path.replaceAll('.', '-')}`

const isParsed = (value: unknown): value is ParsedDate => typeof value === 'object' && value !== null && 'ok' in value

/** The value of a `MemorableDateField`; undefined if it is empty. */
export const parsedOf = (value: unknown): ParsedDate | undefined => (isParsed(value) ? value : undefined)

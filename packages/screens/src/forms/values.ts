import type { ParsedDate } from '@minaret/ui'

/** A field's value as text; nothing typed, and whatever is no text, is empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The `id` of a field: `maktab-children-0-firstName`. */
export const idOf = (form: string, path: string): string => `${form}-${path.replaceAll('.', '-')}`

const isParsed = (value: unknown): value is ParsedDate => typeof value === 'object' && value !== null && 'ok' in value

/** What a `MemorableDateField` has read, as it lies in the form; nothing while nothing has been typed. */
export const parsedOf = (value: unknown): ParsedDate | undefined => (isParsed(value) ? value : undefined)

import type { ParsedDate } from '@minaret/ui'

const isParsed = (value: unknown): value is ParsedDate => typeof value === 'object' && value !== null && 'ok' in value

/** What a date field has read, as it lies in the form. */
export const parsedOf = (value: unknown): ParsedDate | undefined => (isParsed(value) ? value : undefined)

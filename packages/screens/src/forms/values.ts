/** A field's value as text; nothing typed, and whatever is no text, is empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The `id` of a field: `maktab-children-0-firstName`. */
export const idOf = (form: string, path: string): string => `${form}-${path.replaceAll('.', '-')}`

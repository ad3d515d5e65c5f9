/** What was typed into a field of a form; an empty text where there is none of that name. */
export function fieldText(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

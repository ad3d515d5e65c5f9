/** Moves focus to a field, and shows its label and what is wrong with it, not only the field. */
export function goToField(field: HTMLElement): void {
  field.focus()
  ;(field.closest('fieldset, [data-invalid]') ?? field).scrollIntoView({ block: 'nearest' })
}

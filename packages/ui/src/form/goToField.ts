/** Moves focus to a field, and scrolls its label and error into view too. */
export function goToField(field: HTMLElement): void {
  field.focus()
  ;(field.closest('fieldset, [data-invalid]') ?? field).scrollIntoView({ block: 'nearest' })
}

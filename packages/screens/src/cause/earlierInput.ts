import type { Cause } from '@minaret/contract'
import { currencyExponent } from '@minaret/money'
import { parseAmount } from '@minaret/ui'
import { clearPendingPress, hasPendingPress } from '../press/index.ts'
import type { InitialAmount } from './AmountStep.tsx'
import type { DonorDetails, Step } from './draft.ts'
import { type Frequency, parseFrequency, type Schedule } from './frequency.ts'

/** The visitor's input in the server-rendered form before hydration. */
export type PreHydrationInput = Pick<InitialAmount, 'text' | 'showErrors'> & {
  gift: Omit<Schedule, 'often'> & { amountMinor?: number; currency?: string; often?: Frequency }
  /** The step and the donor of the server's response to a submission. */
  step?: Step
  donor?: DonorDetails
  /** The index of the focused field; -1 if none. */
  focusedIndex: number
  /** Whether the form was submitted. */
  isSubmitted: boolean
}

/** The server-rendered form before hydration; undefined if there is none. */
export const serverRenderedForm = (): HTMLFormElement | undefined => {
  const form = typeof document === 'undefined' ? null : document.querySelector('[data-waits="gift"] form')
  return form instanceof HTMLFormElement ? form : undefined
}

/** The value of a radio group if the visitor changed it. */
const changedRadio = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]:checked:not([checked])`)?.value

/**
 * Reads the server-rendered form. A typed amount takes precedence over a selected preset; if they differ, it is unknown
 * which came last, so the form is not submitted.
 * @param presetsMinor the form's presets
 * @param locale of the amount
 */
export function readPreHydrationInput(
  cause: Cause,
  presetsMinor: readonly number[],
  locale: string,
): PreHydrationInput | undefined {
  const form = serverRenderedForm()
  if (!form) return undefined
  const renderedCurrency = cause.currencies[0] ?? 'gbp'
  const currency = changedRadio(form, 'currency') ?? renderedCurrency
  const often = parseFrequency(changedRadio(form, 'often'), cause)
  const text = form.querySelector<HTMLInputElement>('[name="amount"]')?.value ?? ''
  const parsed = parseAmount(text, currency.toUpperCase(), locale, currencyExponent(currency))
  const radios = Array.from(form.querySelectorAll<HTMLInputElement>('[name$="-preset"]'))
  const presetMinor = presetsMinor[radios.findIndex(({ checked }) => checked)]
  // In another currency the presets are different amounts.
  const amountMinor = currency === renderedCurrency ? (parsed.ok ? parsed.amountMinor : presetMinor) : undefined
  const isAmbiguous = presetMinor !== undefined && text !== '' && presetMinor !== amountMinor
  return {
    gift: {
      ...(amountMinor !== undefined || currency !== renderedCurrency ? { amountMinor, currency } : {}),
      ...(often ? { often } : {}),
    },
    text: currency === renderedCurrency ? text : '',
    focusedIndex: focusedIndex(form),
    isSubmitted: hasPendingPress(form) && !isAmbiguous,
  }
}

/** The visible fields and submit buttons, in order; hidden fields and other buttons vary between renders. */
const fieldsOf = (form: HTMLFormElement | null) =>
  Array.from(form?.querySelectorAll<HTMLElement>('input:not([type=hidden]),textarea,[type=submit]') ?? [])

/** The index of the focused field of a form; -1 if none. */
export const focusedIndex = (form: HTMLFormElement): number =>
  fieldsOf(form).findIndex((field) => field === document.activeElement)

/** Restores the focus in a form, and submits it if the visitor had. */
export function restoreForm(
  form: HTMLFormElement | null,
  { focusedIndex: index, isSubmitted }: Pick<PreHydrationInput, 'focusedIndex' | 'isSubmitted'>,
): void {
  const field = fieldsOf(form)[index]
  field?.focus({ preventScroll: true })
  if (field instanceof HTMLInputElement && field.type === 'text')
    field.setSelectionRange(field.value.length, field.value.length)
  if (!isSubmitted) return
  clearPendingPress()
  form?.requestSubmit()
}

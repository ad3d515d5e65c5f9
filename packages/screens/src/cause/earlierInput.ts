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

/** The checked radio of a group, by the end of its name. */
const checkedRadio = (form: HTMLFormElement, nameEnd: string) =>
  form.querySelector<HTMLInputElement>(`[name$="${nameEnd}"]:checked`)

/** Whether the visitor changed a radio group. */
const isChanged = (radio: HTMLInputElement | null) => radio?.matches('[checked]') === false

/**
 * Reads the server-rendered form. A typed amount takes precedence over a selected preset; if they differ, it is unknown
 * which came last, so the form is not submitted.
 * @param locale of the amount
 */
export function readPreHydrationInput(cause: Cause, locale: string): PreHydrationInput | undefined {
  const form = serverRenderedForm()
  if (!form) return undefined
  const read = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? ''
  const renderedCurrency = read('drawn')
  const currency = read('currency').toLowerCase() || renderedCurrency
  const [frequencyRadio, presetRadio] = [checkedRadio(form, 'often'), checkedRadio(form, '-preset')]
  const [text, isSubmitted] = [read('amount'), hasPendingPress(form)]
  const isTyped = text !== read('was')
  const presetMinor = presetRadio ? Number(presetRadio.value) : undefined
  const parsed = parseAmount(text, currency.toUpperCase(), locale, currencyExponent(currency))
  const visibleMinor = parsed.ok ? parsed.amountMinor : text === '' ? presetMinor : undefined
  // A submitted form has the gift that the visitor saw; otherwise a stored one may replace what they did not change.
  const often = isChanged(frequencyRadio) || isSubmitted ? parseFrequency(frequencyRadio?.value, cause) : undefined
  const isChosen = isTyped || isChanged(presetRadio) || isSubmitted
  const isSameCurrency = currency === renderedCurrency
  return {
    gift: {
      // In another currency the presets are different amounts.
      ...(!isSameCurrency
        ? { amountMinor: undefined, currency }
        : isChosen
          ? { amountMinor: visibleMinor, currency }
          : {}),
      ...(often ? { often } : {}),
    },
    text: isSameCurrency ? text : '',
    focusedIndex: focusedIndex(form),
    isSubmitted: isSubmitted && !(text !== '' && isChanged(presetRadio) && presetMinor !== visibleMinor),
  }
}

/** The visible fields and submit buttons, in order; hidden fields and other buttons vary between renders. */
const fieldsOf = (form: HTMLFormElement | null) =>
  Array.from(form?.querySelectorAll<HTMLElement>('input:not([type=hidden]),select,textarea,[type=submit]') ?? [])

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

import type { Cause } from '@minaret/contract'
import { currencyExponent } from '@minaret/money'
import { parseAmount } from '@minaret/ui'
import { clearPendingPress, hasPendingPress } from '../press/index.ts'
import type { AmountBegun } from './AmountStep.tsx'
import type { DonorDetails, Step } from './draft.ts'
import { type Often, oftenIn, type Schedule } from './often.ts'

/** What somebody has said in the form as the host drew it, before its code had come. */
export type Typed = Pick<AmountBegun, 'text' | 'tried'> & {
  gift: Omit<Schedule, 'often'> & { amountMinor?: number; currency?: string; often?: Often }
  /** The step the server has drawn in answer to a form, and who gives by what that said. */
  step?: Step
  donor?: DonorDetails
  /** Where they are in it: among its fields, in their order. */
  at: number
  /** They have sent it. */
  sent: boolean
}

/** The form the host has drawn, until it is drawn anew with what is known of the visit. */
export const drawnForm = (): HTMLFormElement | undefined => {
  const form = typeof document === 'undefined' ? null : document.querySelector('[data-waits="gift"] form')
  return form instanceof HTMLFormElement ? form : undefined
}

/** What of a set of radios was chosen by hand. */
const chosenIn = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]:checked:not([checked])`)?.value

/**
 * Reads the form the host has drawn. An amount that was typed is read as typed, else the one that was picked; where both
 * stand there and differ, it is not known which came last: then nothing is sent.
 * @param presetsMinor what can be picked @param locale how amounts are written
 */
export function typedBefore(cause: Cause, presetsMinor: readonly number[], locale: string): Typed | undefined {
  const form = drawnForm()
  if (!form) return undefined
  const drawn = cause.currencies[0] ?? 'gbp'
  const currency = chosenIn(form, 'currency') ?? drawn
  const often = oftenIn(chosenIn(form, 'often'), cause)
  const text = form.querySelector<HTMLInputElement>('[name="amount"]')?.value ?? ''
  const typed = parseAmount(text, currency.toUpperCase(), locale, currencyExponent(currency))
  const radios = Array.from(form.querySelectorAll<HTMLInputElement>('[name$="-preset"]'))
  const picked = presetsMinor[radios.findIndex(({ checked }) => checked)]
  // Sums of another currency than the one they were picked in are other sums.
  const amountMinor = currency === drawn ? (typed.ok ? typed.amountMinor : picked) : undefined
  const doubt = picked !== undefined && text !== '' && picked !== amountMinor
  return {
    gift: {
      ...(amountMinor !== undefined || currency !== drawn ? { amountMinor, currency } : {}),
      ...(often ? { often } : {}),
    },
    text: currency === drawn ? text : '',
    at: placeIn(form),
    sent: hasPendingPress(form) && !doubt,
  }
}

/** What one fills in and sends it with, in its order; hidden fields and other buttons come and go. */
const fieldsOf = (form: HTMLFormElement | null) =>
  Array.from(form?.querySelectorAll<HTMLElement>('input:not([type=hidden]),textarea,[type=submit]') ?? [])

/** Where somebody is in a form. */
export const placeIn = (form: HTMLFormElement): number =>
  fieldsOf(form).findIndex((field) => field === document.activeElement)

/** Goes on in the form where somebody was, and sends it where they had. */
export function goOnIn(form: HTMLFormElement | null, { at, sent }: Pick<Typed, 'at' | 'sent'>): void {
  const field = fieldsOf(form)[at]
  field?.focus({ preventScroll: true })
  if (field instanceof HTMLInputElement && field.type === 'text')
    field.setSelectionRange(field.value.length, field.value.length)
  if (!sent) return
  clearPendingPress()
  form?.requestSubmit()
}

import { amountProblem, type Limits } from '../amounts.ts'
import { detailsProblems } from '../details.ts'
import type { Step } from '../draft.ts'
import type { FormValues } from '../formValues.ts'
import { type CollectionDates, scheduleProblems } from '../frequency.ts'

/** The step the server renders, and whether it shows validation errors. */
export type PostedStep = { step: Step; showErrors: boolean }

/**
 * The step after a submitted form, by the rules of the scripted form: the requested one, or the first with errors.
 * @param requestedStep the requested step
 * @param hasGiftAid whether the form has the Gift Aid question
 */
export function postedStep(
  requestedStep: string | null,
  values: FormValues,
  { limits, now, hasGiftAid }: { limits: Limits; now: CollectionDates; hasGiftAid: boolean },
): PostedStep {
  if (requestedStep !== 'details' && requestedStep !== 'pay') return { step: 'amount', showErrors: false }
  const isAmountWrong =
    values.ambiguity !== undefined ||
    amountProblem(values.amount, limits) !== undefined ||
    Object.keys(scheduleProblems(values, now)).length > 0
  if (isAmountWrong) return { step: 'amount', showErrors: true }
  if (requestedStep === 'details') return { step: 'details', showErrors: false }
  return Object.keys(detailsProblems(values.donor, hasGiftAid)).length > 0
    ? { step: 'details', showErrors: true }
    : { step: 'pay', showErrors: false }
}

/** The maximum length of a reference at British banks, in characters. */
const maxReferenceLength = 18

/** The maximum length of the donor's name in it. */
const maxNameLength = 8

/** Normalises text for banks: capitals and digits without accents; other scripts are dropped. */
const toBankText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()

/**
 * The reference for a bank transfer, so that the mosque can match it: the donor's last name and the id from the page's URL.
 */
export function transferReference(id: string, name: string): string {
  const lastName = toBankText(name).split(' ').pop() ?? ''
  return `${lastName.slice(0, maxNameLength)} ${toBankText(id)}`.trim().slice(0, maxReferenceLength).trim()
}

import type { Cause } from '@minaret/contract'
import { hasPendingPress } from '../../press/index.ts'
import { steps } from '../draft.ts'
import { readFormValues } from '../formValues.ts'
import { serverRenderedForm, focusedIndex, type PreHydrationInput } from '../earlierInput.ts'

/**
 * Reads the form in the server's response, which has the fields of all steps. Undefined if the page has none.
 * @param locale of the amount
 */
export function readServerForm(cause: Cause, locale: string): PreHydrationInput | undefined {
  const form = serverRenderedForm()
  const step = steps.find((name) => name === form?.dataset.step)
  if (!form || !step) return undefined
  const fields = new FormData(form)
  const read = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const { amount, text, currency, often, startsOn, until, ambiguity, donor } = readFormValues(read, cause, locale)
  const amountMinor = amount.ok && !ambiguity ? amount.amountMinor : undefined
  return {
    gift: { amountMinor, currency, often, startsOn, until },
    donor,
    text,
    step,
    showErrors: form.querySelector('[role=alert]') !== null,
    focusedIndex: focusedIndex(form),
    // The last step's button only reloads this page.
    isSubmitted: step !== 'pay' && hasPendingPress(form) && !ambiguity,
  }
}

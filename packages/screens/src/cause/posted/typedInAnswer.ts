import type { Cause } from '@minaret/contract'
import { hasPendingPress } from '../../press/index.ts'
import { steps } from '../draft.ts'
import { readEntered } from '../entered.ts'
import { drawnForm, placeIn, type Typed } from '../typedBefore.ts'

/**
 * Reads the form in the server's answer, which holds the fields of all steps.
 * @param locale how amounts are written
 */
export function typedInAnswer(cause: Cause, locale: string): Typed | undefined {
  const form = drawnForm()
  const step = steps.find((each) => each === form?.dataset.step)
  if (!form || !step) return undefined
  const fields = new FormData(form)
  const read = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const { amount, text, currency, often, startsOn, until, doubt, donor } = readEntered(read, cause, locale)
  const amountMinor = amount.ok && !doubt ? amount.amountMinor : undefined
  return {
    gift: { amountMinor, currency, often, startsOn, until },
    donor,
    text,
    step,
    tried: form.querySelector('[role=alert]') !== null,
    at: placeIn(form),
    // The last step's button only asks for this page once more.
    sent: step !== 'pay' && hasPendingPress(form) && !doubt,
  }
}

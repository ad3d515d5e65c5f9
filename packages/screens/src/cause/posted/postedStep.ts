import { amountProblem, type Limits } from '../amounts.ts'
import { detailsProblems } from '../details.ts'
import type { Step } from '../draft.ts'
import type { Entered } from '../entered.ts'
import { type Collecting, scheduleProblems } from '../often.ts'

/** The step the server draws, and whether it says there what was wrong with what was sent. */
export type PostedStep = { step: Step; tried: boolean }

/**
 * The step that answers a form, by the rules of the form that scripts run: the one it leads to, or the first whose fields
 * have to be put right.
 * @param leadsTo the step the form leads to @param hasGiftAid whether Gift Aid is asked about
 */
export function postedStep(
  leadsTo: string | null,
  entered: Entered,
  { limits, now, hasGiftAid }: { limits: Limits; now: Collecting; hasGiftAid: boolean },
): PostedStep {
  if (leadsTo !== 'details' && leadsTo !== 'pay') return { step: 'amount', tried: false }
  const isAmountWrong =
    entered.doubt !== undefined ||
    amountProblem(entered.amount, limits) !== undefined ||
    Object.keys(scheduleProblems(entered, now)).length > 0
  if (isAmountWrong) return { step: 'amount', tried: true }
  if (leadsTo === 'details') return { step: 'details', tried: false }
  return Object.keys(detailsProblems(entered.donor, hasGiftAid)).length > 0
    ? { step: 'details', tried: true }
    : { step: 'pay', tried: false }
}

/** The longest reference that British banks carry, in characters. */
const longestReference = 18

/** How much of it a donor's name may take. */
const longestName = 8

/** As banks take it: capitals and figures, without accents; nothing is left of other scripts. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()

/**
 * What to write on a transfer, so that the mosque finds out whose it is and what it is for: the donor's last name, and the
 * name in the page's address.
 */
export function transferReference(id: string, name: string): string {
  const last = plain(name).split(' ').pop() ?? ''
  return `${last.slice(0, longestName)} ${plain(id)}`.trim().slice(0, longestReference).trim()
}

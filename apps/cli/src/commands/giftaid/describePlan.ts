import { type ClaimPlan, isIncludable } from '@minaret/server/operator'
import { table } from '../frame/table.ts'
import { count, doubtInWords, owedInWords, pounds, refusedInWords, hmrcTexts, taxOn } from './inWords.ts'

/** The contents of a claim, planned or made, as one JSON value; with names only where a gift is doubtful or HMRC's spelling differs. */
export const planJson = (plan: ClaimPlan) => ({
  schedules: plan.schedules.map((lines) => ({
    lines: lines.length,
    gifts: lines.reduce((total, line) => total + line.gifts.length, 0),
    amountMinor: lines.reduce((total, line) => total + line.amountMinor, 0),
  })),
  spelt: hmrcTexts(plan),
  doubtful: plan.doubtful.map(doubtInWords),
  leftOut: refusedInWords(plan),
  wentBack: owedInWords(plan.owed),
})

/** The same as sentences. */
export function describePlan(plan: ClaimPlan, mode: string): string[] {
  const lines = plan.schedules.flat()
  const minor = lines.reduce((total, line) => total + line.amountMinor, 0)
  const gifts = lines.reduce((total, line) => total + line.gifts.length, 0)
  const owed = owedInWords(plan.owed)
  const spelt = hmrcTexts(plan)
  const toCheck = plan.doubtful.filter(({ doubts }) => isIncludable(doubts))
  const blocked = plan.doubtful.filter(({ doubts }) => !isIncludable(doubts))
  return [
    ...(mode === 'live' ? [] : [`These gifts are in ${mode} mode: no real money, and nothing for HMRC.`]),
    gifts === 0
      ? 'There are no gifts to claim for.'
      : `${count(gifts, 'gift')} of ${pounds(minor)} in ${count(lines.length, 'line')} and ${count(plan.schedules.length, 'schedule')}: Gift Aid of about ${pounds(taxOn(minor))}.`,
    ...(plan.owed.length === 0
      ? []
      : [
          `Refunds of gifts claimed before: £${owed.amount} of ${count(plan.owed.length, 'gift')}. Tell HMRC with the next claim that £${owed.tax} was overclaimed.`,
        ]),
    ...refusedInWords(plan).map((each) => `Left out because ${each.why}: ${count(each.gifts, 'gift')}.`),
    ...(spelt.length === 0
      ? []
      : [
          '',
          `${count(spelt.length, 'name or address is', 'names or addresses are')} spelt differently for HMRC, which only reads Western European characters. The declaration keeps the donor's own spelling.`,
          table(spelt),
        ]),
    ...(toCheck.length === 0
      ? []
      : [
          '',
          `${count(toCheck.length, 'gift needs', 'gifts need')} checking. Check each one, and include it with --include and its reference.`,
          table(toCheck.map(doubtInWords)),
        ]),
    ...(blocked.length === 0
      ? []
      : [
          '',
          `${count(blocked.length, 'gift')} can't be claimed before the donor makes a new declaration: HMRC would reject the whole claim.`,
          table(blocked.map(doubtInWords)),
        ]),
  ]
}

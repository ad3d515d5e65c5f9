import { type ClaimPlan, isIncludable } from '@minaret/server/operator'
import { formatTable } from '../frame/table.ts'
import {
  pluralise,
  describeDoubt,
  describeOwed,
  formatPounds,
  describeRefusals,
  listChangedNames,
  calculateTax,
} from './describeClaim.ts'

/**
 * Returns the content of a planned or created claim as one JSON value. It has names only if a gift is doubtful or
 * HMRC's spelling differs.
 */
export const toPlanJson = (plan: ClaimPlan) => ({
  schedules: plan.schedules.map((lines) => ({
    lines: lines.length,
    gifts: lines.reduce((total, line) => total + line.gifts.length, 0),
    amountMinor: lines.reduce((total, line) => total + line.amountMinor, 0),
  })),
  spelt: listChangedNames(plan),
  doubtful: plan.doubtful.map(describeDoubt),
  leftOut: describeRefusals(plan),
  wentBack: describeOwed(plan.owed),
})

/** Describes the plan in sentences. */
export function describePlan(plan: ClaimPlan, mode: string): string[] {
  const lines = plan.schedules.flat()
  const minor = lines.reduce((total, line) => total + line.amountMinor, 0)
  const gifts = lines.reduce((total, line) => total + line.gifts.length, 0)
  const owed = describeOwed(plan.owed)
  const changedNames = listChangedNames(plan)
  const giftsToCheck = plan.doubtful.filter(({ doubts }) => isIncludable(doubts))
  const blockedGifts = plan.doubtful.filter(({ doubts }) => !isIncludable(doubts))
  return [
    ...(mode === 'live'
      ? []
      : [`These gifts are in ${mode} mode: they are not real money, and must not be claimed from HMRC.`]),
    gifts === 0
      ? 'There are no gifts to claim for.'
      : `${pluralise(gifts, 'gift')} of ${formatPounds(minor)} in ${pluralise(lines.length, 'line')} and ${pluralise(plan.schedules.length, 'schedule')}: Gift Aid of about ${formatPounds(calculateTax(minor))}.`,
    ...(plan.owed.length === 0
      ? []
      : [
          `Refunds of gifts already claimed: £${owed.amount} from ${pluralise(plan.owed.length, 'gift')}. Tell HMRC with the next claim that £${owed.tax} was overclaimed.`,
        ]),
    ...describeRefusals(plan).map(
      ({ why: reason, gifts: count }) => `Left out because ${reason}: ${pluralise(count, 'gift')}.`,
    ),
    ...(changedNames.length === 0
      ? []
      : [
          '',
          `${pluralise(changedNames.length, 'name or address is', 'names or addresses are')} spelt differently for HMRC, which only reads Western European characters. The declaration keeps the donor's own spelling.`,
          formatTable(changedNames),
        ]),
    ...(giftsToCheck.length === 0
      ? []
      : [
          '',
          `${pluralise(giftsToCheck.length, 'gift needs', 'gifts need')} checking. Check each one, and include it with --include and its reference.`,
          formatTable(giftsToCheck.map(describeDoubt)),
        ]),
    ...(blockedGifts.length === 0
      ? []
      : [
          '',
          `${pluralise(blockedGifts.length, 'gift')} can't be claimed before the donor makes a new declaration: HMRC would reject the whole claim.`,
          formatTable(blockedGifts.map(describeDoubt)),
        ]),
  ]
}

/** The minimum number of lines for a difference between balances. */
const minLines = 2

/** The differences between consecutive balances, oldest line first. */
const stepsOf = (balances: readonly number[]) =>
  balances.slice(1).map((balance, index) => balance - (balances[index] ?? 0))

/** The amounts and balances oldest first, for both orders a statement can have. */
const inBothOrders = (amounts: readonly number[], balances: readonly number[]) => [
  { amounts, balances },
  { amounts: amounts.toReversed(), balances: balances.toReversed() },
]

/** Whether each balance is the previous balance plus the line's amount, reading oldest or newest first. */
export function isRunning(amounts: readonly number[], balances: readonly number[]): boolean {
  if (amounts.length < minLines || amounts.length !== balances.length) return false
  return inBothOrders(amounts, balances).some((ordering) =>
    stepsOf(ordering.balances).every((step, index) => step === ordering.amounts[index + 1]),
  )
}

/**
 * Infers the sign of each amount from the running balance; undefined for the oldest line, whose previous balance is not in the
 * file. @returns undefined if the balances do not fit the amounts, or fit them in both orders
 */
export function inferSigns(
  amounts: readonly number[],
  balances: readonly number[],
): readonly (1 | -1 | undefined)[] | undefined {
  if (amounts.length < minLines || amounts.length !== balances.length) return undefined
  const signsByOrder = inBothOrders(amounts, balances).map((ordering) => {
    const steps = stepsOf(ordering.balances)
    const hasMatchingSteps = steps.every((step, index) => Math.abs(step) === Math.abs(ordering.amounts[index + 1] ?? 0))
    return hasMatchingSteps ? [undefined, ...steps.map((step): 1 | -1 => (step < 0 ? -1 : 1))] : undefined
  })
  const [oldestFirst, newestFirst] = [signsByOrder[0], signsByOrder[1]?.toReversed()]
  if (oldestFirst && newestFirst) return undefined
  return oldestFirst ?? newestFirst
}

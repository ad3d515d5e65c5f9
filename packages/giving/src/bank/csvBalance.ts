/** So few lines have a step between balances. */
const fewest = 2

/** The steps between the balances of neighbouring lines, for lines that are the oldest first. */
const stepsOf = (balances: readonly number[]) => balances.slice(1).map((balance, at) => balance - (balances[at] ?? 0))

/** The amounts and balances with the oldest line first, for both orders a statement can have. */
const bothWays = (amounts: readonly number[], balances: readonly number[]) => [
  { amounts, balances },
  { amounts: amounts.toReversed(), balances: balances.toReversed() },
]

/** Whether each balance is the one before it with its line's amount, the oldest or the newest line first. */
export function isRunning(amounts: readonly number[], balances: readonly number[]): boolean {
  if (amounts.length < fewest || amounts.length !== balances.length) return false
  return bothWays(amounts, balances).some((way) =>
    stepsOf(way.balances).every((step, at) => step === way.amounts[at + 1]),
  )
}

/**
 * The sign of each amount by the balances of the lines around it; undefined for the oldest line, whose balance before is not in
 * the file. @returns undefined if the balances do not fit the amounts, or fit them in both orders with different signs
 */
export function signsByBalance(
  amounts: readonly number[],
  balances: readonly number[],
): readonly (1 | -1 | undefined)[] | undefined {
  if (amounts.length < fewest || amounts.length !== balances.length) return undefined
  const fits = bothWays(amounts, balances).map((way) => {
    const steps = stepsOf(way.balances)
    const doFit = steps.every((step, at) => Math.abs(step) === Math.abs(way.amounts[at + 1] ?? 0))
    return doFit ? [undefined, ...steps.map((step): 1 | -1 => (step < 0 ? -1 : 1))] : undefined
  })
  const [oldestFirst, newestFirst] = [fits[0], fits[1]?.toReversed()]
  if (oldestFirst && newestFirst) return undefined
  return oldestFirst ?? newestFirst
}

/** What the donor of one regular gift was told: when nothing is taken, and how much. */
export type ExpectedCollections = {
  cycleId: string
  /** Nothing is charged, and nothing falls due, from the first on and before the second. */
  quiet: { from: Date; until: Date }[]
  /** From each moment on what falls due is of one of these amounts: of several while a change is not known. */
  amounts: { from: Date; oneOf: number[] }[]
}

/** For ever, as far as a date goes. */
const never = new Date(8e15)

/** What a donor who was told of an amount may expect. */
export const expectCollections = (cycleId: string, amountMinor: number, from: Date): ExpectedCollections => ({
  cycleId,
  quiet: [],
  amounts: [{ from, oneOf: [amountMinor] }],
})

/** A pause that was promised is over, or may be. */
function endQuietPeriod({ quiet }: ExpectedCollections, now: Date): void {
  const last = quiet.at(-1)
  if (last && last.until > now) last.until = now
}

/** What was told to a donor who asked for a change: the code of the answer, and the gift as it was shown. */
export type ChangeResponse = { code: number; amountMinor?: number; state?: string; resumesOn?: string }

/** Notes what an answer promises. `midnight` says when a day begins at the mosque. */
export function expectChange(
  expected: ExpectedCollections,
  request: { action: string; amountMinor?: number },
  response: ChangeResponse,
  now: Date,
  midnight: (day: string) => Date,
): void {
  const { amounts, quiet } = expected
  const expectedAmounts = amounts.at(-1)?.oneOf ?? []
  const unknown = response.code >= 500 && response.code !== 502
  if (unknown) {
    if (['pause', 'skip', 'resume'].includes(request.action)) endQuietPeriod(expected, now)
    if (request.action === 'amount' && request.amountMinor !== undefined)
      amounts.push({ from: now, oneOf: [...expectedAmounts, request.amountMinor] })
  }
  if (response.code !== 200) return
  if (response.amountMinor !== undefined) amounts.push({ from: now, oneOf: [response.amountMinor] })
  if (response.state === 'ended') return void quiet.push({ from: now, until: never })
  if (!['pause', 'skip', 'resume'].includes(request.action)) return
  endQuietPeriod(expected, now)
  if (request.action === 'resume' || response.state !== 'paused') return
  quiet.push({ from: now, until: response.resumesOn ? midnight(response.resumesOn) : never })
}

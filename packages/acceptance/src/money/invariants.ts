/** The expected collections of one regular gift: when nothing is charged, and the possible amounts otherwise. */
export type ExpectedCollections = {
  regularGiftId: string
  /** Periods without charges and due collections. `until` is exclusive. */
  pauses: { from: Date; until: Date }[]
  /** From each time on, the possible amounts of a collection. Several are possible while a change's outcome is unknown. */
  amounts: { from: Date; oneOf: number[] }[]
}

/** The latest time a Date can represent. */
const latestDate = new Date(8e15)

/** Returns the expected collections of a new regular gift. */
export const expectCollections = (regularGiftId: string, amountMinor: number, from: Date): ExpectedCollections => ({
  regularGiftId,
  pauses: [],
  amounts: [{ from, oneOf: [amountMinor] }],
})

/** Truncates the current pause at `now`, once it has or may have ended. */
function endPause({ pauses }: ExpectedCollections, now: Date): void {
  const lastPause = pauses.at(-1)
  if (lastPause && lastPause.until > now) lastPause.until = now
}

/** The response to a change: its status and the gift in it. */
export type ChangeResponse = { code: number; amountMinor?: number; state?: string; resumesOn?: string }

/** Updates the expected collections after a change. `midnight` returns when a day starts at the mosque. */
export function expectChange(
  expected: ExpectedCollections,
  request: { action: string; amountMinor?: number },
  response: ChangeResponse,
  now: Date,
  midnight: (day: string) => Date,
): void {
  const { amounts, pauses } = expected
  const expectedAmounts = amounts.at(-1)?.oneOf ?? []
  const isUnknown = response.code >= 500 && response.code !== 502
  if (isUnknown) {
    if (['pause', 'skip', 'resume'].includes(request.action)) endPause(expected, now)
    if (request.action === 'amount' && request.amountMinor !== undefined)
      amounts.push({ from: now, oneOf: [...expectedAmounts, request.amountMinor] })
  }
  if (response.code !== 200) return
  if (response.amountMinor !== undefined) amounts.push({ from: now, oneOf: [response.amountMinor] })
  if (response.state === 'ended') return void pauses.push({ from: now, until: latestDate })
  if (!['pause', 'skip', 'resume'].includes(request.action)) return
  endPause(expected, now)
  if (request.action === 'resume' || response.state !== 'paused') return
  pauses.push({ from: now, until: response.resumesOn ? midnight(response.resumesOn) : latestDate })
}

/** A year as the address names it, and its days, both included. */
export type Year = { id: string; kind: 'calendar' | 'tax'; first: number; from: string; to: string }

const kinds = ['calendar', 'tax'] as const

function yearOf(kind: Year['kind'], first: number): Year {
  if (kind === 'calendar') return { id: `${first}`, kind, first, from: `${first}-01-01`, to: `${first}-12-31` }
  // The tax year of the United Kingdom.
  return { id: `${first}-tax`, kind, first, from: `${first}-04-06`, to: `${first + 1}-04-05` }
}

/** The year an address names, or nothing. */
export function readYear(id: string): Year | undefined {
  const first = /^(20\d\d)(-tax)?$/.exec(id)
  return first?.[1] ? yearOf(first[2] ? 'tax' : 'calendar', Number(first[1])) : undefined
}

/** How far back one may want a sheet: a claim for relief may be made four years later. */
const back = 5

/**
 * The years there may be gifts of, newest first.
 * @param today as `YYYY-MM-DD` @param country the tenant's: a tax year of its own is offered where we know it
 */
export function yearsUntil(today: string, country?: string): Year[] {
  const now = Number(today.slice(0, 4))
  const offered = kinds.filter((kind) => kind === 'calendar' || country === 'GB')
  return offered
    .flatMap((kind) => Array.from({ length: back }, (_, n) => yearOf(kind, now - n)))
    .filter(({ from }) => from <= today)
    .toSorted((one, other) => other.first - one.first)
}

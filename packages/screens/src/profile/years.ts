/** A year with its id in the URL, and its first and last day. */
export type Year = { id: string; kind: 'calendar' | 'tax'; first: number; from: string; to: string }

const kinds = ['calendar', 'tax'] as const

function yearOf(kind: Year['kind'], first: number): Year {
  if (kind === 'calendar') return { id: `${first}`, kind, first, from: `${first}-01-01`, to: `${first}-12-31` }
  // The tax year of the United Kingdom.
  return { id: `${first}-tax`, kind, first, from: `${first}-04-06`, to: `${first + 1}-04-05` }
}

/** Parses a year's id; undefined if it is invalid. */
export function readYear(id: string): Year | undefined {
  const first = /^(20\d\d)(-tax)?$/.exec(id)
  return first?.[1] ? yearOf(first[2] ? 'tax' : 'calendar', Number(first[1])) : undefined
}

/** The number of years offered: tax relief can be claimed up to four years later. */
const yearCount = 5

/**
 * The years to offer, newest first.
 * @param today as `YYYY-MM-DD`
 * @param country the tenant's, whose tax year is offered if known
 */
export function yearsUntil(today: string, country?: string): Year[] {
  const currentYear = Number(today.slice(0, 4))
  const offeredKinds = kinds.filter((kind) => kind === 'calendar' || country === 'GB')
  return offeredKinds
    .flatMap((kind) => Array.from({ length: yearCount }, (_, index) => yearOf(kind, currentYear - index)))
    .filter(({ from }) => from <= today)
    .toSorted((a, b) => b.first - a.first)
}

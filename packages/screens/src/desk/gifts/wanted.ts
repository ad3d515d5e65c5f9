import type { DeskOperations } from '@minaret/contract/desk'

/** What a list of gifts shows, as its address has it. */
export type GiftsWanted = NonNullable<DeskOperations['giftTotals']['parameters']['query']>

/** The choices of each filter, in the order they are offered. */
export const choices = {
  state: ['received', 'refunded', 'disputed', 'pending', 'failed', 'all'],
  way: ['card', 'regular', 'cash', 'cheque', 'bank', 'matched'],
  giftAid: ['declared', 'undeclared', 'claimed'],
} as const

const claimNumber = /^[1-9]\d{0,5}$/
const day = /^(19[7-9]\d|[2-9]\d{3})-\d\d-\d\d$/

const oneOf = <T extends string>(all: readonly T[], value: string | null) => all.find((one) => one === value)

/** What a list shows, as its address says; whatever it does not say well is left out. */
export function readGiftsWanted(query: URLSearchParams): GiftsWanted {
  const get = (name: string) => query.get(name)
  const [state, way, giftAid] = [
    oneOf(choices.state, get('state')),
    oneOf(choices.way, get('way')),
    oneOf(choices.giftAid, get('giftAid')),
  ]
  const [search, cause, from, to] = [get('search') ?? '', get('cause') ?? '', get('from') ?? '', get('to') ?? '']
  const claim = get('claim') ?? ''
  return {
    ...(search.trim() === '' ? {} : { search: search.slice(0, 200) }),
    ...(state && state !== 'received' ? { state } : {}),
    ...(cause === '' ? {} : { cause: cause.slice(0, 200) }),
    ...(way ? { way } : {}),
    ...(giftAid ? { giftAid } : {}),
    ...(claimNumber.test(claim) ? { claim } : {}),
    ...(day.test(from) ? { from } : {}),
    ...(day.test(to) ? { to } : {}),
  }
}

/** The same as an address has it. */
export const writeGiftsWanted = (wanted: GiftsWanted): URLSearchParams =>
  new URLSearchParams(Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, value]] : [])))

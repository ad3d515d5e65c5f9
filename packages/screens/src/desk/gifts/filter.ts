import type { DeskOperations } from '@minaret/contract/desk'

/** The filter of a list of gifts. */
export type GiftFilter = NonNullable<DeskOperations['giftTotals']['parameters']['query']>

/** The options of each filter, in display order. */
export const choices = {
  state: ['received', 'refunded', 'disputed', 'pending', 'failed', 'all'],
  way: ['card', 'regular', 'cash', 'cheque', 'bank', 'matched'],
  giftAid: ['declared', 'undeclared', 'claimed'],
} as const

const claimNumber = /^[1-9]\d{0,5}$/
const day = /^(19[7-9]\d|[2-9]\d{3})-\d\d-\d\d$/

const oneOf = <T extends string>(all: readonly T[], value: string | null) => all.find((option) => option === value)

/** Parses the filter from a URL; invalid parameters are ignored. */
export function readGiftFilter(query: URLSearchParams): GiftFilter {
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

/** Serialises a filter for a URL. */
export const writeGiftFilter = (wanted: GiftFilter): URLSearchParams =>
  new URLSearchParams(Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, value]] : [])))

import type { DeskOperations } from '@minaret/contract/desk'

/** The filter of a list of gifts. */
export type GiftFilter = NonNullable<DeskOperations['giftTotals']['parameters']['query']>

/** The options of each filter, in display order. */
export const choices = {
  state: ['received', 'refunded', 'disputed', 'pending', 'failed', 'all'],
  way: ['card', 'regular', 'cash', 'cheque', 'bank', 'matched'],
  giftAid: ['declared', 'undeclared', 'claimed'],
} as const

const claimNumberPattern = /^[1-9]\d{0,5}$/
const dayPattern = /^(19[7-9]\d|[2-9]\d{3})-\d\d-\d\d$/

const findOption = <T extends string>(options: readonly T[], value: string | null) =>
  options.find((option) => option === value)

/** Parses the filter from a URL; invalid parameters are ignored. */
export function parseGiftFilter(query: URLSearchParams): GiftFilter {
  const get = (name: string) => query.get(name)
  const [state, way, giftAid] = [
    findOption(choices.state, get('state')),
    findOption(choices.way, get('way')),
    findOption(choices.giftAid, get('giftAid')),
  ]
  const [search, cause, from, to] = [get('search') ?? '', get('cause') ?? '', get('from') ?? '', get('to') ?? '']
  const claim = get('claim') ?? ''
  return {
    ...(search.trim() === '' ? {} : { search: search.slice(0, 200) }),
    ...(state && state !== 'received' ? { state } : {}),
    ...(cause === '' ? {} : { cause: cause.slice(0, 200) }),
    ...(way ? { way } : {}),
    ...(giftAid ? { giftAid } : {}),
    ...(claimNumberPattern.test(claim) ? { claim } : {}),
    ...(dayPattern.test(from) ? { from } : {}),
    ...(dayPattern.test(to) ? { to } : {}),
  }
}

/** Serialises a filter for a URL. */
export const serialiseGiftFilter = (filter: GiftFilter): URLSearchParams =>
  new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])))

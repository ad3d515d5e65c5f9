import type { Limits } from './amounts.ts'

/** Something an appeal needs, as the form knows it. */
export type NeedChoice = {
  id: string
  title: string
  /** What one of them costs. */
  priceMinor: number
  /** What can still be given to it at this moment. */
  leftMinor: number
}

/**
 * The limits of a gift to it: not more than is left, and where that is less than the smallest gift, all of it. Nothing left
 * changes nothing: the form says so in other words.
 */
export function limitsFor(limits: Limits, need: Pick<NeedChoice, 'priceMinor' | 'leftMinor'> | undefined): Limits {
  if (!need || need.leftMinor <= 0) return limits
  const most = Math.min(limits.most, need.leftMinor)
  // One of them; or what is left of the last.
  const piece = Math.min(need.priceMinor, need.leftMinor)
  const offered = [...new Set([...limits.presets, piece])]
  const presets = offered.filter((each) => each <= most).sort((one, other) => one - other)
  return { ...limits, least: Math.min(limits.least, most), most, presets: presets.slice(0, 4) }
}

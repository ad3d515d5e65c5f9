import type { Limits } from './amounts.ts'

/** A campaign's need in the form. */
export type NeedChoice = {
  id: string
  title: string
  /** The price of one item, in the minor unit. */
  priceMinor: number
  /** The amount still open to gifts, in the minor unit. */
  leftMinor: number
}

/**
 * Limits a gift to the amount left of a need, or to exactly that amount if it is below the minimum. If nothing is left, the
 * limits stay and the form shows a notice instead.
 */
export function limitsFor(limits: Limits, need: Pick<NeedChoice, 'priceMinor' | 'leftMinor'> | undefined): Limits {
  if (!need || need.leftMinor <= 0) return limits
  const maxMinor = Math.min(limits.maxMinor, need.leftMinor)
  // One item, or the rest of the last one.
  const itemMinor = Math.min(need.priceMinor, need.leftMinor)
  const presetsAndItem = [...new Set([...limits.presets, itemMinor])]
  const presets = presetsAndItem.filter((presetMinor) => presetMinor <= maxMinor).sort((a, b) => a - b)
  return { ...limits, minMinor: Math.min(limits.minMinor, maxMinor), maxMinor, presets: presets.slice(0, 4) }
}

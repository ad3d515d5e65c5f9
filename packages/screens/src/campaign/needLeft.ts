import type { CampaignNeed } from '@minaret/contract'

/** How far something that is needed has come, in the campaign's minor unit. */
export type NeedCount = {
  totalMinor: number
  takenMinor: number
  /** Being given at this moment. */
  heldMinor: number
  /** What can still be given to it. */
  leftMinor: number
  /** Of the piece that is begun and not whole yet. */
  begunMinor: number
  /** All of it has been given. */
  complete: boolean
}

/** Counts a need. An older host tells only whole pieces. */
export function countNeed(need: CampaignNeed): NeedCount {
  const { priceMinor, wanted, given, takenMinor = given * priceMinor, heldMinor = 0 } = need
  const totalMinor = priceMinor * wanted
  return {
    totalMinor,
    takenMinor,
    heldMinor,
    leftMinor: Math.max(0, totalMinor - takenMinor - heldMinor),
    begunMinor: takenMinor < totalMinor ? Math.max(0, takenMinor - given * priceMinor) : 0,
    complete: given >= wanted || takenMinor >= totalMinor,
  }
}

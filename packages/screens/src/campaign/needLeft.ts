import type { CampaignNeed } from '@minaret/contract'

/** The progress of a need, in the campaign's minor unit. */
export type NeedCount = {
  totalMinor: number
  takenMinor: number
  /** Reserved by gifts in progress. */
  heldMinor: number
  /** Still open to gifts. */
  leftMinor: number
  /** Given towards the item that is not complete yet. */
  begunMinor: number
  /** Whether all of it has been given. */
  isComplete: boolean
}

/** Calculates the progress of a need. An older server reports only whole items. */
export function countNeed(need: CampaignNeed): NeedCount {
  const { priceMinor, wanted, given, takenMinor = given * priceMinor, heldMinor = 0 } = need
  const totalMinor = priceMinor * wanted
  return {
    totalMinor,
    takenMinor,
    heldMinor,
    leftMinor: Math.max(0, totalMinor - takenMinor - heldMinor),
    begunMinor: takenMinor < totalMinor ? Math.max(0, takenMinor - given * priceMinor) : 0,
    isComplete: given >= wanted || takenMinor >= totalMinor,
  }
}

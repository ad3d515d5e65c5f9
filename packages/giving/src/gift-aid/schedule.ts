import { giftAidOn } from '@minaret/money'
import { wallClock } from '@minaret/timetable'
import { giftAidSchedule } from '../schedules/index.ts'
import type { ReadClaim } from './readClaim.ts'

/**
 * A claim as HMRC's own schedule, ready to upload. A claim that is not of real money has another sheet name, so that
 * HMRC's service refuses it.
 */
export function scheduleOf({ claim, lines, firstGiftAt, adjustments }: ReadClaim, timeZone: string): Uint8Array {
  const owed = adjustments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return giftAidSchedule(lines, {
    earliestDay: wallClock(firstGiftAt, timeZone).date,
    ...(giftAidOn(owed) > 0 ? { overclaimedMinor: giftAidOn(owed) } : {}),
    ...(claim.mode === 'live' ? {} : { sheet: `NOT FOR HMRC ${claim.mode}` }),
  })
}

/** What its file is called. */
export const scheduleName = ({ claim }: Pick<ReadClaim, 'claim'>, slug: string): string =>
  `gift-aid-${slug}-${claim.number}${claim.mode === 'live' ? '' : `-${claim.mode.toUpperCase()}-NOT-FOR-HMRC`}`

import { giftAidOn } from '@minaret/money'
import { wallClock } from '@minaret/timetable'
import { giftAidSchedule } from '../schedules/index.ts'
import type { ClaimDetails } from './readClaim.ts'

/** Returns why a schedule must not be sent to HMRC (not real money, or already filed); undefined if it may. */
export function notForHmrc({
  claim,
  filed,
}: Pick<ClaimDetails, 'claim' | 'filed'>): 'demo' | 'test' | 'copy' | undefined {
  if (claim.mode !== 'live') return claim.mode
  return filed ? 'copy' : undefined
}

/**
 * Writes a claim as HMRC's own schedule, ready to upload. One that is {@link notForHmrc} has another sheet name, so that HMRC's
 * service rejects it.
 */
export function scheduleOf(claim: ClaimDetails, timeZone: string): Uint8Array {
  const { lines, firstGiftAt, adjustments } = claim
  const owedMinor = adjustments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const reason = notForHmrc(claim)
  return giftAidSchedule(lines, {
    earliestDay: wallClock(firstGiftAt, timeZone).date,
    ...(giftAidOn(owedMinor) > 0 ? { overclaimedMinor: giftAidOn(owedMinor) } : {}),
    ...(reason ? { sheet: `NOT FOR HMRC ${reason}` } : {}),
  })
}

/** The file name of a schedule, without extension. */
export function scheduleName(schedule: Pick<ClaimDetails, 'claim' | 'filed'>, slug: string): string {
  const reason = notForHmrc(schedule)
  return `gift-aid-${slug}-${schedule.claim.number}${reason ? `-${reason.toUpperCase()}-NOT-FOR-HMRC` : ''}`
}

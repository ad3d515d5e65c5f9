import { giftAidOn } from '@minaret/money'
import { wallClock } from '@minaret/timetable'
import { giftAidSchedule } from '../schedules/index.ts'
import type { ClaimDetails } from './readClaim.ts'

/** Returns why a schedule must not be sent to HMRC (not real money, or already filed); undefined if it may. */
export function findUploadProblem({
  claim,
  filed,
}: Pick<ClaimDetails, 'claim' | 'filed'>): 'demo' | 'test' | 'copy' | undefined {
  if (claim.mode !== 'live') return claim.mode
  return filed ? 'copy' : undefined
}

/**
 * Writes a claim as HMRC's own schedule, ready to upload. One that is {@link findUploadProblem} has another sheet name, so that HMRC's
 * service rejects it.
 */
export function formatSchedule(claim: ClaimDetails, timeZone: string): Uint8Array {
  const { lines, firstGiftAt, adjustments } = claim
  const owedMinor = adjustments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const reason = findUploadProblem(claim)
  return giftAidSchedule(lines, {
    earliestDay: wallClock(firstGiftAt, timeZone).date,
    ...(giftAidOn(owedMinor) > 0 ? { overclaimedMinor: giftAidOn(owedMinor) } : {}),
    ...(reason ? { sheet: `NOT FOR HMRC ${reason}` } : {}),
  })
}

/** The file name of a schedule, without extension. */
export function scheduleName(schedule: Pick<ClaimDetails, 'claim' | 'filed'>, slug: string): string {
  const reason = findUploadProblem(schedule)
  return `gift-aid-${slug}-${schedule.claim.number}${reason ? `-${reason.toUpperCase()}-NOT-FOR-HMRC` : ''}`
}

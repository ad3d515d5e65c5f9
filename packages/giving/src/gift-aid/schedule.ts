import { giftAidOn } from '@minaret/money'
import { wallClock } from '@minaret/timetable'
import { giftAidSchedule } from '../schedules/index.ts'
import type { ReadClaim } from './readClaim.ts'

/** Why HMRC must not get a schedule: it is not of real money, or HMRC has it already; nothing when it may. */
export function notForHmrc({ claim, filed }: Pick<ReadClaim, 'claim' | 'filed'>): 'demo' | 'test' | 'copy' | undefined {
  if (claim.mode !== 'live') return claim.mode
  return filed ? 'copy' : undefined
}

/**
 * A claim as HMRC's own schedule, ready to upload. One that is {@link notForHmrc} has another sheet name, so that HMRC's
 * service refuses it.
 */
export function scheduleOf(read: ReadClaim, timeZone: string): Uint8Array {
  const { lines, firstGiftAt, adjustments } = read
  const owed = adjustments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const why = notForHmrc(read)
  return giftAidSchedule(lines, {
    earliestDay: wallClock(firstGiftAt, timeZone).date,
    ...(giftAidOn(owed) > 0 ? { overclaimedMinor: giftAidOn(owed) } : {}),
    ...(why ? { sheet: `NOT FOR HMRC ${why}` } : {}),
  })
}

/** What its file is called. */
export function scheduleName(read: Pick<ReadClaim, 'claim' | 'filed'>, slug: string): string {
  const why = notForHmrc(read)
  return `gift-aid-${slug}-${read.claim.number}${why ? `-${why.toUpperCase()}-NOT-FOR-HMRC` : ''}`
}

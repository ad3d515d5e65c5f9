import type { TvHeartbeat } from '@minaret/foundation/db'

/** What a screen may say of itself, as it stands in the query. */
type HeartbeatQuery = { v?: string; age?: string; offset?: string; size?: string; up?: string }

/** Ten years: more than any screen runs. */
const mostSeconds = 10 * 366 * 86_400

/** The farthest a device's clock can be off, in milliseconds: some begin at 1970 after each night. */
const mostOff = 100 * 366 * 86_400_000

/** A whole number near what is written, within bounds. */
function whole(text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined || !/^-?\d{1,15}(?:\.\d{1,20})?$/.test(text)) return undefined
  return Math.min(most, Math.max(least, Math.round(Number(text))))
}

/**
 * How a screen says it is. What cannot be read is left out.
 * @returns nothing for a plain page, which says nothing of itself
 */
export function readHeartbeat({ v, age, offset, size, up }: HeartbeatQuery, now: Date): TvHeartbeat | undefined {
  if (v === undefined || !/^[\w.-]{1,64}$/.test(v)) return undefined
  const [ageSeconds, offsetMs, upSeconds] = [
    whole(age, 0, mostSeconds),
    whole(offset, -mostOff, mostOff),
    whole(up, 0, mostSeconds),
  ]
  return {
    at: now.toISOString(),
    release: v,
    ...(ageSeconds === undefined ? {} : { ageSeconds }),
    ...(offsetMs === undefined ? {} : { offsetMs }),
    ...(size !== undefined && /^\d{2,5}x\d{2,5}$/.test(size) ? { size } : {}),
    ...(upSeconds === undefined ? {} : { upSeconds }),
  }
}

import type { TvHeartbeat } from '@minaret/foundation/db'

/** A screen’s heartbeat as query parameters. */
type HeartbeatQuery = { v?: string; age?: string; offset?: string; size?: string; up?: string }

/** Ten years, longer than any screen runs. */
const maxSeconds = 10 * 366 * 86_400

/** The largest clock error of a device, in milliseconds. Some clocks start in 1970 when switched on. */
const maxOffset = 100 * 366 * 86_400_000

/** Parses a number, rounded and clamped. */
function parseClamped(text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined || !/^-?\d{1,15}(?:\.\d{1,20})?$/.test(text)) return undefined
  return Math.min(max, Math.max(min, Math.round(Number(text))))
}

/**
 * Parses a heartbeat, ignoring invalid values.
 * @returns undefined for a plain page, which sends none
 */
export function readHeartbeat({ v, age, offset, size, up }: HeartbeatQuery, now: Date): TvHeartbeat | undefined {
  if (v === undefined || !/^[\w.-]{1,64}$/.test(v)) return undefined
  const [ageSeconds, offsetMs, upSeconds] = [
    parseClamped(age, 0, maxSeconds),
    parseClamped(offset, -maxOffset, maxOffset),
    parseClamped(up, 0, maxSeconds),
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

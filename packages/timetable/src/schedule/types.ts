import type { JamaatRules, PrayerRules } from '../jamaat/types.ts'
import type { Eid, GatheringDetails, Prayer } from '../base/types.ts'

/** A Jumu'ah that the mosque holds on Fridays; it never changes Dhuhr. */
export type JumuahSlot = GatheringDetails & {
  /** Its time, with the same rules as a jamaat; `after` counts from Dhuhr's start time. */
  rules: PrayerRules
  /** The first and last day it is held, if not all year. */
  from?: string
  until?: string
}

/** An Eid prayer, every year unless it has a year. */
export type EidPrayer = GatheringDetails & {
  eid: Eid
  /** Minutes after midnight on the wall clock. */
  at: number
  /** The Hijri year, if it is for one year only. */
  year?: number
}

/** Changes for a single day. */
export type DayOverride = {
  /** Minutes after midnight; null if there is no congregation on the day. */
  jamaat?: Partial<Record<Prayer, number | null>>
  /** The times of a Friday's Jumu'ahs in minutes, in the order of its slots, whose details they keep; empty if none is held. */
  jumuah?: readonly number[]
  /** Taraweeh on this evening, in minutes; null if it is not held. Only for nights of Ramadan. */
  taraweeh?: number | null
  /** The times of this Eid's prayers in minutes, in the order of the mosque's own, whose details they keep. */
  eid?: readonly number[]
  /** A short reason. */
  note?: string
}

/** A mosque's settings for congregations, in addition to its table of times. */
export type Schedule = {
  jamaat: JamaatRules
  /** By date. */
  overrides: ReadonlyMap<string, DayOverride>
  jumuah: readonly JumuahSlot[]
  eid: readonly EidPrayer[]
  ramadan: {
    /** The minutes from imsak, when those fasting stop eating, to Fajr. */
    imsak: number
    /** The start of taraweeh: a time, or minutes after Isha's congregation. */
    taraweeh?: { kind: 'fixed'; at: number } | { kind: 'after'; minutes: number }
  }
  /** The minutes after sunrise, before Dhuhr and before sunset in which prayer is forbidden. */
  forbidden: { sunrise: number; noon: number; sunset: number }
  /** Whether Asr is shown for both schools. */
  bothAsr: boolean
}

/** The schedule of a mosque without any settings. */
export const noSchedule: Schedule = {
  jamaat: {},
  overrides: new Map(),
  jumuah: [],
  eid: [],
  ramadan: { imsak: 10 },
  forbidden: { sunrise: 15, noon: 10, sunset: 15 },
  bothAsr: false,
}

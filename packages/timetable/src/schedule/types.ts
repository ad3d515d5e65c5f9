import type { JamaatRules, PrayerRules } from '../jamaat/types.ts'
import type { Eid, GatheringDetails, Prayer } from '../base/types.ts'

/** One Jumu'ah of the mosque's Fridays; it never changes Dhuhr. */
export type JumuahSlot = GatheringDetails & {
  /** Its time by the rules a jamaat has; `after` counts from the beginning of Dhuhr. */
  rules: PrayerRules
  /** First and last day it is held, where it is not held all year. */
  from?: string
  until?: string
}

/** One prayer of an Eid; every year unless it names one. */
export type EidPrayer = GatheringDetails & {
  eid: Eid
  /** Minutes after midnight on the wall clock. */
  at: number
  /** The Hijri year it is for. */
  year?: number
}

/** What a single day says for itself. */
export type DayOverride = {
  /** Minutes after midnight; null: no congregation today. */
  jamaat?: Partial<Record<Prayer, number | null>>
  /** The Jumu'ahs of a Friday, in minutes and in the order of its slots, whose venue and khatib they keep; none: not held. */
  jumuah?: readonly number[]
  /** Taraweeh of this evening, in minutes; null: it isn't prayed. Of a night of Ramadan. */
  taraweeh?: number | null
  /** The Eid prayers of this Eid day, in minutes and in the order of the mosque's own, whose venue they keep. */
  eid?: readonly number[]
  /** In a few words, why. */
  note?: string
}

/** Everything about a mosque's congregations that its table of times does not hold. */
export type Schedule = {
  jamaat: JamaatRules
  /** By date. */
  overrides: ReadonlyMap<string, DayOverride>
  jumuah: readonly JumuahSlot[]
  eid: readonly EidPrayer[]
  ramadan: {
    /** How long before Fajr fasting people stop eating, in minutes. */
    imsak: number
    /** When taraweeh begins: a time, or minutes after the congregation of Isha. */
    taraweeh?: { kind: 'fixed'; at: number } | { kind: 'after'; minutes: number }
  }
  /** How long, in minutes, one does not pray after sunrise, before Dhuhr and before sunset. */
  forbidden: { sunrise: number; noon: number; sunset: number }
  /** Whether Asr is shown by both schools. */
  bothAsr: boolean
}

/** A mosque that has said nothing. */
export const noSchedule: Schedule = {
  jamaat: {},
  overrides: new Map(),
  jumuah: [],
  eid: [],
  ramadan: { imsak: 10 },
  forbidden: { sunrise: 15, noon: 10, sunset: 15 },
  bothAsr: false,
}

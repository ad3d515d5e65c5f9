import { asc } from 'drizzle-orm'
import {
  clockOf,
  noSchedule,
  type DayOverride,
  type EidPrayer,
  type JumuahSlot,
  type PrayerRules,
  prayers,
  readJamaat,
  readPrayerRules,
  type RuledPrayer,
  type Schedule,
} from '@minaret/timetable'
import { type Tx, dayOverrides, eidPrayers, jamaatRules, jumuahSlots } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'

/** A mosque’s rules and overrides, and their serialised form, used to compute the version of its times. */
export type StoredSchedule = { schedule: Schedule; text: string }

/** Parses the rules of a prayer, ignoring invalid ones. Rules are validated before they are stored. */
const rulesOf = (prayer: RuledPrayer, storedRules: Record<string, string>): PrayerRules =>
  readPrayerRules(prayer, storedRules).rules

/** Parses a day’s override, ignoring invalid values. */
export function readOverride({ jamaat, note }: Pick<typeof dayOverrides.$inferSelect, 'jamaat' | 'note'>): DayOverride {
  const times: DayOverride['jamaat'] = {}
  for (const prayer of prayers) {
    const clock = jamaat[prayer]
    if (clock === null) times[prayer] = null
    const minutes = typeof clock === 'string' ? clockOf(clock) : undefined
    if (minutes !== undefined) times[prayer] = minutes
  }
  const { jumuah, taraweeh, eid } = jamaat
  const timesOf = (clocks: string | null) => (clocks ?? '').split(',').flatMap((clock) => clockOf(clock) ?? [])
  return {
    jamaat: times,
    ...(jumuah === undefined ? {} : { jumuah: timesOf(jumuah) }),
    ...(taraweeh === undefined ? {} : { taraweeh: timesOf(taraweeh)[0] ?? null }),
    ...(eid === undefined ? {} : { eid: timesOf(eid) }),
    ...(note === null ? {} : { note }),
  }
}

type Details = Pick<typeof jumuahSlots.$inferSelect, 'name' | 'venue' | 'language' | 'khatib'>

const detailsOf = ({ name, venue, language, khatib }: Details) => ({
  ...(name === null ? {} : { name }),
  ...(venue === null ? {} : { venue }),
  ...(language === null ? {} : { language }),
  ...(khatib === null ? {} : { khatib }),
})

const slotOf = ({ rules, fromDay, untilDay, ...row }: typeof jumuahSlots.$inferSelect): JumuahSlot => ({
  ...detailsOf(row),
  rules: rulesOf('jumuah', rules),
  ...(fromDay === null ? {} : { from: fromDay }),
  ...(untilDay === null ? {} : { until: untilDay }),
})

const eidOf = ({ eid, at, hijriYear, ...row }: typeof eidPrayers.$inferSelect): EidPrayer => ({
  ...detailsOf(row),
  eid,
  at,
  ...(hijriYear === null ? {} : { year: hijriYear }),
})

/** Parses minutes up to a maximum, with a default for invalid values. */
const parseMinutes = (text: string | undefined, max: number, defaultMinutes: number) =>
  text !== undefined && /^\d{1,3}$/.test(text) && Number(text) <= max ? Number(text) : defaultMinutes

/** The settings for daily times: fasting, both times of Asr, and forbidden times. */
function settingsOf({ items }: Pick<Tenant, 'items'>): Pick<Schedule, 'ramadan' | 'forbidden' | 'bothAsr'> {
  const get = (key: string) => items.find((item) => item.key === key)?.value.trim() || undefined
  const result = readJamaat(get('taraweeh') ?? '', 'isha')
  const time = 'time' in result ? result.time : undefined
  const taraweeh =
    time?.kind === 'fixed'
      ? time
      : time?.kind === 'after'
        ? ({ kind: 'after', minutes: time.minutes } as const)
        : undefined
  const [sunrise, noon, sunset] = (get('forbiddenMinutes') ?? '').split(',').map((part) => part.trim())
  const defaults = noSchedule.forbidden
  return {
    ramadan: {
      imsak: parseMinutes(get('imsakMinutes'), 60, noSchedule.ramadan.imsak),
      ...(taraweeh ? { taraweeh } : {}),
    },
    forbidden: {
      sunrise: parseMinutes(sunrise, 60, defaults.sunrise),
      noon: parseMinutes(noon, 60, defaults.noon),
      sunset: parseMinutes(sunset, 60, defaults.sunset),
    },
    bothAsr: ['true', '1'].includes(get('bothAsr') ?? ''),
  }
}

/**
 * Loads a mosque’s rules, Jumu'ahs, Eid prayers and overrides.
 * @param tenant provides the settings for daily times
 */
export async function loadSchedule(tx: Tx, tenant: Pick<Tenant, 'items'>): Promise<StoredSchedule> {
  const rules = await tx.select().from(jamaatRules).orderBy(asc(jamaatRules.prayer), asc(jamaatRules.whenHeld))
  const slots = await tx.select().from(jumuahSlots).orderBy(asc(jumuahSlots.position))
  const eids = await tx.select().from(eidPrayers).orderBy(asc(eidPrayers.position))
  const days = await tx.select().from(dayOverrides).orderBy(asc(dayOverrides.day))
  const jamaat: Schedule['jamaat'] = {}
  for (const prayer of prayers) {
    const prayerRules = rules
      .filter((row) => row.prayer === prayer)
      .map(({ whenHeld, rule }) => [whenHeld, rule] as const)
    if (prayerRules.length > 0) jamaat[prayer] = rulesOf(prayer, Object.fromEntries(prayerRules))
  }
  const settings = settingsOf(tenant)
  return {
    schedule: {
      ...settings,
      jamaat,
      overrides: new Map(days.map((row) => [row.day, readOverride(row)])),
      jumuah: slots.map(slotOf),
      eid: eids.map(eidOf),
    },
    text: JSON.stringify([
      rules.map(({ prayer, whenHeld, rule }) => [prayer, whenHeld, rule]),
      slots,
      eids,
      days,
      settings,
    ]),
  }
}

import type { components } from '@minaret/contract'
import type { Tenant } from '@minaret/foundation/tenancy'

type ScreenSettings = components['schemas']['TvSettings']

type Minutes = ScreenSettings['prayerMinutes']

/** The default durations; Jumu'ah includes the khutbah. */
const defaultMinutes: Minutes = {
  fajr: 10,
  dhuhr: 10,
  jumuah: 40,
  asr: 10,
  maghrib: 10,
  isha: 12,
  taraweeh: 60,
  eid: 40,
}

const maxMinutes = 180

const isPrayer = (name: string): name is keyof Minutes => Object.hasOwn(defaultMinutes, name)

/**
 * Parses `10` for every prayer, `fajr:8, jumuah:45` for some, or a combination; 0 disables it.
 * @returns undefined if it is invalid
 */
export function readScreenMinutes(text: string): Partial<Minutes> | undefined {
  const minutesByPrayer: Partial<Minutes> = {}
  for (const part of text.split(',')) {
    const [, name = '', digits = ''] = /^\s*(?:([a-z]+)\s*:)?\s*(\d{1,3})\s*$/i.exec(part) ?? []
    const minutes = digits === '' ? Infinity : Number(digits)
    const prayer = name.toLowerCase()
    if (minutes > maxMinutes) return undefined
    if (isPrayer(prayer)) minutesByPrayer[prayer] = minutes
    else if (name !== '') return undefined
    else for (const key of Object.keys(defaultMinutes)) if (isPrayer(key)) minutesByPrayer[key] ??= minutes
  }
  return minutesByPrayer
}

/** The settings of a mosque’s screens, with defaults. */
export function screenSettings({ items }: Pick<Tenant, 'items'>): ScreenSettings & { offlineEmails: boolean } {
  const get = (key: string) => items.find((item) => item.key === key)?.value.trim() ?? ''
  const isOn = (key: string) => !['false', '0'].includes(get(key))
  return {
    prayerMinutes: { ...defaultMinutes, ...readScreenMinutes(get('screenMinutes')) },
    dimmed: isOn('screenDimmed'),
    drift: isOn('screenDrift'),
    offlineEmails: isOn('screenLetters'),
  }
}

import type { components } from '@minaret/contract'
import type { Tenant } from '@minaret/foundation/tenancy'

type ScreenSettings = components['schemas']['TvSettings']

type Minutes = ScreenSettings['prayerMinutes']

/** As long as such a prayer lasts, for who has said nothing: a Jumu'ah with its khutbah. */
const ordinary: Minutes = { fajr: 10, dhuhr: 10, jumuah: 40, asr: 10, maghrib: 10, isha: 12, taraweeh: 60, eid: 40 }

const most = 180

const isPrayer = (name: string): name is keyof Minutes => Object.hasOwn(ordinary, name)

/**
 * `10` for every prayer, `fajr:8, jumuah:45` for some, both together for the others and some; 0 is never dark.
 * @returns nothing when it cannot be read
 */
export function readScreenMinutes(text: string): Partial<Minutes> | undefined {
  const said: Partial<Minutes> = {}
  for (const part of text.split(',')) {
    const [, name = '', digits = ''] = /^\s*(?:([a-z]+)\s*:)?\s*(\d{1,3})\s*$/i.exec(part) ?? []
    const minutes = digits === '' ? Infinity : Number(digits)
    const prayer = name.toLowerCase()
    if (minutes > most) return undefined
    if (isPrayer(prayer)) said[prayer] = minutes
    else if (name !== '') return undefined
    else for (const each of Object.keys(ordinary)) if (isPrayer(each)) said[each] ??= minutes
  }
  return said
}

/** How a mosque's screens behave: as it has said, else as most want it. */
export function screenSettings({ items }: Pick<Tenant, 'items'>): ScreenSettings & { letters: boolean } {
  const get = (key: string) => items.find((item) => item.key === key)?.value.trim() ?? ''
  const isOn = (key: string) => !['false', '0'].includes(get(key))
  return {
    prayerMinutes: { ...ordinary, ...readScreenMinutes(get('screenMinutes')) },
    dimmed: isOn('screenDimmed'),
    drift: isOn('screenDrift'),
    letters: isOn('screenLetters'),
  }
}

import { configurationSections } from '@minaret/plans'
import { settingOf } from '@minaret/staff/configuration'
import { readSetting } from '../mosque/mosque.ts'
import { PictureRef } from '../codecs/refs.ts'
import type { Originals } from './refs.ts'

/** What a mosque is called, and what it has set. */
export type Identity = {
  slug: string
  hostnames: readonly string[]
  origins: readonly string[]
  settings: ReadonlyMap<string, string>
  /** ISO 4217, lower case. */
  currency: string
}

const lists = ['languages', 'currencies', 'presets']

/** A setting as it is written: so that it is stored again as it was. */
function shown(key: string, value: string, currency: string): string | string[] {
  const text = settingOf(key)?.form?.show?.(value, currency) ?? value
  const read = readSetting(key, text, currency)
  const written = typeof read === 'string' ? text : value
  const parts = written.split(',').map((part) => part.trim().replace(key === 'presets' ? /\.0+$/ : /$^/, ''))
  return lists.includes(key) ? parts : written
}

/** `mosque.yaml`, with what of the settings has no place in it. */
export async function mosqueOf(
  { slug, hostnames, origins, settings, currency }: Identity,
  originals: Originals,
): Promise<{ value: Record<string, unknown>; lost: string[] }> {
  const sections: Record<string, Record<string, string | string[]>> = {}
  const lost = [...settings.keys()]
    .filter((key) => !settingOf(key)?.form)
    .map((key) => `The setting ${key} is not set by hand, so it was left out.`)
  for (const [section, keys] of Object.entries(configurationSections))
    for (const key of keys) {
      const value = settings.get(key)
      if (value === undefined || value.trim() === '' || !settingOf(key)?.form) continue
      const picture =
        ['logo', 'footerLogo'].includes(key) && value.startsWith('/media/') ? await originals.picture(value) : undefined
      const own = (sections[section] ??= {})
      own[key] = picture ? new PictureRef(picture, '').path : shown(key, value, currency)
    }
  return { value: { slug, hostnames, origins: origins.length > 0 ? origins : undefined, ...sections }, lost }
}

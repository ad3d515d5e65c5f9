import { configurationSections } from '@minaret/plans'
import { settingOf } from '@minaret/staff/configuration'
import { readSetting } from '../mosque/mosque.ts'
import { PictureRef } from '../codecs/refs.ts'
import type { Originals } from './refs.ts'

/** The names and settings of a mosque. */
export type Identity = {
  slug: string
  hostnames: readonly string[]
  origins: readonly string[]
  settings: ReadonlyMap<string, string>
  /** ISO 4217, lower case. */
  currency: string
}

const lists = ['languages', 'currencies', 'presets']

/** Writes a setting as text that an import reads as the same value. */
function writeSetting(key: string, value: string, currency: string): string | string[] {
  const editable = settingOf(key)?.form?.show?.(value, currency) ?? value
  const parsed = readSetting(key, editable, currency)
  const text = typeof parsed === 'string' ? editable : value
  const parts = text.split(',').map((part) => part.trim().replace(key === 'presets' ? /\.0+$/ : /$^/, ''))
  return lists.includes(key) ? parts : text
}

/** The contents of `mosque.yaml`, with messages about settings that cannot be exported. */
export async function encodeMosque(
  { slug, hostnames, origins, settings, currency }: Identity,
  originals: Originals,
): Promise<{ value: Record<string, unknown>; lost: string[] }> {
  const sections: Record<string, Record<string, string | string[]>> = {}
  const lost = [...settings.keys()]
    .filter((key) => !settingOf(key)?.form)
    .map((key) => `The setting ${key} cannot be set by hand, so it was left out.`)
  for (const [section, keys] of Object.entries(configurationSections))
    for (const key of keys) {
      const value = settings.get(key)
      if (value === undefined || value.trim() === '' || !settingOf(key)?.form) continue
      const picture =
        ['logo', 'footerLogo'].includes(key) && value.startsWith('/media/') ? await originals.picture(value) : undefined
      const sectionValues = (sections[section] ??= {})
      sectionValues[key] = picture ? new PictureRef(picture, '').path : writeSetting(key, value, currency)
    }
  return { value: { slug, hostnames, origins: origins.length > 0 ? origins : undefined, ...sections }, lost }
}

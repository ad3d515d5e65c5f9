import { createHash } from 'node:crypto'
import type { DeskDetails, DetailsSection } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { readLastChange } from '@minaret/foundation/staff'
import { isOpen, type Offers, screenNames, ruleOf, type TenantConfig } from '@minaret/plans'
import { type StoredSetting, formatValue } from '../writeSetting.ts'
import { detailOf, featureSwitches, keysOf, type SectionName } from './sections.ts'

/** The subject of log entries about a section. */
export const detailsSubject = (section: SectionName): string => `details ${section}`

/** A section’s settings in input format. */
export const sectionValues = (
  storedSettings: readonly StoredSetting[],
  section: SectionName,
): DetailsSection['values'] =>
  Object.fromEntries(
    keysOf(section).flatMap((key) => {
      const value = formatValue(storedSettings, detailOf(key))
      return value === undefined ? [] : [[key, value]]
    }),
  )

/** Identifies a version of a section’s settings. */
export const versionOfSection = (values: DetailsSection['values']): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 16)

/** A section for the API, with its last change. */
export async function readSection(
  tx: Tx,
  storedSettings: readonly StoredSetting[],
  section: SectionName,
): Promise<DetailsSection> {
  const lastChange = await readLastChange(tx, detailsSubject(section))
  const values = sectionValues(storedSettings, section)
  return {
    section,
    version: versionOfSection(values),
    values,
    ...(lastChange ? { changed: lastChange } : {}),
  }
}

/** Whether a site can have the pages of a feature by its plan and mode, even if the feature is switched off. */
function isIncluded(feature: keyof Offers, config: TenantConfig): boolean {
  const enabledConfig = { ...config, offers: { ...config.offers, [feature]: true } }
  const screens = screenNames.filter((screen) => ruleOf(screen).flag === feature)
  // Weekly activities have no page of their own; they are on the home page.
  return (screens.length > 0 ? screens : (['home'] as const)).some((screen) => isOpen(screen, enabledConfig))
}

/** The features staff can switch, and whether the site can have them. */
export const readFeatures = (config: TenantConfig): DeskDetails['features'] =>
  featureSwitches.map(([key, feature]) => ({ key, included: isIncluded(feature, config) }))

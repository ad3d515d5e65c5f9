import type { DetailsSection, DetailsValues } from '@minaret/contract/desk'

/** A section of a mosque’s details. */
export type SectionName = DetailsSection['section']

/** The key of a detail. */
export type DetailsKey = keyof DetailsValues

/** The kind of input for a detail. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'email'
  | 'phone'
  | 'link'
  | 'picture'
  | 'shape'
  | 'colour'
  | 'choice'
  | 'language'
  | 'languages'
  | 'switch'
  | 'feature'

/** One field of a section's form. */
export type DetailsField = {
  key: DetailsKey
  kind: FieldKind
  /** The default of a `switch`. */
  on?: boolean
  /** The key of a hint shared with other fields. */
  hint?: 'social' | 'whatsappGroup'
  /** Maximum number of characters. */
  max?: number
}

const social = (key: DetailsKey): DetailsField => ({ key, kind: 'link', hint: 'social' })
const feature = (key: DetailsKey): DetailsField => ({ key, kind: 'feature' })

/** The fields of each section, in the order of the form. */
export const sectionFields: Readonly<Record<SectionName, readonly DetailsField[]>> = {
  identity: [
    { key: 'websiteName', kind: 'line', max: 80 },
    { key: 'displayCentralMosqueTitle', kind: 'switch' },
    { key: 'charityName', kind: 'line', max: 120 },
    { key: 'charityNumber', kind: 'line', max: 40 },
  ],
  contact: [
    { key: 'address', kind: 'text', max: 200 },
    { key: 'phone', kind: 'phone' },
    { key: 'email', kind: 'email' },
    { key: 'openingHours', kind: 'text', max: 300 },
    { key: 'directions', kind: 'link' },
    { key: 'publicTransport', kind: 'text', max: 300 },
    { key: 'parking', kind: 'text', max: 300 },
    { key: 'entrance', kind: 'text', max: 300 },
    { key: 'womensEntrance', kind: 'text', max: 300 },
    { key: 'stepFree', kind: 'text', max: 300 },
  ],
  brand: [
    { key: 'themeColor', kind: 'colour' },
    { key: 'logo', kind: 'picture' },
    { key: 'logo_style', kind: 'shape' },
    { key: 'footerLogo', kind: 'picture' },
  ],
  calculation: [
    { key: 'hijriOffset', kind: 'choice' },
    { key: 'method', kind: 'choice' },
    { key: 'madhab', kind: 'choice' },
    { key: 'bothAsr', kind: 'switch' },
  ],
  links: [
    social('facebookLink'),
    social('instagramLink'),
    social('youtubeLink'),
    social('twitterLink'),
    social('tiktokLink'),
    social('linkedInLink'),
    social('snapchatLink'),
    { key: 'whatsappNumber', kind: 'phone' },
    { key: 'whatsappGroupLink', kind: 'link', hint: 'whatsappGroup' },
    { key: 'whatsappGroupText', kind: 'line', max: 60 },
    { key: 'whatsappGroupLink2', kind: 'link' },
    { key: 'whatsappGroupText2', kind: 'line', max: 60 },
  ],
  languages: [
    { key: 'language', kind: 'language' },
    { key: 'languages', kind: 'languages' },
  ],
  features: [
    feature('DisablePrayertimeFeature'),
    feature('DisableAskImam'),
    feature('DisableWeeklyActivities'),
    feature('DisableClasses'),
    feature('DisableServices'),
    feature('DisableCourses'),
    feature('DisableMaktab'),
    { key: 'maktabOpen', kind: 'switch', on: true },
  ],
  app: [
    { key: 'has_ds_app', kind: 'switch' },
    { key: 'appStoreLink', kind: 'link' },
    { key: 'playStoreLink', kind: 'link' },
  ],
}

/** The draft of a section's form: its values, and previews of uploaded logos, keyed by URL. */
export type DetailsDraft = { values: DetailsValues; pictures: Record<string, string> }

const isStringRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === 'string')

/** Parses a stored draft; undefined if it is invalid. */
export function parseDetailsDraft(value: unknown): DetailsDraft | undefined {
  const { values, pictures }: { values?: unknown; pictures?: unknown } = Object(value)
  return isStringRecord(values) && isStringRecord(pictures) ? { values, pictures } : undefined
}

/** Whether a `switch` is on. */
export const isOn = ({ key, on = false }: DetailsField, values: DetailsValues): boolean =>
  on ? values[key] !== 'no' : values[key] === 'yes'

/** Whether a `feature` is on the website; the stored value means that it is disabled. */
export const isFeatureVisible = (key: DetailsKey, values: DetailsValues): boolean => values[key] !== 'yes'

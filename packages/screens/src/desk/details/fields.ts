import type { DetailsSection, DetailsValues } from '@minaret/contract/desk'

/** A section of a mosque’s details. */
export type SectionName = DetailsSection['section']

/** The key of one of its details. */
export type DetailsKey = keyof DetailsValues

/** How a detail is typed or chosen. */
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
  /** Whether it is on where nothing was chosen, for a `switch`. */
  on?: boolean
  /** The hint it shares with others. */
  hint?: 'social' | 'whatsappGroup'
  /** Characters it may have. */
  most?: number
}

const social = (key: DetailsKey): DetailsField => ({ key, kind: 'link', hint: 'social' })
const feature = (key: DetailsKey): DetailsField => ({ key, kind: 'feature' })

/** The fields of each section, in the order of the form. */
export const fieldsOf: Readonly<Record<SectionName, readonly DetailsField[]>> = {
  identity: [
    { key: 'websiteName', kind: 'line', most: 80 },
    { key: 'displayCentralMosqueTitle', kind: 'switch' },
    { key: 'charityName', kind: 'line', most: 120 },
    { key: 'charityNumber', kind: 'line', most: 40 },
  ],
  contact: [
    { key: 'address', kind: 'text', most: 200 },
    { key: 'phone', kind: 'phone' },
    { key: 'email', kind: 'email' },
    { key: 'openingHours', kind: 'text', most: 300 },
    { key: 'directions', kind: 'link' },
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
    { key: 'whatsappGroupText', kind: 'line', most: 60 },
    { key: 'whatsappGroupLink2', kind: 'link' },
    { key: 'whatsappGroupText2', kind: 'line', most: 60 },
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

/** A section's form as it is typed: its values, and small pictures of the logos that were uploaded, by their addresses. */
export type DetailsDraft = { values: DetailsValues; pictures: Record<string, string> }

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')

/** A draft that was stored; nothing where it is none any more. */
export function readDetailsDraft(value: unknown): DetailsDraft | undefined {
  const { values, pictures }: { values?: unknown; pictures?: unknown } = Object(value)
  return isTexts(values) && isTexts(pictures) ? { values, pictures } : undefined
}

/** Whether a `switch` is on. */
export const isOn = ({ key, on = false }: DetailsField, values: DetailsValues): boolean =>
  on ? values[key] !== 'no' : values[key] === 'yes'

/** Whether a `feature` is on the website: what is stored says that it is off. */
export const isShown = (key: DetailsKey, values: DetailsValues): boolean => values[key] !== 'yes'

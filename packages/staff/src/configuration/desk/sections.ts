import type { DetailsSection } from '@minaret/contract/desk'
import type { Offers } from '@minaret/plans'
import type { Form } from '../form.ts'
import { type Setting, settingOf } from '../settings.ts'

/** A section of a mosque’s details. */
export type SectionName = DetailsSection['section']

/** The key of a setting that staff can change at the desk. */
export type DetailsKey = keyof DetailsSection['values']

/** The settings of each section, in the order of the page. Others cannot be changed at the desk. */
const keys = {
  identity: ['websiteName', 'displayCentralMosqueTitle', 'charityName', 'charityNumber'],
  contact: [
    'address',
    'phone',
    'email',
    'openingHours',
    'directions',
    'publicTransport',
    'parking',
    'entrance',
    'womensEntrance',
    'stepFree',
  ],
  brand: ['logo', 'footerLogo', 'logo_style', 'themeColor'],
  calculation: ['method', 'madhab', 'bothAsr', 'hijriOffset'],
  links: [
    'facebookLink',
    'twitterLink',
    'instagramLink',
    'linkedInLink',
    'youtubeLink',
    'snapchatLink',
    'tiktokLink',
    'whatsappNumber',
    'whatsappGroupLink',
    'whatsappGroupText',
    'whatsappGroupLink2',
    'whatsappGroupText2',
  ],
  languages: ['language', 'languages'],
  features: [
    'DisablePrayertimeFeature',
    'DisableAskImam',
    'DisableWeeklyActivities',
    'DisableClasses',
    'DisableServices',
    'DisableMaktab',
    'maktabOpen',
    'DisableCourses',
  ],
  app: ['has_ds_app', 'appStoreLink', 'playStoreLink'],
} as const satisfies Record<SectionName, readonly DetailsKey[]>

/** All sections in the order of the page. */
export const sectionNames: readonly SectionName[] = [
  'identity',
  'contact',
  'brand',
  'calculation',
  'links',
  'languages',
  'features',
  'app',
]

/** The keys of a section. */
export const keysOf = (section: SectionName): readonly DetailsKey[] => keys[section]

/** The definition of a setting that can be changed at the desk. */
export function detailOf(key: DetailsKey): Setting & { form: Form } {
  const setting = settingOf(key)
  if (!setting?.form) throw new Error(`The desk’s setting ${key} is unknown or has no form.`)
  return { ...setting, form: setting.form }
}

/** The settings that hide features. */
export const featureSwitches = [
  ['DisablePrayertimeFeature', 'prayerTimes'],
  ['DisableAskImam', 'askImam'],
  ['DisableWeeklyActivities', 'weeklyActivities'],
  ['DisableClasses', 'classes'],
  ['DisableServices', 'services'],
  ['DisableMaktab', 'maktab'],
  ['DisableCourses', 'courses'],
] as const satisfies readonly (readonly [DetailsKey, keyof Offers])[]

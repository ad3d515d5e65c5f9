import { socialLinks } from './socialLinks.ts'

/** Who made the site: the host's own settings, the same for every tenant (decisions, section 2). */
export const creditKeys = ['creditName', 'creditUrl'] as const

/** Which section of the configuration holds which key (decisions, section 5). The host answers from this table. */
export const configurationSections = {
  website_configuration: [
    'activePlan',
    'websiteName',
    'has_ds_app',
    'appStoreLink',
    'playStoreLink',
    'campaignitemscount',
    'emptyScreens',
    'unapproved',
    'PrayerTimeDonateModuleOnly',
    'StandaloneCampaigns',
    'language',
    'languages',
    'timeZone',
    'country',
    'phoneCountry',
    'charityName',
    'charityNumber',
    ...creditKeys,
  ],
  theme_configuration: ['footerLogo', 'logo', 'logo_style', 'displayCentralMosqueTitle', 'themeColor'],
  social_media: [
    ...socialLinks,
    'whatsappNumber',
    'whatsappGroupLink',
    'whatsappGroupText',
    'whatsappGroupLink2',
    'whatsappGroupText2',
  ],
  contact_page: ['directions', 'address', 'phone', 'email', 'openingHours', 'latitude', 'longitude'],
  prayerTime: [
    'DisablePrayertimeFeature',
    'method',
    'madhab',
    'highLatitudeRule',
    'adjustments',
    'hijriOffset',
    'hijriMonths',
    'bothAsr',
    'imsakMinutes',
    'taraweeh',
    'forbiddenMinutes',
    'screenMinutes',
    'screenDimmed',
    'screenDrift',
    'screenLetters',
  ],
  eveningMadrassah: ['maktabOpen', 'maktabIntro', 'maktabFees'],
  jummahpay_configuration: [
    'paymentMode',
    'publishableKey',
    'stripeAccount',
    'currencies',
    'presets',
    'jummahHour',
    'bankDetails',
    'cardFees',
    'appDonateOutside',
    'appDonateOrigins',
  ],
  module_access: [
    'DisableAskImam',
    'DisableWeeklyActivities',
    'DisableClasses',
    'DisableServices',
    'DisableMaktab',
    'DisableCourses',
  ],
} as const satisfies Record<string, readonly string[]>

export type ConfigurationSection = keyof typeof configurationSections

/** Every section, in the order the specification's client asks for them. */
export const allSections = [
  'social_media',
  'theme_configuration',
  'contact_page',
  'website_configuration',
  'prayerTime',
  'eveningMadrassah',
  'jummahpay_configuration',
  'module_access',
] as const satisfies readonly ConfigurationSection[]

/** The section a key lives in, or nothing for a key the product does not know. */
export function sectionOf(key: string): ConfigurationSection | undefined {
  return allSections.find((section) => configurationSections[section].some((match) => match === key))
}

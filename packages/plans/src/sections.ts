import { socialLinks } from './socialLinks.ts'

/** The credit of the site's maker: settings of the installation, the same for every tenant (decisions, section 2). */
export const creditKeys = ['creditName', 'creditUrl'] as const

/** The keys of each section of the configuration (decisions, section 5). The server's responses are built from this table. */
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
  contact_page: [
    'directions',
    'address',
    'phone',
    'email',
    'openingHours',
    'publicTransport',
    'parking',
    'entrance',
    'womensEntrance',
    'stepFree',
    'latitude',
    'longitude',
  ],
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

/** The name of a section. */
export type ConfigurationSection = keyof typeof configurationSections

/** Every section, in the order the specification's client requests them. */
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

/** The section of a key, undefined for an unknown key. */
export function sectionOf(key: string): ConfigurationSection | undefined {
  return allSections.find((section) => configurationSections[section].some((match) => match === key))
}

import type { ConfigurationItem, Plan } from '@minaret/contract'
import { type SocialLink, socialLinks } from './socialLinks.ts'

/** The scope of a tenant's site: everything, prayer times and donations, or standalone campaigns. */
export type Mode = 'full' | 'prayer-donate' | 'campaigns'

/** Whether, and in which mode, a tenant takes cards. */
export type PaymentSetting = 'none' | 'demonstration' | 'test' | 'live'

/** Features a mosque can switch off; true if the feature is on. */
export type Offers = {
  prayerTimes: boolean
  askImam: boolean
  weeklyActivities: boolean
  classes: boolean
  services: boolean
  maktab: boolean
  courses: boolean
}

/** A tenant's parsed configuration. Only this file reads flag strings; all other code reads booleans and numbers. */
export type TenantConfig = {
  plan: Plan
  mode: Mode
  offers: Offers
  /** Footer rules for which the specification reads the flags differently. */
  footer: {
    courses: boolean
    directions: boolean
    campaigns: boolean
    titleBlock: boolean
    apps: boolean
  }
  /** Names of screens without content: the header does not link to them. */
  emptyScreens: readonly string[]
  /** Whether it signed up and is not approved yet: it is excluded from search engines. */
  unapproved: boolean
  websiteName: string
  /** The URL of an image: a path of the site, an https URL, or a `data:image/…` URL. */
  logo?: string
  footerLogo?: string
  logoStyle: 'square' | 'wide' | 'round'
  /** Seed of the palette, `#rrggbb`. */
  themeColor: string
  /** The site's default language, BCP 47. */
  language: string
  /** The languages visitors can choose, BCP 47. */
  languages: string[]
  /** IANA name. */
  timeZone: string
  /** ISO 3166-1 alpha-2. */
  country?: string
  phoneCountry?: string
  charityName?: string
  charityNumber?: string
  contact: {
    address?: string
    phone?: string
    email?: string
    openingHours?: string
    /** The URL of a map. */
    directions?: string
    publicTransport?: string
    parking?: string
    /** Where the main door is. */
    entrance?: string
    womensEntrance?: string
    /** Step-free access. */
    stepFree?: string
  }
  /** The maktab. */
  maktab: {
    /** Whether children can be registered now. */
    open: boolean
    intro?: string
    fees?: string
  }
  payment: {
    setting: PaymentSetting
    publishableKey?: string
    stripeAccount?: string
    /** ISO 4217, lower case; the first is the tenant's own. */
    currencies: string[]
    /** In the minor unit of the first currency. */
    presetsMinor: number[]
    bankDetails?: string
    /** The setting of the card fees that donors may cover; `readCardFees` parses it. */
    cardFees?: string
    /** The hour, in the tenant's time zone, at which Friday gifts are collected: 2 to 21. */
    jummahHour: number
  }
  /** Donations in the mobile app. */
  appDonate: {
    /** Whether its page links to the browser instead of taking payments, as an app store's rules may require. */
    outside: boolean
    /** Origins that may frame it and exchange messages with it, as `https://host`; none by default. */
    origins: string[]
  }
  social: Partial<Record<SocialLink, string>>
  whatsapp: { number?: string; groups: { link: string; text: string }[] }
  appLinks: { appStore?: string; playStore?: string }
  /** The site's maker with a link, for the line under standalone campaigns. */
  credit: { name: string; url: string }
}

/** The default credit. */
const project = { name: 'Minaret', url: '/api/reference' }

/** The default text of a WhatsApp group button (specification, section 3). */
export const whatsappGroupDefaultText = 'Join masjid WhatsApp group'

const isOn = (value: string | undefined) => value === 'true' || value === '1'
const isOff = (value: string | undefined) => value === 'false' || value === '0'
const listOf = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/** `StandaloneCampaigns` is on for any value except empty, `0` and `false`; it takes precedence over the other mode. */
function parseMode(get: (key: string) => string | undefined): Mode {
  const campaigns = get('StandaloneCampaigns')
  if (campaigns !== undefined && !['', '0', 'false'].includes(campaigns)) return 'campaigns'
  return get('PrayerTimeDonateModuleOnly') === '1' ? 'prayer-donate' : 'full'
}

const undefinedIfThrows = <T>(compute: () => T): T | undefined => {
  try {
    return compute()
  } catch {
    return undefined
  }
}

/** A normalised BCP 47 language without extensions, which have no display name; the locale is derived elsewhere. */
const languageOf = (value = '') => undefinedIfThrows(() => new Intl.Locale(value).baseName)

/** A country by its two-letter code; `UK` is read as GB. */
const countryOf = (value = '') =>
  /^[a-z]{2}$/i.test(value) ? undefinedIfThrows(() => new Intl.Locale(`und-${value}`).region) : undefined

/** An IANA time zone. Bare offsets are rejected: they have no summer time, and older browsers do not support them. */
const parseZone = (value: string): string | undefined =>
  undefinedIfThrows(() => /^[a-z]/i.test(value) && new Intl.DateTimeFormat('en', { timeZone: value }) && value) ||
  undefined

const zoneOf = (value = '') => {
  const zone = zones.get(value) ?? parseZone(value)
  // `Intl` is slow and zones are few, so valid zones are cached; invalid ones are not.
  if (zone !== undefined) zones.set(value, zone)
  return zone
}

const zones = new Map<string, string>()

/** An hour far enough from midnight that a clock change cannot leave Friday; 13:00 by default. */
const hourOf = (value = '') => {
  const hour = /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN
  return hour >= 2 && hour <= 21 ? hour : 13
}

/** An image URL that works on every page. */
const imageUrlOf = (value = '') => (/^(?:\/(?!\/)|https:\/\/|data:image\/)/i.test(value) ? value : undefined)

/** The https origin of a URL; undefined for anything else. */
const originOf = (value: string) =>
  undefinedIfThrows(() => {
    const { protocol, origin } = new URL(value)
    return protocol === 'https:' && /^https:\/\/[\w.-]+(?::\d+)?$/.test(origin) ? origin : undefined
  })

const plans: readonly Plan[] = ['basic', 'standard', 'premium']
const settings: readonly PaymentSetting[] = ['none', 'demonstration', 'test', 'live']
const styles = ['square', 'wide', 'round'] as const

/** Returns the link if its scheme is `https:`, `mailto:` or `tel:`; otherwise undefined. */
export function safeLink(value: string | undefined): string | undefined {
  if (!value) return undefined
  try {
    return ['https:', 'mailto:', 'tel:'].includes(new URL(value).protocol) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads a tenant's key and value pairs (`POST /api/loadConfigurationData`).
 * Unknown keys are ignored, the last of duplicate keys applies, and missing or invalid values get the minimal default: plan
 * `basic`, mode `full`, no cards, the features on, London time, pounds.
 * @param items pairs from the server; an older server may send any JSON scalar as a value
 */
export function parseConfig(items: readonly ConfigurationItem[]): TenantConfig {
  const map = new Map(items.map(({ key, value }) => [key, String(value ?? '').trim()]))
  const get = (key: string) => map.get(key) || undefined
  const currencies = listOf(get('currencies'))
    .map((code) => code.toLowerCase())
    .filter((code) => /^[a-z]{3}$/.test(code))
  const presetsMinor = listOf(get('presets'))
    .filter((amount) => /^[1-9]\d{0,7}$/.test(amount))
    .map(Number)
  const whatsappGroup = (link?: string, text?: string) => {
    const safeUrl = safeLink(link)
    return safeUrl ? [{ link: safeUrl, text: text ?? whatsappGroupDefaultText }] : []
  }
  const directions = safeLink(get('directions'))
  return {
    plan: plans.find((plan) => plan === get('activePlan')) ?? 'basic',
    mode: parseMode((key) => map.get(key)),
    offers: {
      prayerTimes: !isOn(get('DisablePrayertimeFeature')),
      askImam: !isOn(get('DisableAskImam')),
      weeklyActivities: !isOn(get('DisableWeeklyActivities')),
      classes: !isOn(get('DisableClasses')),
      services: !isOn(get('DisableServices')),
      maktab: !isOn(get('DisableMaktab')),
      courses: !isOn(get('DisableCourses')),
    },
    footer: {
      courses: map.get('DisableCourses') === 'false',
      directions: directions !== undefined,
      campaigns: Number(get('campaignitemscount') ?? 0) > 0,
      titleBlock: map.get('displayCentralMosqueTitle') === 'true',
      apps: get('has_ds_app') === '1',
    },
    emptyScreens: listOf(get('emptyScreens')),
    unapproved: isOn(get('unapproved')),
    websiteName: get('websiteName') ?? 'Mosque',
    logo: imageUrlOf(get('logo')),
    footerLogo: imageUrlOf(get('footerLogo')),
    logoStyle: styles.find((style) => style === get('logo_style')) ?? 'square',
    themeColor: /^#([0-9a-f]{3}){1,2}$/i.test(get('themeColor') ?? '') ? (get('themeColor') ?? '') : '#0f5c4d',
    language: languageOf(get('language')) ?? 'en',
    languages: listOf(get('languages')).flatMap((language) => languageOf(language) ?? []),
    timeZone: zoneOf(get('timeZone')) ?? 'Europe/London',
    country: countryOf(get('country')),
    phoneCountry: countryOf(get('phoneCountry')),
    charityName: get('charityName'),
    charityNumber: get('charityNumber'),
    contact: {
      address: get('address'),
      phone: get('phone'),
      email: get('email'),
      openingHours: get('openingHours'),
      directions,
      publicTransport: get('publicTransport'),
      parking: get('parking'),
      entrance: get('entrance'),
      womensEntrance: get('womensEntrance'),
      stepFree: get('stepFree'),
    },
    maktab: {
      open: !isOff(get('maktabOpen')),
      intro: get('maktabIntro'),
      fees: get('maktabFees'),
    },
    payment: {
      setting: settings.find((setting) => setting === get('paymentMode')) ?? 'none',
      publishableKey: get('publishableKey'),
      stripeAccount: get('stripeAccount'),
      currencies: currencies.length > 0 ? currencies : ['gbp'],
      presetsMinor,
      bankDetails: get('bankDetails'),
      cardFees: get('cardFees'),
      jummahHour: hourOf(get('jummahHour')),
    },
    appDonate: {
      outside: isOn(get('appDonateOutside')),
      origins: [...new Set(listOf(get('appDonateOrigins')).flatMap((value) => originOf(value) ?? []))],
    },
    social: Object.fromEntries(
      socialLinks.flatMap((key) => {
        const link = safeLink(get(key))
        return link ? [[key, link]] : []
      }),
    ),
    whatsapp: {
      number: get('whatsappNumber'),
      groups: [
        ...whatsappGroup(get('whatsappGroupLink'), get('whatsappGroupText')),
        ...whatsappGroup(get('whatsappGroupLink2'), get('whatsappGroupText2')),
      ],
    },
    appLinks: {
      appStore: safeLink(get('appStoreLink')),
      playStore: safeLink(get('playStoreLink')),
    },
    credit: { name: get('creditName') ?? project.name, url: safeLink(get('creditUrl')) ?? project.url },
  }
}

import type { ConfigurationItem, Plan } from '@minaret/contract'
import { type SocialLink, socialLinks } from './socialLinks.ts'

/** What of the product a tenant offers: everything, prayer times and donations, or standalone campaigns. */
export type Mode = 'full' | 'prayer-donate' | 'campaigns'

/** Whether, and with what, a tenant can take cards. */
export type PaymentSetting = 'none' | 'demonstration' | 'test' | 'live'

/** Features a mosque can switch off. `true` means people get it. */
export type Offers = {
  prayerTimes: boolean
  askImam: boolean
  weeklyActivities: boolean
  classes: boolean
  services: boolean
  maktab: boolean
  courses: boolean
}

/** A tenant's configuration, parsed. Everyone but this file reads booleans and numbers, never flag strings. */
export type TenantConfig = {
  plan: Plan
  mode: Mode
  offers: Offers
  /** Footer rules the specification words in its own way. */
  footer: {
    courses: boolean
    directions: boolean
    campaigns: boolean
    titleBlock: boolean
    apps: boolean
  }
  /** Screens that have nothing on them yet, by their names: the header leads to none of them. */
  emptyScreens: readonly string[]
  /** It signed up, and nobody has approved it yet: search engines leave it out. */
  unapproved: boolean
  websiteName: string
  /** Where a picture is: on the site itself, at an address over https, or in these words as `data:image/…`. */
  logo?: string
  footerLogo?: string
  logoStyle: 'square' | 'wide' | 'round'
  /** Seed of the palette, `#rrggbb`. */
  themeColor: string
  /** The site's own, BCP 47. */
  language: string
  /** What visitors may choose from, BCP 47. */
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
    directions?: string
  }
  /** The evening school. */
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
    /** What cards cost the mosque, in its own words: `readCardFees` reads them, where a giver may cover it. */
    cardFees?: string
    /** The hour of the tenant's zone at which a Friday's gifts are collected: 2 to 21. */
    jummahHour: number
  }
  /** Giving inside the mobile app. */
  appDonate: {
    /** Its page leads out to the browser and takes no payment: a store's rules may ask for that. */
    outside: boolean
    /** The sites that may show it in a frame and talk to it, as `https://host`; none by default. */
    origins: string[]
  }
  social: Partial<Record<SocialLink, string>>
  whatsapp: { number?: string; groups: { link: string; text: string }[] }
  appLinks: { appStore?: string; playStore?: string }
  /** Who made the site, and where they are to be found, for the line under standalone campaigns. */
  credit: { name: string; url: string }
}

/** Named as the site's maker where the host names nobody. */
const project = { name: 'Minaret', url: '/api/reference' }

/** The words on a WhatsApp group button whose tenant wrote none (specification, section 3). */
export const whatsappGroupDefaultText = 'Join masjid WhatsApp group'

const on = (value: string | undefined) => value === 'true' || value === '1'
const off = (value: string | undefined) => value === 'false' || value === '0'
const words = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** `StandaloneCampaigns` is set by any value but empty, `0` and `false`; it wins over the other mode. */
function parseMode(get: (key: string) => string | undefined): Mode {
  const campaigns = get('StandaloneCampaigns')
  if (campaigns !== undefined && !['', '0', 'false'].includes(campaigns)) return 'campaigns'
  return get('PrayerTimeDonateModuleOnly') === '1' ? 'prayer-donate' : 'full'
}

const unless = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** A language as BCP 47 writes it, without extensions: how a page is written is worked out, and they have no name. */
const languageOf = (value = '') => unless(() => new Intl.Locale(value).baseName)

/** A country by its two letters. `UK` is read as people mean it. */
const countryOf = (value = '') =>
  /^[a-z]{2}$/i.test(value) ? unless(() => new Intl.Locale(`und-${value}`).region) : undefined

/** A zone of the IANA database: a bare offset has no summer, and older browsers do not know it. */
const readZone = (value: string): string | undefined =>
  unless(() => /^[a-z]/i.test(value) && new Intl.DateTimeFormat('en', { timeZone: value }) && value) || undefined

const zoneOf = (value = '') => {
  const zone = zones.get(value) ?? readZone(value)
  // Asking `Intl` takes long, and there are few zones; what is none is asked about again.
  if (zone !== undefined) zones.set(value, zone)
  return zone
}

const zones = new Map<string, string>()

/** An hour at which it is Friday an hour before and an hour after too, whatever the clocks do; midday by default. */
const hourOf = (value = '') => {
  const hour = /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN
  return hour >= 2 && hour <= 21 ? hour : 13
}

/** A picture a page may show, wherever on the site it stands. */
const pictureOf = (value = '') => (/^(?:\/(?!\/)|https:\/\/|data:image\/)/i.test(value) ? value : undefined)

/** A site other than ours, by its scheme and host; nothing for an address of anything else. */
const originOf = (value: string) =>
  unless(() => {
    const { protocol, origin } = new URL(value)
    return protocol === 'https:' && /^https:\/\/[\w.-]+(?::\d+)?$/.test(origin) ? origin : undefined
  })

const plans: readonly Plan[] = ['basic', 'standard', 'premium']
const settings: readonly PaymentSetting[] = ['none', 'demonstration', 'test', 'live']
const styles = ['square', 'wide', 'round'] as const

/** Only links a browser may follow from content: `https:`, `mailto:` and `tel:`; anything else is dropped. */
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
 * Unknown keys are passed over, doubled keys take the last value, and what is missing or unreadable takes the value
 * of the smallest promise: plan `basic`, mode `full`, no cards, the features on, London time, pounds.
 * @param items pairs as the host sends them; a value may be any JSON scalar from an older host
 */
export function parseConfig(items: readonly ConfigurationItem[]): TenantConfig {
  const map = new Map(items.map(({ key, value }) => [key, String(value ?? '').trim()]))
  const get = (key: string) => map.get(key) || undefined
  const currencies = words(get('currencies'))
    .map((code) => code.toLowerCase())
    .filter((code) => /^[a-z]{3}$/.test(code))
  const presetsMinor = words(get('presets'))
    .filter((amount) => /^[1-9]\d{0,7}$/.test(amount))
    .map(Number)
  const group = (link?: string, text?: string) => {
    const safe = safeLink(link)
    return safe ? [{ link: safe, text: text ?? whatsappGroupDefaultText }] : []
  }
  const directions = safeLink(get('directions'))
  return {
    plan: plans.find((plan) => plan === get('activePlan')) ?? 'basic',
    mode: parseMode((key) => map.get(key)),
    offers: {
      prayerTimes: !on(get('DisablePrayertimeFeature')),
      askImam: !on(get('DisableAskImam')),
      weeklyActivities: !on(get('DisableWeeklyActivities')),
      classes: !on(get('DisableClasses')),
      services: !on(get('DisableServices')),
      maktab: !on(get('DisableMaktab')),
      courses: !on(get('DisableCourses')),
    },
    footer: {
      courses: map.get('DisableCourses') === 'false',
      directions: directions !== undefined,
      campaigns: Number(get('campaignitemscount') ?? 0) > 0,
      titleBlock: map.get('displayCentralMosqueTitle') === 'true',
      apps: get('has_ds_app') === '1',
    },
    emptyScreens: words(get('emptyScreens')),
    unapproved: on(get('unapproved')),
    websiteName: get('websiteName') ?? 'Mosque',
    logo: pictureOf(get('logo')),
    footerLogo: pictureOf(get('footerLogo')),
    logoStyle: styles.find((style) => style === get('logo_style')) ?? 'square',
    themeColor: /^#([0-9a-f]{3}){1,2}$/i.test(get('themeColor') ?? '') ? (get('themeColor') ?? '') : '#0f5c4d',
    language: languageOf(get('language')) ?? 'en',
    languages: words(get('languages')).flatMap((language) => languageOf(language) ?? []),
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
    },
    maktab: {
      open: !off(get('maktabOpen')),
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
      outside: on(get('appDonateOutside')),
      origins: [...new Set(words(get('appDonateOrigins')).flatMap((value) => originOf(value) ?? []))],
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
        ...group(get('whatsappGroupLink'), get('whatsappGroupText')),
        ...group(get('whatsappGroupLink2'), get('whatsappGroupText2')),
      ],
    },
    appLinks: {
      appStore: safeLink(get('appStoreLink')),
      playStore: safeLink(get('playStoreLink')),
    },
    credit: { name: get('creditName') ?? project.name, url: safeLink(get('creditUrl')) ?? project.url },
  }
}

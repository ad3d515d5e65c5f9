import { ownValue } from '@minaret/foundation/base'
import { allSections, configurationSections, type ConfigurationSection, sectionOf } from '@minaret/plans'
import * as contact from './contactForms.ts'
import type { Form } from './form.ts'
import * as form from './forms.ts'

/** The definition of a key of a mosque’s configuration. */
export type Setting = {
  key: string
  section: ConfigurationSection
  /** Its meaning, without a full stop. */
  description: string
  /** Its input format; undefined if it cannot be set manually. */
  form?: Form
  /** How it is set, if not manually. */
  setBy?: string
}

type Row = readonly [description: string, input: Form | { setBy: string }]

const profile = (network: string, base: string): Row => [
  `the mosque's page at ${network}`,
  contact.profile(`https://www.${base}`),
]
const hidingSetting = (feature: string): Row => [`yes hides ${feature}`, form.yesNo('true', 'false')]
const creditSettings = 'It is the same for every mosque on the server: see CREDIT_NAME and CREDIT_URL.'
const paymentsConnect = 'It is saved with the payment keys: use "payments connect".'

/** All keys of section 5 of `decisions.md`. */
const rows: Record<string, Row> = {
  activePlan: ['the plan, which decides which pages the site has', form.oneOf('basic', 'standard', 'premium')],
  websiteName: ["the mosque's name, on every page", form.lineForm(80)],
  has_ds_app: ['whether there is a mobile app', form.yesNo('1', '0')],
  appStoreLink: ["the app's page in the App Store", contact.httpsLink],
  playStoreLink: ["the app's page on Google Play", contact.httpsLink],
  campaignitemscount: ['how many campaigns are shown', { setBy: 'The server counts them.' }],
  emptyScreens: ['the pages that have nothing on them yet', { setBy: 'The server works them out.' }],
  unapproved: ['whether the site waits for approval', { setBy: 'It is set until "tenant approve".' }],
  PrayerTimeDonateModuleOnly: ['only prayer times and donations', form.yesNo('1', '0')],
  StandaloneCampaigns: ['only campaigns', form.yesNo('1', '0')],
  language: ["the site's main language", form.language],
  languages: ['the languages visitors choose from', form.languageList],
  timeZone: ['the time zone', form.zone],
  country: ['the country', form.country],
  phoneCountry: ['the country of phone numbers without a country code', form.country],
  charityName: ['the name of the charity, on receipts', form.lineForm(120)],
  charityNumber: ['the charity number', form.lineForm(40)],
  creditName: ['the name in the credit line', { setBy: creditSettings }],
  creditUrl: ['the link of the credit line', { setBy: creditSettings }],
  logo: ['the logo', contact.picture],
  footerLogo: ['the logo in the footer', contact.picture],
  logo_style: ["the logo's shape", form.oneOf('square', 'wide', 'round')],
  displayCentralMosqueTitle: ['whether the name is shown as a title above the footer', form.yesNo('true', 'false')],
  themeColor: ['the main colour, from which the others are derived', form.colour],
  facebookLink: profile('Facebook', 'facebook.com/'),
  twitterLink: profile('X (formerly Twitter)', 'x.com/'),
  instagramLink: profile('Instagram', 'instagram.com/'),
  linkedInLink: profile('LinkedIn', 'linkedin.com/company/'),
  youtubeLink: profile('YouTube', 'youtube.com/@'),
  snapchatLink: profile('Snapchat', 'snapchat.com/add/'),
  tiktokLink: profile('TikTok', 'tiktok.com/@'),
  whatsappNumber: ['the number for WhatsApp chats', contact.phone],
  whatsappGroupLink: ['a WhatsApp group to join', contact.httpsLink],
  whatsappGroupText: ['the text on its button', form.lineForm(60)],
  whatsappGroupLink2: ['a second WhatsApp group', contact.httpsLink],
  whatsappGroupText2: ['the text on its button', form.lineForm(60)],
  directions: ['a map with directions', contact.httpsLink],
  address: ["the mosque's address", form.textForm(200)],
  phone: ['the phone number', contact.phone],
  email: ['the email address, for messages and for replies to emails', contact.email],
  openingHours: ['the opening hours', form.textForm(300)],
  publicTransport: ['how to come by bus, tram or train', form.textForm(300)],
  parking: ['where to park', form.textForm(300)],
  entrance: ['where the main entrance is', form.textForm(300)],
  womensEntrance: ["where the women's entrance is", form.textForm(300)],
  stepFree: ['how to come in without steps', form.textForm(300)],
  latitude: ['the latitude that prayer times are calculated for', form.degrees(90)],
  longitude: ['the longitude that prayer times are calculated for', form.degrees(180)],
  DisablePrayertimeFeature: hidingSetting('the prayer times page'),
  method: ['the calculation method', form.method],
  madhab: ['the school for Asr', form.madhab],
  highLatitudeRule: ['how Fajr and Isha are calculated on bright summer nights', form.latitudeRule],
  adjustments: ['minutes added to calculated times', form.adjustments],
  hijriOffset: ['days to move the Hijri date by', form.integerForm(-3, 3)],
  hijriMonths: ['the days on which Hijri months began by your announcement', form.hijriMonths],
  bothAsr: ['whether Asr is shown for both schools', form.yesNo('true', 'false')],
  imsakMinutes: ['how many minutes before Fajr Imsak is, in Ramadan', form.integerForm(0, 60)],
  taraweeh: ['when taraweeh begins: a time, or minutes after Isha', form.taraweeh],
  forbiddenMinutes: ['the times when prayer is forbidden', form.forbidden],
  screenMinutes: ['how long the prayer hall displays go dark from each jamaat', form.screenMinutes],
  screenDimmed: ['whether the displays are dimmed at night', form.yesNo('true', 'false')],
  screenDrift: [
    'whether the picture on the displays moves slowly, which protects the panel',
    form.yesNo('true', 'false'),
  ],
  screenLetters: ['whether to email the mosque when a display goes offline', form.yesNo('true', 'false')],
  maktabOpen: ['whether children can be registered for the maktab', form.yesNo('true', 'false')],
  maktabIntro: ['the introduction for parents', form.textForm(2000)],
  maktabFees: ['the maktab fees', form.textForm(500)],
  paymentMode: ['how card payments work', form.oneOf('none', 'demonstration', 'test', 'live')],
  publishableKey: ['the publishable key', { setBy: paymentsConnect }],
  stripeAccount: ["the mosque's Stripe account", { setBy: paymentsConnect }],
  currencies: ['the currencies donors can choose', form.currencies],
  presets: ['the suggested amounts', form.presets],
  jummahHour: ['the hour on Fridays when Friday gifts are charged', form.integerForm(2, 21)],
  bankDetails: ['how to give without a card', form.textForm(1000)],
  cardFees: ['the card fees, like `gbp 1.2% + 0.20`', form.cardFees],
  appDonateOutside: ['whether the donate page in the mobile app opens the browser', form.yesNo('true', 'false')],
  appDonateOrigins: ['the origins that may show that page in a frame', form.origins],
  DisableAskImam: hidingSetting('questions to the imam'),
  DisableWeeklyActivities: hidingSetting('the weekly activities'),
  DisableClasses: hidingSetting('classes'),
  DisableServices: hidingSetting('services'),
  DisableMaktab: hidingSetting('the maktab'),
  DisableCourses: ['yes hides courses; no also shows them in the footer', form.yesNo('true', 'false')],
}

/** All keys by section, in the order of the API. */
export const settingKeys: readonly string[] = allSections.flatMap((section) => [...configurationSections[section]])

/** The definition of a key; undefined if the key is unknown. */
export function settingOf(key: string): Setting | undefined {
  const section = sectionOf(key)
  const row = ownValue(rows, key)
  if (!section || !row) return undefined
  const [description, input] = row
  return { key, section, description, ...('setBy' in input ? input : { form: input }) }
}

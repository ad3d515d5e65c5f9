import { allSections, configurationSections, type ConfigurationSection, sectionOf } from '@minaret/plans'
import * as form from './forms.ts'

/** A key of a mosque's configuration: what it means and how it is written. */
export type Setting = {
  key: string
  section: ConfigurationSection
  /** What it says, without a full stop. */
  means: string
  /** How it is written; nothing where it is not set by hand. */
  form?: form.Form
  /** Who sets it, where that is nobody by hand. */
  setBy?: string
}

type Row = readonly [means: string, how: form.Form | { setBy: string }]

const link = (what: string): Row => [`the mosque's page at ${what}`, form.httpsLink]
const without = (what: string): Row => [`yes switches off ${what}`, form.yesNo('true', 'false')]
const host = 'It is the same for every mosque of a host: see CREDIT_NAME and CREDIT_URL among its settings.'
const connect = 'It comes with the mosque\'s own keys: use "payments connect".'

/** Every key of `decisions.md` 5, in the words of whoever sets it. */
const rows: Record<string, Row> = {
  activePlan: ['the plan, which decides which pages there are', form.oneOf('basic', 'standard', 'premium')],
  websiteName: ["the mosque's name, on every page", form.line(80)],
  has_ds_app: ['whether the app is in the stores', form.yesNo('1', '0')],
  appStoreLink: ['the app at Apple', form.httpsLink],
  playStoreLink: ['the app at Google', form.httpsLink],
  campaignitemscount: ['how many campaigns are shown', { setBy: 'The host counts them.' }],
  PrayerTimeDonateModuleOnly: ['only prayer times and donations', form.yesNo('1', '0')],
  StandaloneCampaigns: ['only campaigns', form.yesNo('1', '0')],
  language: ["the site's own language", form.language],
  languages: ['the languages visitors choose from', form.languageList],
  timeZone: ['the zone its clocks show', form.zone],
  country: ['the country', form.country],
  phoneCountry: ['the country whose telephone numbers are taken', form.country],
  charityName: ['the name of the charity, on receipts', form.line(120)],
  charityNumber: ['its number', form.line(40)],
  creditName: ["who made the host's sites", { setBy: host }],
  creditUrl: ['where they are found', { setBy: host }],
  logo: ['the logo', form.picture],
  footerLogo: ['the logo of the footer', form.picture],
  logo_style: ["the logo's shape", form.oneOf('square', 'wide', 'round')],
  displayCentralMosqueTitle: ['whether the name stands as a title above the footer', form.yesNo('true', 'false')],
  themeColor: ['the colour all others are made from', form.colour],
  facebookLink: link('Facebook'),
  twitterLink: link('X, once Twitter'),
  instagramLink: link('Instagram'),
  linkedInLink: link('LinkedIn'),
  youtubeLink: link('YouTube'),
  snapchatLink: link('Snapchat'),
  tiktokLink: link('TikTok'),
  whatsappNumber: ['the number people chat with', form.phone],
  whatsappGroupLink: ['a WhatsApp group to join', form.httpsLink],
  whatsappGroupText: ['the words on its button', form.line(60)],
  whatsappGroupLink2: ['a second WhatsApp group', form.httpsLink],
  whatsappGroupText2: ['the words on its button', form.line(60)],
  directions: ['a map that shows the way', form.httpsLink],
  address: ['where the mosque is', form.words(200)],
  phone: ['its telephone', form.phone],
  email: ['its mailbox: messages go there, and answers to letters', form.email],
  openingHours: ['when it is open', form.words(300)],
  latitude: ['where it is, to the north; times are calculated for it', form.degrees(90)],
  longitude: ['where it is, to the east; times are calculated for it', form.degrees(180)],
  DisablePrayertimeFeature: without('the page of prayer times'),
  method: ['how times are calculated', form.method],
  madhab: ['when Asr begins', form.madhab],
  highLatitudeRule: ['how Fajr and Isha are found in bright nights', form.latitudeRule],
  adjustments: ['minutes added to calculated times', form.adjustments],
  hijriOffset: ['days the Hijri date is moved by', form.whole(-3, 3)],
  bothAsr: ['whether Asr is shown by both schools', form.yesNo('true', 'false')],
  imsakMinutes: ['minutes before Fajr that Imsak is, in Ramadan', form.whole(0, 60)],
  taraweeh: ['when taraweeh begins: a time, or minutes after Isha', form.taraweeh],
  forbiddenMinutes: ['when one does not pray', form.forbidden],
  screenMinutes: ['how long the screens in the halls are dark from each jamaat on', form.screenMinutes],
  screenDimmed: ['whether the screens are darker at night', form.yesNo('true', 'false')],
  screenDrift: ['whether the picture of the screens moves slowly, which spares the panel', form.yesNo('true', 'false')],
  screenLetters: ['whether a letter comes when a screen has fallen silent', form.yesNo('true', 'false')],
  maktabOpen: ['whether children can be registered for the evening school', form.yesNo('true', 'false')],
  maktabIntro: ['what parents read first', form.words(2000)],
  maktabFees: ['what the evening school costs', form.words(500)],
  paymentMode: ['how cards are taken', form.oneOf('none', 'demonstration', 'test', 'live')],
  publishableKey: ['the key pages use', { setBy: connect }],
  stripeAccount: ["the mosque's account at Stripe", { setBy: connect }],
  currencies: ['the currencies one may give in', form.currencies],
  presets: ['the amounts offered', form.presets],
  jummahHour: ['the hour of a Friday at which Friday gifts are collected', form.whole(2, 21)],
  bankDetails: ['how to give without a card', form.words(1000)],
  cardFees: ['what cards cost the mosque, as `gbp 1.2% + 0.20`', form.cardFees],
  appDonateOutside: [
    'whether the page in the mobile app leads out to the browser to give',
    form.yesNo('true', 'false'),
  ],
  appDonateOrigins: ['the sites that may show that page in a frame', form.origins],
  DisableAskImam: without('questions to the imam'),
  DisableWeeklyActivities: without('the weekly activities'),
  DisableClasses: without('classes'),
  DisableServices: without('services'),
  DisableMaktab: without('the evening school'),
  DisableCourses: ['yes switches off courses; no also shows them in the footer', form.yesNo('true', 'false')],
}

/** Every key there is, section by section, as visitors' browsers ask for them. */
export const settingKeys: readonly string[] = allSections.flatMap((section) => [...configurationSections[section]])

/** What is known of a key, or nothing for a key the product does not know. */
export function settingOf(key: string): Setting | undefined {
  const section = sectionOf(key)
  const row = rows[key]
  if (!section || !row) return undefined
  const [means, how] = row
  return { key, section, means, ...('setBy' in how ? how : { form: how }) }
}

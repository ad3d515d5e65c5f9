import type { SignupSettings } from '@minaret/contract/desk'
import { isMethod } from '@minaret/timetable'

type Proposal = Omit<SignupSettings, 'timeZone'>
type Method = Proposal['method']

/** The usual calculation method by country (ISO codes). */
const methods: Readonly<Partial<Record<Method, string>>> = {
  MoonsightingCommittee: 'GB IE',
  NorthAmerica: 'US CA MX',
  Egyptian: 'EG SY LB LY SD SO DJ TD ML NE BF SN MR NG GH',
  Karachi: 'PK IN BD AF NP LK MM',
  UmmAlQura: 'SA YE',
  Dubai: 'AE OM BH',
  Kuwait: 'KW',
  Qatar: 'QA',
  Singapore: 'SG MY ID BN TH PH',
  Tehran: 'IR',
  Turkey: 'TR XK BA AL MK BG CY',
}

/** Countries where most mosques follow the Hanafi school for Asr. */
const hanafiCountries = new Set('PK IN BD AF NP TR UZ TJ KZ KG TM BA AL XK MK'.split(' '))

/** Countries where most mosques write in one of our languages other than English. */
const languages: Readonly<Record<'ar' | 'ur', string>> = {
  ar: 'SA YE AE OM BH KW QA EG SY LB LY SD JO IQ PS DZ TN MA MR',
  ur: 'PK',
}

/** Currencies by country. */
const currencies: Readonly<Record<string, string>> = {
  gbp: 'GB IM JE GG',
  eur: 'IE DE FR NL BE AT IT ES PT FI GR LU MT CY EE LV LT SK SI HR XK ME',
  usd: 'US PR EC SV',
  cad: 'CA',
  aud: 'AU',
  nzd: 'NZ',
  zar: 'ZA',
  sek: 'SE',
  nok: 'NO',
  dkk: 'DK',
  chf: 'CH LI',
  pln: 'PL',
  czk: 'CZ',
  huf: 'HU',
  ron: 'RO',
  bgn: 'BG',
  bam: 'BA',
  all: 'AL',
  mkd: 'MK',
  try: 'TR',
  sar: 'SA',
  aed: 'AE',
  kwd: 'KW',
  qar: 'QA',
  bhd: 'BH',
  omr: 'OM',
  jod: 'JO',
  egp: 'EG',
  mad: 'MA',
  dzd: 'DZ',
  tnd: 'TN',
  iqd: 'IQ',
  lbp: 'LB',
  pkr: 'PK',
  inr: 'IN',
  bdt: 'BD',
  lkr: 'LK',
  myr: 'MY',
  sgd: 'SG',
  idr: 'ID',
  bnd: 'BN',
  php: 'PH',
  thb: 'TH',
  ngn: 'NG',
  kes: 'KE',
  tzs: 'TZ',
  ugx: 'UG',
  ghs: 'GH',
  mur: 'MU',
  jpy: 'JP',
  krw: 'KR',
  hkd: 'HK',
}

const keyOf = (table: Readonly<Partial<Record<string, string>>>, country: string): string | undefined =>
  Object.keys(table).find((key) => table[key]?.split(' ').includes(country))

const methodOf = (country: string): Method => {
  const method = keyOf(methods, country) ?? ''
  return isMethod(method) ? method : 'MuslimWorldLeague'
}

/** Proposes the usual settings for a mosque's country, all of which can be changed. */
export function proposalFor(country: string): Proposal {
  const language = keyOf(languages, country)
  return {
    currency: keyOf(currencies, country) ?? 'usd',
    language: language === 'ar' || language === 'ur' ? language : 'en',
    method: methodOf(country),
    madhab: hanafiCountries.has(country) ? 'Hanafi' : 'Shafi',
  }
}

/** A mosque of the demonstration: believable, complete, and made up. */
export type DemonstrationTenant = {
  slug: string
  hostname: string
  /** Files of `@minaret/timetable/fixtures` that hold its own table; without one, times are calculated. */
  timetable: readonly string[]
  settings: Record<string, string>
  causes: readonly string[]
}

const common = {
  language: 'en',
  languages: 'en',
  timeZone: 'Europe/London',
  country: 'GB',
  phoneCountry: 'GB',
  paymentMode: 'demonstration',
  currencies: 'gbp',
  presets: '1000,2500,5000,10000',
  jummahHour: '13',
  method: 'MoonsightingCommittee',
  madhab: 'Shafi',
  highLatitudeRule: 'SeventhOfTheNight',
  hijriOffset: '0',
  has_ds_app: '0',
}

/** The demonstration's mosques, one for each plan and mode. Names, addresses and numbers belong to nobody. */
export const demonstrationTenants: readonly DemonstrationTenant[] = [
  {
    slug: 'an-noor',
    hostname: 'localhost',
    timetable: ['masjid-an-noor-2026.csv', 'masjid-an-noor-2027.csv'],
    settings: {
      ...common,
      activePlan: 'premium',
      languages: 'en,ar,ur',
      websiteName: 'Masjid an-Noor',
      charityName: 'Masjid an-Noor Trust',
      charityNumber: '0000001 (demonstration)',
      themeColor: '#0f5c4d',
      logo_style: 'round',
      displayCentralMosqueTitle: 'true',
      address: '1 Lantern Street, Bradford BD0 0AA',
      phone: '+44 1274 496 0001',
      email: 'office@an-noor.example',
      openingHours: 'Every day from half an hour before Fajr until after Isha',
      directions: 'https://www.openstreetmap.org/?mlat=53.795&mlon=-1.759#map=17/53.795/-1.759',
      latitude: '53.795',
      longitude: '-1.759',
      // As its table was made, so that a day beyond it does not jump.
      method: 'Karachi',
      madhab: 'Hanafi',
      highLatitudeRule: 'MiddleOfTheNight',
      DisableCourses: 'false',
      currencies: 'gbp,eur,usd',
      facebookLink: 'https://facebook.com/an-noor.example',
      whatsappGroupLink: 'https://chat.whatsapp.com/demonstration',
    },
    causes: ['general', 'roof', 'zakat', 'food', 'maktab'],
  },
  {
    slug: 'al-falah',
    hostname: 'standard.localhost',
    timetable: [],
    settings: {
      ...common,
      activePlan: 'standard',
      websiteName: 'Al-Falah Community Centre',
      charityName: 'Al-Falah Community Centre',
      charityNumber: '0000002 (demonstration)',
      themeColor: '#1d4f91',
      logo_style: 'wide',
      address: '22 Harbour Road, Cardiff CF0 0AA',
      phone: '+44 29 2018 0002',
      email: 'hello@al-falah.example',
      latitude: '51.4816',
      longitude: '-3.1791',
    },
    causes: ['general', 'food', 'zakat'],
  },
  {
    slug: 'ar-rahma',
    hostname: 'basic.localhost',
    timetable: [],
    settings: {
      ...common,
      activePlan: 'basic',
      websiteName: 'Masjid ar-Rahma',
      charityName: 'Masjid ar-Rahma',
      charityNumber: '0000003 (demonstration)',
      themeColor: '#8a3b12',
      logo_style: 'square',
      address: '5 Mill Lane, Leicester LE0 0AA',
      phone: '+44 116 496 0003',
      email: 'office@ar-rahma.example',
      madhab: 'Hanafi',
      latitude: '52.6369',
      longitude: '-1.1398',
      bankDetails:
        'Masjid ar-Rahma, sort code 00-00-00, account 00000003. Write your name and the cause as the reference.',
    },
    causes: ['general', 'sadaqah'],
  },
  {
    slug: 'as-salam',
    hostname: 'prayer.localhost',
    timetable: [],
    settings: {
      ...common,
      activePlan: 'standard',
      PrayerTimeDonateModuleOnly: '1',
      websiteName: 'Masjid as-Salam',
      charityName: 'Masjid as-Salam',
      charityNumber: '0000004 (demonstration)',
      themeColor: '#5b3a8e',
      logo_style: 'square',
      address: '9 Station Square, Glasgow G0 0AA',
      email: 'office@as-salam.example',
      latitude: '55.8642',
      longitude: '-4.2518',
    },
    causes: ['general', 'zakat'],
  },
  {
    slug: 'open-hands',
    hostname: 'campaigns.localhost',
    timetable: [],
    settings: {
      ...common,
      activePlan: 'standard',
      StandaloneCampaigns: '1',
      websiteName: 'Open Hands Appeals',
      charityName: 'Open Hands',
      charityNumber: '0000005 (demonstration)',
      themeColor: '#a3274b',
      logo_style: 'round',
      email: 'appeals@open-hands.example',
      latitude: '52.4862',
      longitude: '-1.8904',
    },
    causes: ['general'],
  },
]

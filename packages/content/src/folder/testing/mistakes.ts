import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { page, type Texts } from './folders.ts'
import { cause, type Mistake, mistakesOfAppeals } from './mistakesOfAppeals.ts'

const event = (facts: string, text = 'Come.') => page(`title: T\nsummary: S\n${facts}`, text)
const fixture = createRequire(import.meta.url).resolve('@minaret/timetable/fixtures/masjid-an-noor-2026.csv')
const twice = (table: string) => table.replace(/\n(.*)\n/, '\n$1\n$1\n')

/** `mosque.yaml` with mistakes of its own, on the lines the plants below name. */
const mosque = `slug: fifty-mistakes
hostnames: [fifty.test, "https://fifty.test/"]
origins: [http://fifty.test]
website_configuration:
  activePlan: gold
  websiteName: Masjid of Mistakes
  timeZone: Europe/Londn
  phoneContry: GB
  facebookLink: https://facebook.com/x
theme_configuration:
  themeColor: green
contact_page:
  latitude: 153.8
  email: office at example
prayerTime:
  method: Moon
jummahpay_configuration:
  currencies: [gbp, pounds]
  presets: [10, lots]
  publishableKey: sk_live_abcdef
modul_access:
  DisableCourses: "yes"
`

/** A mistake of each kind, once. */
export const plantedMistakes: readonly Mistake[] = [
  { mistake: 'a host name with https', file: 'mosque.yaml', line: 2, says: /is not a host name/ },
  { mistake: 'an origin without TLS', file: 'mosque.yaml', line: 3, says: /is not an origin/ },
  { mistake: 'a plan there is not', file: 'mosque.yaml', line: 5, says: /basic, standard, premium/ },
  { mistake: 'a time zone misspelt', file: 'mosque.yaml', line: 7, says: /like Europe\/London/ },
  { mistake: 'a setting misspelt', file: 'mosque.yaml', line: 8, says: /Did you mean `phoneCountry`/ },
  { mistake: 'a setting in another section', file: 'mosque.yaml', line: 9, says: /belongs in `social_media`/ },
  { mistake: 'a colour by its name', file: 'mosque.yaml', line: 11, says: /like #0f5c4d/ },
  { mistake: 'a place off the globe', file: 'mosque.yaml', line: 13, says: /from -90 to 90/ },
  { mistake: 'an invalid email address', file: 'mosque.yaml', line: 14, says: /email address/ },
  { mistake: 'a method nobody knows', file: 'mosque.yaml', line: 16, says: /MoonsightingCommittee/ },
  { mistake: 'a currency in words', file: 'mosque.yaml', line: 18, says: /currency codes/ },
  { mistake: 'an amount in words', file: 'mosque.yaml', line: 19, says: /amounts/ },
  { mistake: 'a secret key', file: 'mosque.yaml', line: 20, says: /secret key/ },
  { mistake: 'a section misspelt', file: 'mosque.yaml', line: 21, says: /Did you mean `module_access`/ },
  { mistake: 'no facts', file: 'events/a01.md', text: 'Come.\n', line: 1, says: /has no front matter/ },
  { mistake: 'facts without an end', file: 'events/a02.md', text: '---\ntitle: T\n', line: 1, says: /not closed/ },
  { mistake: 'facts that are no keys', file: 'events/a03.md', text: page('just words'), line: 2, says: /must be keys/ },
  { mistake: 'a key left out', file: 'events/a04.md', text: event(''), line: 2, says: /`starts` is missing/ },
  {
    mistake: 'a key misspelt',
    file: 'events/a05.md',
    text: event('starts: 2026-12-05\nplase: Hall'),
    line: 5,
    says: /Did you mean `place`/,
  },
  {
    mistake: 'a key twice',
    file: 'events/a06.md',
    text: event('starts: 2026-12-05\ntitle: Again'),
    line: 5,
    says: /already/,
  },
  { mistake: 'a tab', file: 'events/a07.md', text: event('starts: 2026-12-05\nplace:\n\t- x'), line: 6, says: /tab/ },
  {
    mistake: 'a colon in words',
    file: 'events/a08.md',
    text: event('starts: 2026-12-05\nplace: Hall: the large one'),
    line: 5,
    says: /quotation marks/,
  },
  {
    mistake: 'a name after an ampersand',
    file: 'events/a09.md',
    text: event('starts: 2026-12-05\nplace: &hall Hall'),
    line: 5,
    says: /& and \*/,
  },
  {
    mistake: 'a day there is not',
    file: 'events/a10.md',
    text: event('starts: 2026-02-30 18:30'),
    line: 4,
    says: /2026-02-30 does not exist/,
  },
  {
    mistake: 'a time of twelve hours',
    file: 'events/a11.md',
    text: event('starts: 2026-12-05 6.30pm'),
    line: 4,
    says: /24-hour clock/,
  },
  {
    mistake: 'an end of the series as the end of its first time',
    file: 'events/a10b.md',
    text: event('starts: 2026-12-01 18:00\nends: 2027-03-30 19:30\nrepeats: weekly'),
    line: 5,
    says: /when the first one ends, and in `repeatsUntil`/,
  },
  {
    mistake: 'a day told from today',
    file: 'events/a12.md',
    text: event('starts: saturday 18:30'),
    line: 4,
    says: /only demonstrations/,
  },
  {
    mistake: 'an hour the clocks leave out',
    file: 'events/a13.md',
    text: event('starts: 2027-03-28 01:30'),
    line: 4,
    says: /put forward/,
  },
  {
    mistake: 'an end before the start',
    file: 'events/a14.md',
    text: event('starts: 2026-12-05 18:30\nends: 2026-12-04'),
    line: 5,
    says: /ends before it starts/,
  },
  {
    mistake: 'neither yes nor no',
    file: 'events/a15.md',
    text: event('starts: 2026-12-05\ncancelled: perhaps'),
    line: 5,
    says: /must be yes or no/,
  },
  {
    mistake: 'a list in place of words',
    file: 'events/a16.md',
    text: event('starts: 2026-12-05\nplace: [Hall, Garden]'),
    line: 5,
    says: /After `place:` there must be a line of text/,
  },
  {
    mistake: 'a link that runs',
    file: 'events/a17.md',
    text: event('starts: 2026-12-05\nbooking: javascript:alert(1)'),
    line: 5,
    says: /is not a contact/,
  },
  {
    mistake: 'a picture that is not there',
    file: 'events/a18.md',
    text: event('starts: 2026-12-05\npicture: pictures/Hal.jpg\nalt: x'),
    line: 5,
    says: /no file pictures\/Hal.jpg/,
  },
  {
    mistake: 'a picture nobody describes',
    file: 'events/a19.md',
    text: event('starts: 2026-12-05\npicture: pictures/good.png'),
    line: 5,
    says: /Describe the picture/,
  },
  {
    mistake: 'a picture that is none',
    file: 'pictures/none.jpg',
    text: 'no picture',
    says: /not a picture.*events\/good\.md:5/,
  },
  {
    mistake: 'a picture from outside',
    file: 'events/a20.md',
    text: event('starts: 2026-12-05\npicture: ../secret.jpg\nalt: x'),
    line: 5,
    says: /is not in pictures/,
  },
  {
    mistake: 'draft and publish',
    file: 'events/a21.md',
    text: event('starts: 2026-12-05\npublish: 2026-12-01\ndraft: yes'),
    line: 6,
    says: /contradict/,
  },
  {
    mistake: 'a script in a text',
    file: 'events/a22.md',
    text: event('starts: 2026-12-05', 'Come.\n\n<script>alert(1)</script>'),
    line: 9,
    says: /`<script>` is not shown/,
  },
  {
    mistake: 'a picture in a text',
    file: 'events/a23.md',
    text: event('starts: 2026-12-05', 'Come.\n![x](pictures/x.jpg)'),
    line: 8,
    says: /in the text/,
  },
  {
    mistake: 'a text pushed in by four spaces',
    file: 'events/a24.md',
    text: event('starts: 2026-12-05', 'Come.\n\n    Bring food.'),
    line: 9,
    says: /four spaces/,
  },
  { mistake: 'no text', file: 'events/a25.md', text: event('starts: 2026-12-05', ''), says: /no text below/ },
  {
    mistake: 'Latin-1',
    file: 'events/a26.md',
    text: Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1'),
    line: 2,
    says: /UTF-8/,
  },
  { mistake: 'a name with a space', file: 'events/a 27.md', text: event('starts: 2026-12-05'), says: /a-27\.md/ },
  { mistake: 'another ending', file: 'events/a28.txt', text: 'x', says: /end in \.md/ },
  { mistake: 'a folder nobody knows', file: 'event/x.md', text: 'x', says: /Did you mean `events\/`/ },
  ...mistakesOfAppeals,
  {
    mistake: 'an id twice in a list',
    file: 'activities.yaml',
    text: '- { id: a, title: A, summary: S, day: monday }\n- { id: a, title: B, summary: S, day: friday }\n',
    line: 2,
    says: /already used on line 1/,
  },
  {
    mistake: 'Maghrib that stands still',
    file: 'prayer-times.yaml',
    text: 'jamaat:\n  fajr: 20 minutes after\n  maghrib: 19:00\n',
    line: 3,
    says: /Maghrib cannot be a fixed time/,
  },
  {
    mistake: 'a doubled day in a table',
    file: 'timetable/2026.csv',
    text: twice(readFileSync(fixture, 'utf8')),
    line: 3,
    says: /2026-01-01 is already on line 2/,
  },
]

/** A folder with all of them. */
export const mistaken = async (): Promise<Texts> => ({
  'pictures/good.png': await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f5c4d' } })
    .png()
    .toBuffer(),
  'events/good.md': event('starts: 2026-12-05\npicture: pictures/none.jpg\nalt: x'),
  'mosque.yaml': mosque,
  'causes/good.md': cause('presets: [10]'),
  ...Object.fromEntries(plantedMistakes.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text]]))),
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { page, type FolderContents } from './folders.ts'
import { cause, type Mistake, givingMistakes } from './givingMistakes.ts'

const event = (frontMatter: string, text = 'Come.') => page(`title: T\nsummary: S\n${frontMatter}`, text)
const fixture = createRequire(import.meta.url).resolve('@minaret/timetable/fixtures/masjid-an-noor-2026.csv')
const withDuplicateDay = (table: string) => table.replace(/\n(.*)\n/, '\n$1\n$1\n')

/** A `mosque.yaml` with mistakes on the lines listed below. */
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

/** One mistake of each kind. */
export const plantedMistakes: readonly Mistake[] = [
  { mistake: 'a host name with https', file: 'mosque.yaml', line: 2, message: /is not a host name/ },
  { mistake: 'an origin without TLS', file: 'mosque.yaml', line: 3, message: /is not an origin/ },
  { mistake: 'an unknown plan', file: 'mosque.yaml', line: 5, message: /basic, standard, premium/ },
  { mistake: 'a misspelt time zone', file: 'mosque.yaml', line: 7, message: /like Europe\/London/ },
  { mistake: 'a misspelt setting', file: 'mosque.yaml', line: 8, message: /Did you mean `phoneCountry`/ },
  { mistake: 'a setting in the wrong section', file: 'mosque.yaml', line: 9, message: /belongs in `social_media`/ },
  { mistake: 'a colour name', file: 'mosque.yaml', line: 11, message: /like #0f5c4d/ },
  { mistake: 'a latitude out of range', file: 'mosque.yaml', line: 13, message: /from -90 to 90/ },
  { mistake: 'an invalid email address', file: 'mosque.yaml', line: 14, message: /email address/ },
  { mistake: 'an unknown method', file: 'mosque.yaml', line: 16, message: /MoonsightingCommittee/ },
  { mistake: 'a currency in words', file: 'mosque.yaml', line: 18, message: /currency codes/ },
  { mistake: 'an amount in words', file: 'mosque.yaml', line: 19, message: /amounts/ },
  { mistake: 'a secret key', file: 'mosque.yaml', line: 20, message: /secret key/ },
  { mistake: 'a misspelt section', file: 'mosque.yaml', line: 21, message: /Did you mean `module_access`/ },
  { mistake: 'no front matter', file: 'events/a01.md', text: 'Come.\n', line: 1, message: /has no front matter/ },
  {
    mistake: 'front matter without an end',
    file: 'events/a02.md',
    text: '---\ntitle: T\n',
    line: 1,
    message: /not closed/,
  },
  {
    mistake: 'front matter without keys',
    file: 'events/a03.md',
    text: page('just words'),
    line: 2,
    message: /mapping of keys/,
  },
  { mistake: 'a missing key', file: 'events/a04.md', text: event(''), line: 2, message: /`starts` is missing/ },
  {
    mistake: 'a misspelt key',
    file: 'events/a05.md',
    text: event('starts: 2026-12-05\nplase: Hall'),
    line: 5,
    message: /Did you mean `place`/,
  },
  {
    mistake: 'a duplicate key',
    file: 'events/a06.md',
    text: event('starts: 2026-12-05\ntitle: Again'),
    line: 5,
    message: /already/,
  },
  {
    mistake: 'a tab',
    file: 'events/a07.md',
    text: event('starts: 2026-12-05\nplace:\n\t- x'),
    line: 6,
    message: /tab/,
  },
  {
    mistake: 'an unquoted colon',
    file: 'events/a08.md',
    text: event('starts: 2026-12-05\nplace: Hall: the large one'),
    line: 5,
    message: /quotation marks/,
  },
  {
    mistake: 'an anchor',
    file: 'events/a09.md',
    text: event('starts: 2026-12-05\nplace: &hall Hall'),
    line: 5,
    message: /& and \*/,
  },
  {
    mistake: 'an impossible date',
    file: 'events/a10.md',
    text: event('starts: 2026-02-30 18:30'),
    line: 4,
    message: /2026-02-30 does not exist/,
  },
  {
    mistake: 'a 12-hour time',
    file: 'events/a11.md',
    text: event('starts: 2026-12-05 6.30pm'),
    line: 4,
    message: /24-hour time/,
  },
  {
    mistake: 'the end of a series as the end of its first occurrence',
    file: 'events/a10b.md',
    text: event('starts: 2026-12-01 18:00\nends: 2027-03-30 19:30\nrepeats: weekly'),
    line: 5,
    message: /the end of the series in `repeatsUntil`/,
  },
  {
    mistake: 'a relative day',
    file: 'events/a12.md',
    text: event('starts: saturday 18:30'),
    line: 4,
    message: /only demonstrations/,
  },
  {
    mistake: 'a time skipped by a clock change',
    file: 'events/a13.md',
    text: event('starts: 2027-03-28 01:30'),
    line: 4,
    message: /clocks go forward/,
  },
  {
    mistake: 'an end before the start',
    file: 'events/a14.md',
    text: event('starts: 2026-12-05 18:30\nends: 2026-12-04'),
    line: 5,
    message: /ends before it starts/,
  },
  {
    mistake: 'neither yes nor no',
    file: 'events/a15.md',
    text: event('starts: 2026-12-05\ncancelled: perhaps'),
    line: 5,
    message: /must be yes or no/,
  },
  {
    mistake: 'a list instead of text',
    file: 'events/a16.md',
    text: event('starts: 2026-12-05\nplace: [Hall, Garden]'),
    line: 5,
    message: /After `place:` there must be a line of text/,
  },
  {
    mistake: 'a javascript link',
    file: 'events/a17.md',
    text: event('starts: 2026-12-05\nbooking: javascript:alert(1)'),
    line: 5,
    message: /is not a contact/,
  },
  {
    mistake: 'a missing picture',
    file: 'events/a18.md',
    text: event('starts: 2026-12-05\npicture: pictures/Hal.jpg\nalt: x'),
    line: 5,
    message: /no file pictures\/Hal.jpg/,
  },
  {
    mistake: 'a picture without alt text',
    file: 'events/a19.md',
    text: event('starts: 2026-12-05\npicture: pictures/good.png'),
    line: 5,
    message: /Describe the picture/,
  },
  {
    mistake: 'an invalid picture',
    file: 'pictures/none.jpg',
    text: 'no picture',
    message: /isn’t a picture.*events\/good\.md:5/,
  },
  {
    mistake: 'a picture outside the folder',
    file: 'events/a20.md',
    text: event('starts: 2026-12-05\npicture: ../secret.jpg\nalt: x'),
    line: 5,
    message: /is not in pictures/,
  },
  {
    mistake: 'draft and publish',
    file: 'events/a21.md',
    text: event('starts: 2026-12-05\npublish: 2026-12-01\ndraft: yes'),
    line: 6,
    message: /contradict/,
  },
  {
    mistake: 'a script in the text',
    file: 'events/a22.md',
    text: event('starts: 2026-12-05', 'Come.\n\n<script>alert(1)</script>'),
    line: 9,
    message: /`<script>` is not shown/,
  },
  {
    mistake: 'a picture in the text',
    file: 'events/a23.md',
    text: event('starts: 2026-12-05', 'Come.\n![x](pictures/x.jpg)'),
    line: 8,
    message: /in the text/,
  },
  {
    mistake: 'text indented by four spaces',
    file: 'events/a24.md',
    text: event('starts: 2026-12-05', 'Come.\n\n    Bring food.'),
    line: 9,
    message: /four spaces/,
  },
  { mistake: 'no text', file: 'events/a25.md', text: event('starts: 2026-12-05', ''), message: /no text below/ },
  {
    mistake: 'Latin-1',
    file: 'events/a26.md',
    text: Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1'),
    line: 2,
    message: /UTF-8/,
  },
  {
    mistake: 'a file name with a space',
    file: 'events/a 27.md',
    text: event('starts: 2026-12-05'),
    message: /a-27\.md/,
  },
  { mistake: 'a wrong extension', file: 'events/a28.txt', text: 'x', message: /end in \.md/ },
  { mistake: 'an unknown folder', file: 'event/x.md', text: 'x', message: /Did you mean `events\/`/ },
  ...givingMistakes,
  {
    mistake: 'a duplicate id in a list',
    file: 'activities.yaml',
    text: '- { id: a, title: A, summary: S, day: monday }\n- { id: a, title: B, summary: S, day: friday }\n',
    line: 2,
    message: /already used on line 1/,
  },
  {
    mistake: 'a fixed time for Maghrib',
    file: 'prayer-times.yaml',
    text: 'jamaat:\n  fajr: 20 minutes after\n  maghrib: 19:00\n',
    line: 3,
    message: /Maghrib cannot be a fixed time/,
  },
  {
    mistake: 'a duplicate day in a table',
    file: 'timetable/2026.csv',
    text: withDuplicateDay(readFileSync(fixture, 'utf8')),
    line: 3,
    message: /2026-01-01 is already on line 2/,
  },
]

/** A folder with all the mistakes. */
export const mistakenFolder = async (): Promise<FolderContents> => ({
  'pictures/good.png': await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f5c4d' } })
    .png()
    .toBuffer(),
  'events/good.md': event('starts: 2026-12-05\npicture: pictures/none.jpg\nalt: x'),
  'mosque.yaml': mosque,
  'causes/good.md': cause('presets: [10]'),
  ...Object.fromEntries(plantedMistakes.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text]]))),
})

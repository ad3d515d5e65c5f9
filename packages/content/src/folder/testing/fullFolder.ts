import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { page, type FolderContents } from './folders.ts'

const picture = (red: number) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: red, g: 90, b: 80 } } })
    .jpeg()
    .toBuffer()

/** A folder with every kind of content, without `mosque.yaml`. */
export async function fullFolder(): Promise<FolderContents> {
  const table = await readFile(
    createRequire(import.meta.url).resolve('@minaret/timetable/fixtures/masjid-an-noor-2026.csv'),
  )
  return {
    'pictures/hall.jpg': await picture(10),
    'pictures/ring.jpg': await picture(200),
    'files/form.csv': 'name,age\nAmina,7\n',
    'timetable/2026.csv': table,
    'causes/general.md': page(
      'title: Running {name}\nsummary: Heating.\nkind: general\nfund: General\nanyPurpose: yes\npresets: [10, 25.50]\nexamples: |\n  10: an hour of heat in {name}\n  25.50: a night of light\ngiftAid: yes\njummah: yes\nmonthly: yes\ndaily: yes\norder: 1',
      'First words\nin two lines.\n\nSecond, with {email}.',
    ),
    'causes/zakat.md': page(
      'title: Zakat\nsummary: Given in full.\nkind: zakat\nfund: Zakat\npresets: 50, 100\ncurrencies: [jpy, gbp]\nmin: 500\nmax: 99999\npicture: pictures/hall.jpg\nalt: The hall\ndraft: yes',
    ),
    'campaigns/roof.md': page(
      `title: A dry roof
summary: Slate
cause: general
target: 180000
presets: [25, 50]
starts: 2026-11-01
ends: 2027-02-28
video: https://example.org/film
picture: pictures/ring.jpg
alt: "-"
chair:
  name: Dr Amina
  picture: pictures/hall.jpg
  alt: Dr Amina at her desk
  message: |
    Assalamu alaykum, **friends**.

    - one
    - two
needs:
  - { id: slate, title: Slate, price: 25, wanted: 420, picture: pictures/hall.jpg, alt: Slate }
  - { id: nest, title: A nest, summary: For swifts, price: 3.50, wanted: 12 }
plans:
  - { id: nights, title: Ten nights, rhythm: daily, amount: 3, days: 10 }
faqs:
  - id: why
    question: Why now?
    answer: It is [old](/about-us) and \\{name} stays.
updates:
  - id: scaffold
    title: The scaffolding is up
    at: 2026-11-14 16:30
    picture: pictures/ring.jpg
    alt: The scaffold
    text: |
      It took **two days**.

      - one
      - two
  - { id: begun, title: Begun, at: 2026-11-02, text: We began. }
match:
  sponsor: Rahman & Sons
  percent: 100
  cap: 10000
  from: 2026-11-01
  until: 2026-12-31`,
      'Laid in **1931**.\n\n## What\n\n1. Slate\n2. Gutters\n\n> Quoted\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n',
    ),
    'events/dinner.md': page(
      'title: Dinner\nsummary: Long tables.\nstarts: 2026-12-05 18:30\nends: 21:00\nplace: Main hall\naddress: "{address}"\nbooking: mailto:{email}\ncontact: "{email}"\nlatitude: 53.8\nlongitude: -1.7',
    ),
    'events/camp.md': page(
      'title: Camp\nsummary: Two days.\nstarts: 2026-12-05\nends: 2026-12-06\nallDay: yes\ntimeZone: Africa/Cairo\ncancelled: yes\npublish: 2031-01-01 09:00',
    ),
    'events/late.md': page('title: Late\nsummary: After midnight.\nstarts: 2026-12-05 22:00\nends: 01:30'),
    'news/one.md': page('title: "News: one"\nsummary: |\n  Two\n  lines\nauthor: Someone\npublish: 2026-10-01 09:00'),
    'services/nikah.md': page(
      'title: Nikah\nsummary: A marriage.\nprice: £150\nhours: Saturdays\ncontact: https://example.org',
      '<table><caption>Prices</caption><tbody><tr><th scope="row">Hall</th><td>£1</td></tr></tbody></table>\n\nMore.',
    ),
    'classes/arabic.md': page('title: العربية\nsummary: نحو\nwhen: Saturdays, 10:00\nteacher: No'),
    'courses/prayer.md': page(
      'title: Prayer\nsummary: Eight evenings.\nstarts: 2026-11-01\nends: 2026-12-20\ncloses: 2026-11-30\nplaces: 24\nplacesTaken: 15',
    ),
    'about/history.md': page('title: History\nsummary: Since 1967.\norder: 3'),
    'team/yusuf.md': page('name: Yusuf\nrole: Imam\nemail: "{email}"', 'Grew up here.\n\nStill does.'),
    'team/quiet.md': '---\nname: Quiet\nrole: Caretaker\n---\n',
    'vacancies/teacher.md': page('title: Teacher\nsummary: Eight children.\npaid: yes\ncloses: 2027-01-01'),
    'legal/privacy.md': page('title: Privacy'),
    'activities.yaml':
      '- id: tafsir\n  title: Tafsir\n  summary: A page a week.\n  day: monday\n  starts: 19:30\n  ends: 20:30\n- { id: walk, title: Walk, summary: Far, day: sunday }\n',
    'banners.yaml':
      '- id: welcome\n  title: The door is open\n  text: Come\n  link: /about-us\n  linkText: Who\n  until: 2027-01-01\n',
    'announcements.yaml':
      '- id: shoes\n  title: Shoes\n  text: |\n    The racks are full.\n    Please.\n- { id: late, text: Late, kind: janazah, from: 2031-01-01 10:00, until: 2031-01-02 }\n',
    'gallery.yaml':
      '- { id: hall, album: The building, caption: Before Fajr, picture: pictures/hall.jpg, alt: The hall }\n',
    'resources.yaml':
      '- { id: form, category: Forms, title: Form, file: files/form.csv }\n- { id: ics, category: Calendars, title: Times, link: /calendar/prayer-times.ics, fileName: times.ics, mediaType: text/calendar, bytes: 84000 }\n',
    'prayer-times.yaml': `jamaat:
  fajr: 20 minutes after
  dhuhr: { always: 12:45, friday: 13:00 }
  maghrib: 5 minutes after
jumuah:
  - { name: First, time: 13:15, venue: Hall, from: 2026-11-01, until: 2027-02-28 }
  - time: { always: 14:00, summer: 14:30 }
eid:
  - { eid: fitr, time: 07:30, venue: Hall, year: 1448 }
  - { eid: adha, time: 08:00 }
days:
  2026-12-25: { dhuhr: 13:15, isha: none, note: Conference }
`,
  }
}

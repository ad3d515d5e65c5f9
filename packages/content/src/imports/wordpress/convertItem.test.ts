import type { ImportedPicture } from '@minaret/foundation/db'
import { expect, test } from 'vitest'
import { type SamplePost, sampleItem, sampleWxr } from '../testing/wxr.ts'
import { convertItem, skippedType } from './convertItem.ts'
import { addPlace, createPlaces } from './events.ts'
import { convertText } from './html.ts'
import { addPicture } from './pictures.ts'
import { readWxr } from './readWxr.ts'
import { removeShortcodes } from './shortcodes.ts'

async function convert(posts: readonly SamplePost[]) {
  async function* parts() {
    yield new TextEncoder().encode(sampleWxr(posts.map(sampleItem).join('')))
  }
  const places = createPlaces()
  const items = []
  const authors = new Map<string, string>()
  const pictures = new Map<string, ImportedPicture>()
  for await (const part of readWxr(parts())) {
    for (const [login, name] of part.authors) authors.set(login, name)
    for (const item of part.items) {
      addPlace(places, item)
      addPicture(pictures, item)
    }
    items.push(...part.items)
  }
  const site = { siteUrl: 'https://old.example', authors, places, pictures, timeZone: 'Europe/London' }
  return Promise.all(items.filter((item) => skippedType(item) === undefined).map((item) => convertItem(item, site)))
}

const siteUrl = 'https://old.example'
const readNoteCodes = async (text: string) => (await convertText(text, siteUrl)).notes.map(({ code }) => code)

test.each([
  ['text with an empty line between paragraphs', 'One\ntwo\n\nThree', 'One  \ntwo\n\nThree'],
  ['a list of the classic editor', 'To do:\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\nAfter', 'To do:\n\n- a\n- b\n\nAfter'],
  [
    'blocks',
    '<!-- wp:heading --><h2 class="x">Times</h2><!-- /wp:heading -->\n\n<!-- wp:paragraph --><p>At <b>six </b>o’clock</p><!-- /wp:paragraph -->',
    '## Times\n\nAt **six** o’clock',
  ],
  [
    'a table',
    '<!-- wp:table --><figure><table><thead><tr><th class="a">Day</th></tr></thead><tbody><tr><td>Friday</td></tr></tbody></table></figure><!-- /wp:table -->',
    '| Day |\n| --- |\n| Friday |',
  ],
  ['boxes of a page builder', '[vc_row][vc_column width="1/2"]<div>a</div><div>b</div>[/vc_column][/vc_row]', 'a\n\nb'],
  ['a small heading', '<h6>Shoes</h6><hr>Porch', '#### Shoes\n\nPorch'],
  [
    'a link that isn’t safe',
    '<a href="http://a.example/x">A</a> <a href="javascript:alert(1)">B</a>',
    '[A](https://a.example/x) B',
  ],
  ['scripts', 'a <script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1)> b', 'a b'],
])('converts %s to Markdown', async (_, content, markdown) => {
  const conversion = await convertText(content, siteUrl)
  expect(conversion.markdown.replaceAll(/ +$/gm, (end) => (end.length > 1 ? end : ''))).toBe(markdown)
})

test('reports the removed parts of a post', async () => {
  expect(
    await readNoteCodes(
      '[gallery ids="1"] <img src="a"><iframe src="b"></iframe><script>c</script> <a href="http://old.example/d">e</a>',
    ),
  ).toEqual(['shortcodes', 'pictures', 'embeds', 'scripts', 'plainLinks', 'oldLinks'])
  expect(await readNoteCodes('<p>Words alone, and [sic].</p>')).toEqual([])
})

test.each([
  ['[gallery]', '', ['gallery']],
  ['[contact-form-7 id="1" title="A"]', '', ['contact-form-7']],
  ['[caption id="a"]<img src="x"> Eid[/caption]', '<img src="x"> Eid', []],
  ['He said [sic] and [PBUH] on page [12].', 'He said [sic] and [PBUH] on page [12].', []],
  ['[box]a[/box]', 'a', ['box']],
  ['[[gallery]]', '&#91;gallery&#93;', []],
])('removes shortcodes from %j: %j', (text, expected, names) => {
  expect(removeShortcodes(text)).toEqual({ text: expected, names })
})

test.each([
  ['shortcodes', '[a '.repeat(60_000)],
  ['spaces', `[a${' '.repeat(190_000)}`],
  ['comments', '<!--'.repeat(50_000)],
  ['links', '<a>'.repeat(60_000)],
  ['nests', '<ul><li>'.repeat(20_000)],
  ['brackets', '<div '.repeat(40_000)],
  ['emphasis', '*_'.repeat(90_000)],
])('terminates on very many %s', async (_, text) => {
  const { markdown } = await convertText(text, siteUrl)
  expect(typeof markdown).toBe('string')
})

test('converts posts to news and pages to pages about the mosque, and skips internal types', async () => {
  const lines = await convert([
    { id: 1, title: 'Roof &amp; gutters', content: 'The roof is dry again, thanks to all of you. More soon.' },
    {
      id: 2,
      type: 'page',
      title: 'Our history',
      content: 'Since 1931, {name}.',
      excerpt: '<p>From a house to a hall</p>',
    },
    { id: 3, type: 'nav_menu_item' },
    { id: 4, type: 'revision' },
  ])
  expect(lines).toEqual([
    {
      type: 'post',
      firstAt: new Date('2024-04-12T09:00:00Z'),
      title: 'Roof & gutters',
      notes: [],
      sourceKey: 'wordpress https://old.example 1',
      draft: {
        kind: 'news',
        values: {
          title: 'Roof & gutters',
          summary: 'The roof is dry again, thanks to all of you.',
          author: 'The office',
          text: 'The roof is dry again, thanks to all of you. More soon.',
        },
      },
    },
    {
      type: 'page',
      title: 'Our history',
      notes: [],
      sourceKey: 'wordpress https://old.example 2',
      draft: {
        kind: 'about',
        values: { title: 'Our history', summary: 'From a house to a hall', text: 'Since 1931, \\{name}.' },
      },
    },
  ])
})

test.each<[post: Omit<SamplePost, 'id'>, code: string]>([
  [{ type: 'attachment', extraXml: '<wp:attachment_url>https://old.example/a.jpg</wp:attachment_url>' }, 'attachment'],
  [{ type: 'product' }, 'unknownType'],
  [{ status: 'trash' }, 'trash'],
  [{ title: '', content: '<p>&nbsp;</p>' }, 'empty'],
  [{ content: 'x'.repeat(500_000) }, 'tooLong'],
  [{ type: 'event', meta: { _recurrence_id: '12' } }, 'recurrence'],
])('creates no draft for %j, and reports the reason', async (post, code) => {
  const [line] = await convert([{ id: 1, ...post }])
  expect(line?.draft).toBeUndefined()
  expect(line?.notes).toMatchObject([{ code }])
})

test.each([
  ['private', 'wasPrivate'],
  ['future', 'wasScheduled'],
  ['draft', 'wasDraft'],
])('notes the status %s', async (status, code) => {
  const [line] = await convert([{ id: 1, status, content: 'Words' }])
  expect(line?.notes).toEqual([{ code }])
})

test.each<[plugin: string, posts: SamplePost[], values: object]>([
  [
    'The Events Calendar',
    [
      {
        id: 1,
        type: 'tribe_events',
        title: 'Iftar',
        meta: {
          _EventStartDate: '2027-02-20 17:30:00',
          _EventEndDate: '2027-02-20 19:00:00',
          _EventTimezone: 'Europe/London',
          _EventVenueID: '7',
          _EventOrganizerID: '8',
          _EventCost: '5',
          _EventCurrencySymbol: '£',
          _EventURL: 'http://book.example/iftar',
        },
      },
      {
        id: 7,
        type: 'tribe_venue',
        title: 'Main hall',
        meta: { _VenueAddress: '1 Mill Lane', _VenueCity: 'Bradford', _VenueZip: 'BD1 1AA' },
      },
      { id: 8, type: 'tribe_organizer', title: 'Office', meta: { _OrganizerEmail: 'office@old.example' } },
    ],
    {
      starts: '2027-02-20 17:30',
      ends: '2027-02-20 19:00',
      place: 'Main hall',
      address: '1 Mill Lane, Bradford, BD1 1AA',
      price: '£5',
      booking: 'https://book.example/iftar',
      contact: 'office@old.example',
    },
  ],
  [
    'The Events Calendar, all day',
    [
      {
        id: 1,
        type: 'tribe_events',
        meta: { _EventStartDate: '2027-03-09 00:00:00', _EventEndDate: '2027-03-09 23:59:59', _EventAllDay: 'yes' },
      },
    ],
    { starts: '2027-03-09', allDay: 'yes' },
  ],
  [
    'Events Manager',
    [
      {
        id: 1,
        type: 'event',
        meta: {
          _event_start_date: '2027-01-10',
          _event_start_time: '18:00:00',
          _event_end_date: '2027-01-10',
          _event_end_time: '20:00:00',
          _event_timezone: 'Asia/Karachi',
          _location_id: '3',
        },
      },
      {
        id: 9,
        type: 'location',
        title: 'Library',
        meta: {
          _location_id: '3',
          _location_address: '2 Road',
          _location_town: 'Leeds',
          _location_latitude: '53.79',
          _location_longitude: '-1.75',
        },
      },
    ],
    {
      starts: '2027-01-10 18:00',
      ends: '2027-01-10 20:00',
      timeZone: 'Asia/Karachi',
      place: 'Library',
      address: '2 Road, Leeds',
      latitude: '53.79',
      longitude: '-1.75',
    },
  ],
  [
    'Modern Events Calendar',
    [
      {
        id: 1,
        type: 'mec-events',
        meta: {
          mec_start_date: '2027-01-10',
          mec_start_time_hour: '12',
          mec_start_time_minutes: '5',
          mec_start_time_ampm: 'PM',
          mec_end_date: '2027-01-10',
          mec_end_time_hour: '12',
          mec_end_time_minutes: '30',
          mec_end_time_ampm: 'AM',
        },
      },
    ],
    { starts: '2027-01-10 12:05', ends: '2027-01-10 00:30' },
  ],
])('reads an event of %s', async (_, posts, values) => {
  const [line] = await convert(posts)
  expect(line?.draft?.kind).toBe('events')
  const { title: _t, summary: _s, text: _x, ...details } = line?.draft?.values ?? {}
  expect(details).toEqual(values)
})

test('notes that only the first date of a series is imported', async () => {
  const lines = await convert([
    { id: 1, type: 'tribe_events', meta: { _EventRecurrence: 'a:3:{s:5:"rules";a:1:{i:0;a:0:{}}}' } },
    { id: 2, type: 'event-recurring' },
    { id: 3, type: 'mec-events', meta: { mec_repeat_status: '1' } },
  ])
  expect(lines.map(({ notes }) => notes)).toEqual([[{ code: 'repeats' }], [{ code: 'repeats' }], [{ code: 'repeats' }]])
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'accepts a status and a post type named %s',
  async (name) => {
    const [line] = await convert([{ id: 1, status: name, title: 'Open day', content: 'All are welcome.' }])
    expect(line).toMatchObject({ title: 'Open day', notes: [] })
    expect((await convert([{ id: 2, type: name, title: 'A thing' }]))[0]?.draft).toBeUndefined()
  },
)

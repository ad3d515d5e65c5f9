import type { ContentField, ContentKindInfo, ContentKindName, ContentItem, LibraryFile } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'

const field = (key: string, type: ContentField['type'], overrides: Partial<ContentField> = {}): ContentField => ({
  key,
  label: `news.${key}`,
  type,
  required: false,
  money: false,
  translated: false,
  ...overrides,
})

const kind = (name: ContentKindName, fields: ContentField[], published: number): ContentKindInfo => ({
  kind: name,
  fields,
  counts: { draft: 1, scheduled: 0, published, withdrawn: 0, deleted: 0, changed: 0 },
  ordered: name !== 'news' && name !== 'events',
  open: name !== 'vacancies',
  mayEdit: true,
  mayChangeMoney: false,
})

const page = [
  field('title', 'line', { required: true, most: 300, translated: true }),
  field('summary', 'words', { required: true, translated: true }),
  field('author', 'line'),
  field('picture', 'picture'),
  field('alt', 'alt'),
  field('text', 'markdown', { required: true, translated: true }),
]

const kinds: ContentKindInfo[] = [
  kind('news', page, 12),
  kind('events', [...page, field('starts', 'moment', { required: true }), field('ends', 'eventEnd')], 7),
  kind('classes', [...page, field('when', 'line')], 9),
  kind(
    'campaigns',
    [
      ...page,
      field('updates', 'entries', {
        fields: [
          field('id', 'id', { required: true }),
          field('title', 'line', { required: true }),
          field('at', 'moment', { required: true }),
          field('text', 'markdown', { required: true }),
        ],
      }),
    ],
    1,
  ),
  kind('vacancies', page, 0),
]

const listedItems = [
  { id: 'trees', title: 'Trees outside the mosque', state: 'published' as const, changed: true, version: 'a1' },
  { id: 'roof', title: 'A dry roof before winter', state: 'draft' as const, changed: false, version: 'b1' },
  { id: 'library', title: 'مكتبة جديدة للأطفال', state: 'published' as const, changed: false, version: 'c1' },
]

/** A news item with an unpublished draft. */
const newsItem: ContentItem = {
  kind: 'news',
  id: 'trees',
  version: 'a1',
  state: 'published',
  title: 'Trees outside the mosque',
  values: {
    title: 'Trees outside the mosque',
    summary: 'Forty children planted twelve trees.',
    text: 'They water them **every Friday**.\n\n## Come and help\n\n- A spade\n- An hour',
  },
  draft: { edited: { at: '2026-11-20T18:00:00.000Z', by: 'Amina Shah' } },
  translations: { ar: { title: 'أشجار أمام المسجد' } },
  versions: 3,
  mayEdit: true,
  mayChangeMoney: false,
  others: [],
  pictures: [],
}

const libraryFile = (number: number, overrides: Partial<LibraryFile> = {}): LibraryFile => ({
  file: String(number).padStart(32, '0'),
  kind: 'picture',
  value: `pictures/${String(number).padStart(32, '0')}/planting.jpg`,
  name: 'planting.jpg',
  bytes: 320_000,
  added: '2026-11-20T18:00:00.000Z',
  used: true,
  width: 960,
  height: 540,
  ...overrides,
})

const planting = libraryFile(1, { alt: 'Children with spades', focus: { x: 40, y: 60 } })

/** The desk's responses for a mosque's content. */
export const deskContent: StubResponses = {
  'GET /api/desk/mosques/{mosque}/content': kinds,
  'GET /api/desk/mosques/{mosque}/content/{kind}/things': listedItems,
  'GET /api/desk/mosques/{mosque}/content/{kind}/things/{id}': newsItem,
  'POST /api/desk/mosques/{mosque}/content/{kind}/things/{id}/presence': [
    { name: 'Yusuf Malik', at: '2026-11-21T12:00:00.000Z' },
  ],
  'GET /api/desk/mosques/{mosque}/content/{kind}/things/{id}/history': [
    { number: 2, at: '2026-11-20T18:00:00.000Z', by: 'Amina Shah', what: 'published', erased: false },
    { number: 1, at: '2026-11-01T09:00:00.000Z', what: 'imported', erased: false },
  ],
  'GET /api/desk/mosques/{mosque}/library': [planting, libraryFile(2, { used: false, name: 'IMG_2041.jpg' })],
  'GET /api/desk/mosques/{mosque}/library/{file}': {
    file: planting,
    uses: [
      { what: 'content', kind: 'news', id: 'trees', title: 'Trees outside the mosque' },
      { what: 'draft', kind: 'events', id: 'street-iftar', title: 'Street iftar' },
      { what: 'setting', title: 'Logo' },
    ],
  },
}

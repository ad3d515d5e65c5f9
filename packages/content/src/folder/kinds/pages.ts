import {
  courseApplicants,
  aboutSections,
  classes,
  courses,
  legalPages,
  news,
  services,
  teamMembers,
  vacancies,
} from '@minaret/foundation/db'
import type { Fields } from '../codecs/fields.ts'
import * as form from '../codecs/forms.ts'
import type { Kind } from './kind.ts'
import { plain } from './plain.ts'

/** What nearly every page has. */
const page = ({ must, order, shown }: Fields) => ({
  title: must(form.line),
  summary: must(form.words),
  order,
  ...shown,
})

const lesson = (fields: Fields) => {
  const { must, may, picture } = fields
  return {
    ...page(fields),
    when: may(form.line),
    audience: may(form.line),
    teacher: may(form.line),
    place: may(form.line),
    price: may(form.line),
    contact: may(form.contact),
    ...picture,
    text: must(form.rich),
  }
}

const pageKeys = ['title', 'summary', 'order', 'publish', 'draft']
const lessonKeys = [...pageKeys, 'when', 'audience', 'teacher', 'place', 'price', 'contact', 'picture', 'alt']

/** The kinds of content that are a page each, with a key for every column. */
export const pageKinds = [
  {
    name: 'piece of news',
    at: { folder: 'news' },
    table: news,
    screen: 'news',
    keys: ['title', 'summary', 'author', 'picture', 'alt', 'publish', 'draft'],
    html: ['body'],
    codec(fields) {
      const { order: _, ...own } = page(fields)
      return plain(
        fields,
        { ...own, author: fields.may(form.line), ...fields.picture, text: fields.must(form.rich) },
        { dated: true },
      )
    },
  },
  {
    name: 'service',
    at: { folder: 'services' },
    table: services,
    screen: 'services',
    keys: [...pageKeys, 'price', 'hours', 'contact', 'picture', 'alt'],
    html: ['body'],
    codec: (fields) =>
      plain(fields, {
        ...page(fields),
        price: fields.may(form.line),
        hours: fields.may(form.line),
        contact: fields.may(form.contact),
        ...fields.picture,
        text: fields.must(form.rich),
      }),
  },
  {
    name: 'class',
    at: { folder: 'classes' },
    table: classes,
    screen: 'classes',
    keys: lessonKeys,
    html: ['body'],
    codec: (fields) => plain(fields, lesson(fields)),
  },
  {
    name: 'course',
    at: { folder: 'courses' },
    table: courses,
    screen: 'courses',
    keys: [...lessonKeys, 'starts', 'ends', 'closes', 'places', 'placesTaken'],
    html: ['body'],
    once: ['placesTaken'],
    moves: ['closes', 'starts', 'ends'],
    spans: [
      ['starts', 'ends', 'ends'],
      ['closes', 'ends', 'closes'],
      ['placesTaken', 'places', 'places'],
    ],
    referredBy: [{ column: courseApplicants.courseId, says: 'people have applied for it' }],
    codec: (fields) =>
      plain(fields, {
        ...lesson(fields),
        starts: fields.may(form.day),
        ends: fields.may(form.day),
        closes: fields.may(form.day),
        places: fields.may(form.whole(1, 100_000)),
        placesTaken: fields.or(form.whole(0, 100_000), 0),
      }),
  },
  {
    name: 'page about the mosque',
    at: { folder: 'about' },
    table: aboutSections,
    screen: 'about',
    keys: [...pageKeys, 'picture', 'alt'],
    html: ['body'],
    codec: (fields) => plain(fields, { ...page(fields), ...fields.picture, text: fields.must(form.rich) }),
  },
  {
    name: 'member of the team',
    at: { folder: 'team' },
    table: teamMembers,
    screen: 'team',
    keys: ['name', 'role', 'email', 'picture', 'alt', 'order', 'publish', 'draft'],
    codec: (fields) =>
      plain(
        fields,
        {
          name: fields.must(form.line),
          role: fields.must(form.line),
          email: fields.may(form.email),
          order: fields.order,
          ...fields.shown,
          ...fields.picture,
          text: fields.may(form.words),
        },
        { named: { text: 'biography' } },
      ),
  },
  {
    name: 'vacancy',
    moves: ['closes'],
    at: { folder: 'vacancies' },
    table: vacancies,
    screen: 'vacancies',
    keys: [...pageKeys, 'hours', 'paid', 'closes', 'contact'],
    html: ['body'],
    codec: (fields) =>
      plain(fields, {
        ...page(fields),
        hours: fields.may(form.line),
        paid: fields.may(form.yesNo),
        closes: fields.may(form.day),
        contact: fields.may(form.contact),
        text: fields.must(form.rich),
      }),
  },
  {
    name: 'legal page',
    at: { folder: 'legal' },
    table: legalPages,
    screen: 'privacy',
    keys: ['title'],
    html: ['body'],
    ids: ['privacy', 'terms-conditions'],
    codec: (fields) => plain(fields, { title: fields.must(form.line), text: fields.must(form.rich) }),
  },
] as const satisfies readonly Kind[]

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
import { columnCodec } from './plain.ts'

/** The fields of most pages. */
const page = ({ required, order, publication }: Fields) => ({
  title: required(form.line),
  summary: required(form.plainText),
  order,
  ...publication,
})

const lessonFields = (fields: Fields) => {
  const { required, optional, picture } = fields
  return {
    ...page(fields),
    when: optional(form.line),
    audience: optional(form.line),
    teacher: optional(form.line),
    place: optional(form.line),
    price: optional(form.line),
    contact: optional(form.contact),
    ...picture,
    text: required(form.rich),
  }
}

const pageKeys = ['title', 'summary', 'order', 'publish', 'draft']
const lessonKeys = [...pageKeys, 'when', 'audience', 'teacher', 'place', 'price', 'contact', 'picture', 'alt']

/** The kinds of content with a page per item and a key for each column. */
export const pageKinds = [
  {
    name: 'news item',
    at: { folder: 'news' },
    table: news,
    screen: 'news',
    keys: ['title', 'summary', 'author', 'picture', 'alt', 'publish', 'draft'],
    html: ['body'],
    codec(fields) {
      const { order: _, ...pageFields } = page(fields)
      return columnCodec(
        fields,
        { ...pageFields, author: fields.optional(form.line), ...fields.picture, text: fields.required(form.rich) },
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
      columnCodec(fields, {
        ...page(fields),
        price: fields.optional(form.line),
        hours: fields.optional(form.line),
        contact: fields.optional(form.contact),
        ...fields.picture,
        text: fields.required(form.rich),
      }),
  },
  {
    name: 'class',
    at: { folder: 'classes' },
    table: classes,
    screen: 'classes',
    keys: lessonKeys,
    html: ['body'],
    codec: (fields) => columnCodec(fields, lessonFields(fields)),
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
    referredBy: [{ column: courseApplicants.courseId, reason: 'people have applied for it' }],
    codec: (fields) =>
      columnCodec(fields, {
        ...lessonFields(fields),
        starts: fields.optional(form.day),
        ends: fields.optional(form.day),
        closes: fields.optional(form.day),
        places: fields.optional(form.wholeNumber(1, 100_000)),
        placesTaken: fields.withDefault(form.wholeNumber(0, 100_000), 0),
      }),
  },
  {
    name: 'page about the mosque',
    at: { folder: 'about' },
    table: aboutSections,
    screen: 'about',
    keys: [...pageKeys, 'picture', 'alt'],
    html: ['body'],
    codec: (fields) => columnCodec(fields, { ...page(fields), ...fields.picture, text: fields.required(form.rich) }),
  },
  {
    name: 'team member',
    at: { folder: 'team' },
    table: teamMembers,
    screen: 'team',
    keys: ['name', 'role', 'email', 'picture', 'alt', 'order', 'publish', 'draft'],
    codec: (fields) =>
      columnCodec(
        fields,
        {
          name: fields.required(form.line),
          role: fields.required(form.line),
          email: fields.optional(form.email),
          order: fields.order,
          ...fields.publication,
          ...fields.picture,
          text: fields.optional(form.plainText),
        },
        { columnOverrides: { text: 'biography' } },
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
      columnCodec(fields, {
        ...page(fields),
        hours: fields.optional(form.line),
        paid: fields.optional(form.yesNo),
        closes: fields.optional(form.day),
        contact: fields.optional(form.contact),
        text: fields.required(form.rich),
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
    codec: (fields) => columnCodec(fields, { title: fields.required(form.line), text: fields.required(form.rich) }),
  },
] as const satisfies readonly Kind[]

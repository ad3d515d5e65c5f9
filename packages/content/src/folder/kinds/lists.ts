import { z } from 'zod'
import { activities, announcements, banners, galleryImages, resources } from '@minaret/foundation/db'
import { shownKeys, shownOf, tell } from '../codecs/fields.ts'
import * as form from '../codecs/forms.ts'
import { FileRef } from '../codecs/refs.ts'
import { CodecError } from '../codecs/CodecError.ts'
import type { Kind, Shown, Written } from './kind.ts'
import { plain } from './plain.ts'

type ResourceRow = Omit<Written<typeof resources, 'position' | 'href' | 'fileName' | 'mediaType' | 'bytes'>, 'image'> &
  Pick<Shown, 'publishedAt'> & {
    id: string
    href: string | FileRef
    fileName: string
    mediaType: string
    bytes: number
  }

/** The kinds of content that stand in a list. */
export const listKinds = [
  {
    name: 'weekly activity',
    at: { list: 'activities.yaml' },
    table: activities,
    screen: 'home',
    keys: [
      'id',
      'title',
      'summary',
      'day',
      'starts',
      'ends',
      'place',
      'audience',
      'picture',
      'alt',
      'publish',
      'draft',
    ],
    codec: (fields) =>
      plain(fields, {
        id: fields.must(form.id),
        title: fields.must(form.line),
        summary: fields.must(form.words),
        day: fields.must(form.weekday),
        starts: fields.may(form.clock),
        ends: fields.may(form.clock),
        place: fields.may(form.line),
        audience: fields.may(form.line),
        ...fields.picture,
        ...fields.shown,
      }),
  },
  {
    name: 'banner',
    at: { list: 'banners.yaml' },
    spans: [['fromAt', 'untilAt', 'until']],
    table: banners,
    screen: 'home',
    keys: ['id', 'title', 'text', 'link', 'linkText', 'from', 'until', 'picture', 'alt', 'publish', 'draft'],
    codec: (fields) =>
      plain(
        fields,
        {
          id: fields.must(form.id),
          title: fields.must(form.line),
          text: fields.may(form.words),
          link: fields.may(form.link),
          linkText: fields.may(form.line),
          from: fields.may(form.moment('begins')),
          until: fields.may(form.moment('ends')),
          ...fields.picture,
          ...fields.shown,
        },
        { named: { text: 'text' } },
      ),
  },
  {
    name: 'announcement',
    at: { list: 'announcements.yaml' },
    spans: [['fromAt', 'untilAt', 'until']],
    table: announcements,
    screen: 'home',
    keys: ['id', 'kind', 'title', 'text', 'from', 'until'],
    codec: (fields) =>
      plain(
        fields,
        {
          id: fields.must(form.id),
          kind: fields.or(form.choice('ordinary', 'janazah', 'emergency'), 'ordinary'),
          title: fields.may(form.line),
          text: fields.must(form.words),
          from: fields.may(form.moment('begins')),
          until: fields.may(form.moment('ends')),
        },
        { named: { text: 'text' } },
      ),
  },
  {
    name: 'picture of the gallery',
    at: { list: 'gallery.yaml' },
    table: galleryImages,
    screen: 'gallery',
    keys: ['id', 'album', 'caption', 'picture', 'alt', 'publish', 'draft'],
    codec: (fields) =>
      plain(fields, {
        id: fields.must(form.id),
        album: fields.must(form.line),
        caption: fields.may(form.line),
        picture: fields.must(form.fileIn('pictures')),
        alt: fields.must(form.alt),
        ...fields.shown,
      }),
  },
  {
    name: 'file to download',
    at: { list: 'resources.yaml' },
    table: resources,
    screen: 'resources',
    keys: ['id', 'category', 'title', 'summary', 'file', 'link', 'fileName', 'mediaType', 'bytes', 'publish', 'draft'],
    codec: (fields) => {
      const shape = {
        id: fields.must(form.id),
        category: fields.must(form.line),
        title: fields.must(form.line),
        summary: fields.may(form.words),
        file: fields.may(form.fileIn('files')),
        link: fields.may(form.link),
        fileName: fields.may(form.line),
        mediaType: fields.may(form.line),
        bytes: fields.may(form.whole(0, 2_000_000_000)),
        ...fields.shown,
      }
      return z.codec(z.strictObject(shape), z.custom<ResourceRow>(), {
        decode({ file, link, fileName, mediaType, bytes, publish, draft, ...own }, sink) {
          if ((file === null) === (link === null))
            tell(sink, new CodecError('Give either `file: files/…` or `link: …`.', { code: 'fileOrLink' }), [
              file === null ? 'id' : 'link',
            ])
          if (file !== null && (fileName ?? mediaType ?? bytes) !== null)
            tell(
              sink,
              new CodecError(
                'The name, type and size of a file are detected. Delete `fileName`, `mediaType` and `bytes`.',
                { code: 'fileSpeaks' },
              ),
              ['file'],
            )
          if (link !== null && (fileName === null || mediaType === null || bytes === null))
            tell(
              sink,
              new CodecError(
                'A link also needs `fileName`, `mediaType` and `bytes`, so that people know what they get.',
                { code: 'linkFacts' },
              ),
              ['link'],
            )
          return {
            ...own,
            href: file === null ? (link ?? '') : new FileRef(file),
            fileName: fileName ?? '',
            mediaType: mediaType ?? '',
            bytes: bytes ?? 0,
            publishedAt: shownOf({ publish, draft }, sink),
          }
        },
        encode({ href, fileName, mediaType, bytes, publishedAt, ...own }) {
          const kept = href instanceof FileRef
          return {
            ...own,
            file: kept ? href.path : null,
            link: kept ? null : href,
            fileName: kept ? null : fileName,
            mediaType: kept ? null : mediaType,
            bytes: kept ? null : bytes,
            ...shownKeys(publishedAt, fields.context.now),
          }
        },
      })
    },
  },
] as const satisfies readonly Kind[]

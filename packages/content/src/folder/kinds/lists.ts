import { z } from 'zod'
import { activities, announcements, banners, galleryImages, resources } from '@minaret/foundation/db'
import { publicationKeys, publicationTimeOf, addIssue } from '../codecs/fields.ts'
import * as form from '../codecs/forms.ts'
import { FileRef } from '../codecs/refs.ts'
import { CodecError } from '../codecs/CodecError.ts'
import type { Kind, Publication, ContentColumns } from './kind.ts'
import { columnCodec } from './plain.ts'

type ResourceRow = Omit<
  ContentColumns<typeof resources, 'position' | 'href' | 'fileName' | 'mediaType' | 'bytes'>,
  'image'
> &
  Pick<Publication, 'publishedAt'> & {
    id: string
    href: string | FileRef
    fileName: string
    mediaType: string
    bytes: number
  }

/** The kinds of content in a list file. */
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
      columnCodec(fields, {
        id: fields.required(form.id),
        title: fields.required(form.line),
        summary: fields.required(form.plainText),
        day: fields.required(form.weekday),
        starts: fields.optional(form.clock),
        ends: fields.optional(form.clock),
        place: fields.optional(form.line),
        audience: fields.optional(form.line),
        ...fields.picture,
        ...fields.publication,
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
      columnCodec(
        fields,
        {
          id: fields.required(form.id),
          title: fields.required(form.line),
          text: fields.optional(form.plainText),
          link: fields.optional(form.link),
          linkText: fields.optional(form.line),
          from: fields.optional(form.moment('begins')),
          until: fields.optional(form.moment('ends')),
          ...fields.picture,
          ...fields.publication,
        },
        { columnOverrides: { text: 'text' } },
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
      columnCodec(
        fields,
        {
          id: fields.required(form.id),
          kind: fields.withDefault(form.choice('ordinary', 'janazah', 'emergency'), 'ordinary'),
          title: fields.optional(form.line),
          text: fields.required(form.plainText),
          from: fields.optional(form.moment('begins')),
          until: fields.optional(form.moment('ends')),
        },
        { columnOverrides: { text: 'text' } },
      ),
  },
  {
    name: 'gallery picture',
    at: { list: 'gallery.yaml' },
    table: galleryImages,
    screen: 'gallery',
    keys: ['id', 'album', 'caption', 'picture', 'alt', 'publish', 'draft'],
    codec: (fields) =>
      columnCodec(fields, {
        id: fields.required(form.id),
        album: fields.required(form.line),
        caption: fields.optional(form.line),
        picture: fields.required(form.fileIn('pictures')),
        alt: fields.required(form.alt),
        ...fields.publication,
      }),
  },
  {
    name: 'download',
    at: { list: 'resources.yaml' },
    table: resources,
    screen: 'resources',
    keys: ['id', 'category', 'title', 'summary', 'file', 'link', 'fileName', 'mediaType', 'bytes', 'publish', 'draft'],
    codec: (fields) => {
      const shape = {
        id: fields.required(form.id),
        category: fields.required(form.line),
        title: fields.required(form.line),
        summary: fields.optional(form.plainText),
        file: fields.optional(form.fileIn('files')),
        link: fields.optional(form.link),
        fileName: fields.optional(form.line),
        mediaType: fields.optional(form.line),
        bytes: fields.optional(form.wholeNumber(0, 2_000_000_000)),
        ...fields.publication,
      }
      return z.codec(z.strictObject(shape), z.custom<ResourceRow>(), {
        decode({ file, link, fileName, mediaType, bytes, publish, draft, ...otherFields }, sink) {
          if ((file === null) === (link === null))
            addIssue(sink, new CodecError('Give either `file: files/…` or `link: …`.', { code: 'fileOrLink' }), [
              file === null ? 'id' : 'link',
            ])
          if (file !== null && (fileName ?? mediaType ?? bytes) !== null)
            addIssue(
              sink,
              new CodecError(
                'The name, type and size of a file are detected. Delete `fileName`, `mediaType` and `bytes`.',
                { code: 'fileSpeaks' },
              ),
              ['file'],
            )
          if (link !== null && (fileName === null || mediaType === null || bytes === null))
            addIssue(
              sink,
              new CodecError(
                'A link also needs `fileName`, `mediaType` and `bytes`, so that people know what they are downloading.',
                { code: 'linkFacts' },
              ),
              ['link'],
            )
          return {
            ...otherFields,
            href: file === null ? (link ?? '') : new FileRef(file),
            fileName: fileName ?? '',
            mediaType: mediaType ?? '',
            bytes: bytes ?? 0,
            publishedAt: publicationTimeOf({ publish, draft }, sink),
          }
        },
        encode({ href, fileName, mediaType, bytes, publishedAt, ...otherFields }) {
          const isStoredFile = href instanceof FileRef
          return {
            ...otherFields,
            file: isStoredFile ? href.path : null,
            link: isStoredFile ? null : href,
            fileName: isStoredFile ? null : fileName,
            mediaType: isStoredFile ? null : mediaType,
            bytes: isStoredFile ? null : bytes,
            ...publicationKeys(publishedAt, fields.context.now),
          }
        },
      })
    },
  },
] as const satisfies readonly Kind[]

import { and } from 'drizzle-orm'
import { contentLink } from '@minaret/plans'
import { galleryImages, resources } from '@minaret/foundation/db'
import type { Operations } from '@minaret/foundation/operations'
import { getTranslationLanguage, translateRows } from '@minaret/foundation/translations'
import { inPosition, listPage, omitNulls, isPublished } from '@minaret/foundation/pagination'

/** `GET /api/resources` and `GET /api/gallery`. */
export const libraryOperations = {
  async resourceList(call) {
    const page = await listPage(
      call,
      inPosition(resources),
      async (tx, { cursor, beyond, orderBy, limit }) =>
        translateRows(
          tx,
          'resources',
          getTranslationLanguage(call),
          await tx
            .select({
              id: resources.id,
              title: resources.title,
              summary: resources.summary,
              category: resources.category,
              href: resources.href,
              fileName: resources.fileName,
              mediaType: resources.mediaType,
              bytes: resources.bytes,
              updatedAt: resources.updatedAt,
              cursor,
            })
            .from(resources)
            .where(and(isPublished(resources, call.now), beyond))
            .orderBy(...orderBy)
            .limit(limit),
        ),
      (row) => {
        const href = contentLink(row.href)
        return href ? [{ ...omitNulls(row), href, updated: row.updatedAt.toISOString() }] : []
      },
    )
    // Files with an unsafe URL are left out.
    return page.status === 200 ? { ...page, data: page.data.flat() } : page
  },

  galleryList: (call) =>
    listPage(
      call,
      inPosition(galleryImages),
      async (tx, { cursor, beyond, orderBy, limit }) =>
        translateRows(
          tx,
          'gallery',
          getTranslationLanguage(call),
          await tx
            .select({
              id: galleryImages.id,
              album: galleryImages.album,
              caption: galleryImages.caption,
              image: galleryImages.image,
              cursor,
            })
            .from(galleryImages)
            .where(and(isPublished(galleryImages, call.now), beyond))
            .orderBy(...orderBy)
            .limit(limit),
        ),
      omitNulls,
    ),
} satisfies Operations<'resourceList' | 'galleryList'>

import type { LibraryFile } from '@minaret/contract/desk'
import { imageFields, variantFor } from '@minaret/foundation/files'
import type { Tenant } from '@minaret/foundation/tenancy'
import { type FileRow, valueOf } from '../readingContext.ts'

/** How wide the desk shows pictures: in lists, and where one is looked at. */
const widths = { thumbnail: 320, view: 960 }

/** Where the desk shows a picture: on its own host name, for whoever works at the mosque. */
const shownAt = ({ slug }: Pick<Tenant, 'slug'>, row: FileRow, width: number): string =>
  `/api/desk/mosques/${slug}/pictures/${variantFor(row, width)}`

/** A stored picture or file as the desk shows it. */
export function toLibraryFile(row: FileRow, tenant: Pick<Tenant, 'slug'>): LibraryFile {
  const { id, kind, name, bytes, createdAt, unusedSince, width, height, alt, focusX, focusY } = row
  return {
    file: id,
    kind,
    value: valueOf(row),
    name,
    bytes,
    added: createdAt.toISOString(),
    used: unusedSince === null,
    ...(width && height ? { width, height, address: imageFields({ id, width, height }).src } : {}),
    ...(alt === null ? {} : { alt }),
    ...(focusX === null || focusY === null ? {} : { focus: { x: focusX, y: focusY } }),
    ...(kind === 'picture'
      ? { thumbnail: shownAt(tenant, row, widths.thumbnail), view: shownAt(tenant, row, widths.view) }
      : {}),
  }
}

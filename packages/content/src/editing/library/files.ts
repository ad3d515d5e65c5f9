import type { LibraryFile } from '@minaret/contract/desk'
import { imageFields, variantFor } from '@minaret/foundation/files'
import type { Tenant } from '@minaret/foundation/tenancy'
import { type FileRow, valueOf } from '../readingContext.ts'

/** Widths of pictures at the desk, in pixels: in lists, and in the detail view. */
const widths = { thumbnail: 320, view: 960 }

/** The URL of a picture on the desk's host name, for the mosque's staff only. */
const deskUrlOf = ({ slug }: Pick<Tenant, 'slug'>, row: FileRow, width: number): string =>
  `/api/desk/mosques/${slug}/pictures/${variantFor(row, width)}`

/** Converts a stored picture or file to the desk API's format. */
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
      ? { thumbnail: deskUrlOf(tenant, row, widths.thumbnail), view: deskUrlOf(tenant, row, widths.view) }
      : {}),
  }
}

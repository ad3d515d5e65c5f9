import type { ImportedPicture } from '@minaret/foundation/db'
import { cut } from './cut.ts'
import { plainText } from './html.ts'
import type { WxrItem } from './readWxr.ts'

/** The pictures of an export, by post id. */
export type Pictures = ReadonlyMap<string, ImportedPicture>

const isPicture = (path: string) => /\.(?:jpe?g|png|webp|gif|avif)$/i.test(path)

const maxPathLength = 300
const maxAltLength = 200

/** The path of a URL within WordPress's uploads folder, such as `2023/05/roof.jpg`. */
function pathIn(address: string): string {
  if (!URL.canParse(address)) return ''
  const { pathname } = new URL(address)
  const [, uploadPath] = /\/uploads\/(.+)$/.exec(pathname) ?? []
  try {
    return decodeURIComponent(uploadPath ?? pathname.split('/').at(-1) ?? '')
  } catch {
    return ''
  }
}

/**
 * Adds a picture of the export. WordPress stores its path as `_wp_attached_file` and its alt text as
 * `_wp_attachment_image_alt` (developer.wordpress.org, `wp_get_attachment_image`). Older exports only have its URL.
 */
export function addPicture(pictures: Map<string, ImportedPicture>, { fields, meta }: WxrItem): void {
  if (fields.get('wp:post_type')?.trim() !== 'attachment') return
  const id = fields.get('wp:post_id')?.trim() ?? ''
  const path = meta.get('_wp_attached_file')?.trim() || pathIn((fields.get('wp:attachment_url') ?? '').trim())
  if (id === '' || path === '' || path.length > maxPathLength || !isPicture(path)) return
  const alt = cut(plainText(meta.get('_wp_attachment_image_alt') ?? '').replaceAll(/\s+/g, ' '), maxAltLength)
  pictures.set(id, { path, ...(alt ? { alt } : {}) })
}

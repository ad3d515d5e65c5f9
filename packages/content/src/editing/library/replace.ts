import type { ContentValue, ContentValues } from '@minaret/contract/desk'
import { findLocked } from '../drafts.ts'
import { type FileRow, valueOf } from '../readingContext.ts'
import { publishedAtOf, itemTitle } from '../stored.ts'
import { type ChangedVersions, type Writer, writeTarget } from '../write.ts'
import { decodeTexts, textsOf } from '../texts.ts'
import { isDated, kindOf } from '../kinds.ts'
import { findRowUses, type RowUse } from './uses.ts'

/** A use of a replaced file, with the versions of the content item before and after. */
export type ReplacedUse = RowUse & { versions: ChangedVersions }

function withValue(value: ContentValue, from: string, to: string): ContentValue {
  if (typeof value === 'string') return value === from ? to : value
  if (Array.isArray(value))
    return value.map((part) => (typeof part === 'string' ? (part === from ? to : part) : entryWith(part, from, to)))
  return entryWith(value, from, to)
}

const entryWith = (entry: Record<string, string>, from: string, to: string): Record<string, string> =>
  Object.fromEntries(Object.entries(entry).map(([key, part]) => [key, part === from ? to : part]))

/** Replaces a file with another in all published content. */
export async function replaceFile(writer: Writer, file: FileRow, replacement: FileRow): Promise<ReplacedUse[]> {
  const [from, to] = [valueOf(file), valueOf(replacement)]
  const replacedUses: ReplacedUse[] = []
  for (const use of await findRowUses(writer.tx, file.id)) {
    const item = await findLocked(writer, use.name, use.id)
    const currentTexts = item && (await textsOf(writer, item))
    if (!item || !currentTexts) continue
    const values: ContentValues = Object.fromEntries(
      Object.entries(currentTexts.values).map(([key, value]) => [key, withValue(value, from, to)]),
    )
    const decoded = await decodeTexts(writer, item, { values, translations: currentTexts.translations })
    if ('problems' in decoded) continue
    const publishedAt = isDated(kindOf(use.name)) ? (publishedAtOf(item) ?? null) : null
    const target = { state: 'published', row: decoded.row, translations: decoded.translations, publishedAt } as const
    const versions = await writeTarget(writer, item, { target, action: 'replaced', draft: 'same' })
    replacedUses.push({ ...use, title: itemTitle(item), versions })
  }
  return replacedUses
}

import type { ContentValue, ContentValues } from '@minaret/contract/desk'
import { findLocked } from '../drafts.ts'
import { type FileRow, valueOf } from '../readingContext.ts'
import { publishedAtOf, thingTitle } from '../stored.ts'
import { type ChangedVersions, type Writer, writeTarget } from '../write.ts'
import { decodeWords, wordsOf } from '../words.ts'
import { isDated, kindOf } from '../kinds.ts'
import { findRowUses, type RowUse } from './uses.ts'

/** A place where a file was replaced, and the versions of the thing before and after. */
export type Replaced = RowUse & { versions: ChangedVersions }

function withValue(value: ContentValue, from: string, to: string): ContentValue {
  if (typeof value === 'string') return value === from ? to : value
  if (Array.isArray(value))
    return value.map((part) => (typeof part === 'string' ? (part === from ? to : part) : entryWith(part, from, to)))
  return entryWith(value, from, to)
}

const entryWith = (entry: Record<string, string>, from: string, to: string): Record<string, string> =>
  Object.fromEntries(Object.entries(entry).map(([key, part]) => [key, part === from ? to : part]))

/** Uses another file wherever one is used on the site. */
export async function replaceFile(writer: Writer, file: FileRow, by: FileRow): Promise<Replaced[]> {
  const [from, to] = [valueOf(file), valueOf(by)]
  const replaced: Replaced[] = []
  for (const use of await findRowUses(writer.tx, file.id)) {
    const thing = await findLocked(writer, use.name, use.id)
    const words = thing && (await wordsOf(writer, thing))
    if (!thing || !words) continue
    const values: ContentValues = Object.fromEntries(
      Object.entries(words.values).map(([key, value]) => [key, withValue(value, from, to)]),
    )
    const read = await decodeWords(writer, thing, { values, translations: words.translations })
    if ('problems' in read) continue
    const publishedAt = isDated(kindOf(use.name)) ? (publishedAtOf(thing) ?? null) : null
    const target = { state: 'published', row: read.row, translations: read.translations, publishedAt } as const
    const versions = await writeTarget(writer, thing, { target, what: 'replaced', draft: 'same' })
    replaced.push({ ...use, title: thingTitle(thing), versions })
  }
  return replaced
}

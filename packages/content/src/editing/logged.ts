import { z } from 'zod'
import type { ContentKindName } from '@minaret/contract/desk'
import type { DeskLogContent } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'
import { subjectOf } from './drafts.ts'
import { contentKindOf } from './kinds.ts'
import type { StoredItem } from './stored.ts'
import type { ChangedVersions, Writer } from './write.ts'

/** Kinds of log entries about one content item. */
export type ItemLogKind =
  | 'contentPublished'
  | 'contentChanged'
  | 'contentWithdrawn'
  | 'contentDeleted'
  | 'contentRestored'
  | 'contentUndone'

/** The content item of a log entry, with its versions before and after. */
export type LoggedItem = { name: ContentKindName; id: string; title: string; versions: ChangedVersions }

const versionSchema = z.object({ version: z.number() }).catch({ version: 0 })

/** Reads the content item of a log entry, or returns undefined if the entry has none. */
export function readLoggedItem(
  content: Pick<DeskLogContent, 'values' | 'before' | 'after'> | null,
): LoggedItem | undefined {
  const { kind, id, title } = content?.values ?? {}
  const name = contentKindOf(kind)
  if (!content || !name || typeof id !== 'string') return undefined
  const versions = {
    before: versionSchema.parse(content.before).version,
    after: versionSchema.parse(content.after).version,
  }
  return { name, id, title: typeof title === 'string' ? title : id, versions }
}

/** Logs a change of a content item. @returns the id of the entry, for undoing it */
export const logItemChange = (
  { tx, accountId, now }: Writer,
  entry: ItemLogKind,
  item: Pick<StoredItem, 'name' | 'id'>,
  { title, versions }: { title: string; versions: ChangedVersions },
): Promise<string> =>
  writeLog(tx, {
    accountId,
    kind: entry,
    subject: subjectOf(item),
    content: {
      values: { kind: item.name, id: item.id, title },
      before: { version: versions.before },
      after: { version: versions.after },
    },
    now,
  })

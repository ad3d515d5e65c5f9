import type { Tx } from '@minaret/foundation/db'
import type { Storage } from '@minaret/foundation/files'
import type { CheckedFolder } from '../check.ts'
import type { ReadingContext } from '../codecs/context.ts'
import type { Mosque } from '../mosque/mosque.ts'
import type { Change, ImportOptions, UnchangedItem, UnchangedSetting } from './changes.ts'

/** The state of an import, within its transaction. */
export type ImportContext = {
  tx: Tx
  tenantId: string
  storage: Storage
  folder: CheckedFolder & { mosque: Mosque; context: ReadingContext }
  options: ImportOptions
  now: Date
  /** Whether the import created the mosque, so that it has no content yet. */
  isNew: boolean
  /** Digests of the rows stored by earlier imports, by {@link digestKey}. */
  digests: ReadonlyMap<string, Buffer>
  /** Digests of the folder's items at that time, by {@link digestKey}. */
  sources: ReadonlyMap<string, Buffer | null>
  /** Keys of the items that staff have edited, from the name of the folder and the id. */
  edited: ReadonlySet<string>
  /** Digests to store for this import. */
  newDigests: Map<string, { kind: string; id: string; digest: Buffer; source: Buffer | null }>
  changes: Change[]
  keptSettings: UnchangedSetting[]
  keptItems: UnchangedItem[]
  count: { unchanged: number }
  /** Values whose pictures and files are stored at the end. */
  valuesWithFiles: unknown[]
  /** Reports why the folder cannot be imported, which rolls back the import. */
  refuse(file: string, line: number | undefined, message: string): void
  /** Whether {@link ImportContext.refuse} was called. */
  refused(): boolean
}

export const digestKey = (kind: string, id: string): string => `${kind} ${id}`

/** Records the digest of a stored item. */
export function recordDigest(
  { newDigests }: ImportContext,
  kind: string,
  id: string,
  digest: Buffer,
  source: Buffer | null = null,
): void {
  const key = digestKey(kind, id)
  newDigests.set(key, { kind, id, digest, source: source ?? newDigests.get(key)?.source ?? null })
}

import type { Tx } from '@minaret/foundation/db'
import type { Storage } from '@minaret/foundation/files'
import type { CheckedFolder } from '../check.ts'
import type { ReadingContext } from '../codecs/context.ts'
import type { Mosque } from '../mosque/mosque.ts'
import type { Change, ImportOptions, UnchangedItem, UnchangedSetting } from './changes.ts'

/** One import under way, in its transaction. */
export type ImportContext = {
  tx: Tx
  tenantId: string
  storage: Storage
  folder: CheckedFolder & { mosque: Mosque; context: ReadingContext }
  options: ImportOptions
  now: Date
  /** Nothing can be there yet. */
  made: boolean
  /** What earlier imports stored, by {@link digestKey}. */
  marks: ReadonlyMap<string, Buffer>
  /** What the folder said then, by {@link digestKey}. */
  sources: ReadonlyMap<string, Buffer | null>
  /** What staff have changed at the desk, by the name of its folder and its id. */
  edited: ReadonlySet<string>
  /** What this one stores. */
  fresh: Map<string, { kind: string; id: string; digest: Buffer; source: Buffer | null }>
  changes: Change[]
  kept: UnchangedSetting[]
  stays: UnchangedItem[]
  count: { unchanged: number }
  /** Values whose pictures and files are kept once all has been looked at. */
  keeping: unknown[]
  /** Tells why the folder cannot be imported into this mosque; nothing is stored then. */
  refuse(file: string, line: number | undefined, message: string): void
  /** Whether that has happened. */
  refused(): boolean
}

export const digestKey = (kind: string, id: string): string => `${kind} ${id}`

/** Remembers what was stored of a thing. */
export function recordDigest(
  { fresh }: ImportContext,
  kind: string,
  id: string,
  digest: Buffer,
  source: Buffer | null = null,
): void {
  fresh.set(digestKey(kind, id), { kind, id, digest, source: source ?? fresh.get(digestKey(kind, id))?.source ?? null })
}

import type { ContentKindName, ContentValues } from '@minaret/contract/desk'
import type { ImportedPicture, ImportNote } from '@minaret/foundation/db'

/** What becomes of one thing in a file: a draft with these words, or nothing, and why. */
export type ImportedLine = {
  /** What the other system calls it. */
  type: string
  title: string
  notes: ImportNote[]
  /** What it is at the other website, by which a second import knows it again. */
  sourceKey?: string
  /** Of news, when the other website published it. */
  firstAt?: Date
  /** The picture it has at the other website. */
  picture?: ImportedPicture
  draft?: { kind: ContentKindName; values: ContentValues }
}

import type { ContentKindName, ContentValues } from '@minaret/contract/desk'
import type { ImportedPicture, ImportNote } from '@minaret/foundation/db'

/** The result of one item of a file: a draft, or the reasons why there is none. */
export type ImportedLine = {
  /** The type in the other system. */
  type: string
  title: string
  notes: ImportNote[]
  /** The id at the other website, which a second import recognises. */
  sourceKey?: string
  /** When the other website published it, for news. */
  firstAt?: Date
  /** Its picture at the other website. */
  picture?: ImportedPicture
  draft?: { kind: ContentKindName; values: ContentValues }
}

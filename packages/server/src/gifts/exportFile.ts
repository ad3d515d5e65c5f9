import type { GiftRow } from '@minaret/giving/gift-list'

/** A file of gifts as it is written: its beginning, gifts by the thousand, its end. What each returns, in this order, is the file. */
export type ExportFile = {
  begin(): Buffer
  add(gifts: readonly GiftRow[]): Buffer
  end(): Buffer
}

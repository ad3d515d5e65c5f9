import type { GiftRow } from '../../../gift-list/index.ts'

/** A file of gifts as it is written: its beginning, gifts by the thousand, its end. What each returns, in this order, is the file. */
export type ExportFile = {
  begin(): Buffer
  add(gifts: readonly GiftRow[]): Buffer
  end(): Buffer
}

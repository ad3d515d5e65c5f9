import type { GiftRow } from '../../../gift-list/index.ts'

/** Writer of a file of gifts: its start, batches of gifts, its end. The returned buffers, in call order, are the file. */
export type ExportFile = {
  begin(): Buffer
  add(gifts: readonly GiftRow[]): Buffer
  end(): Buffer
}

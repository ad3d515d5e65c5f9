import type { LocalizedText } from '@minaret/foundation/i18n'
import type { ForeignFormat } from '../index.ts'
import { messages as say } from './formats/messages.gen.ts'

/** Messages for unsupported formats: what the file is, and what to do instead. */
export const formatWords: Readonly<Record<ForeignFormat | 'blank', LocalizedText>> = {
  pdf: say.pdf,
  excel: say.spreadsheet({ name: 'Excel' }),
  opendocument: say.spreadsheet({ name: 'OpenDocument' }),
  numbers: say.spreadsheet({ name: 'Numbers' }),
  zip: say.zip,
  picture: say.picture,
  document: say.document,
  web: say.web,
  json: say.other({ name: 'JSON' }),
  qif: say.other({ name: 'QIF' }),
  mt940: say.other({ name: 'MT940' }),
  mt942: say.other({ name: 'MT942' }),
  bai2: say.other({ name: 'BAI2' }),
  bacs: say.other({ name: 'BACS (Standard 18)' }),
  payments: say.payments,
  notification: say.notification,
  blank: say.blank,
}

import type { LocalizedText } from '@minaret/foundation/i18n'
import type { ForeignFormat } from '../index.ts'
import { messages as texts } from './formats/messages.gen.ts'

/** Messages for unsupported formats: what the file is, and what to do instead. */
export const formatMessages: Readonly<Record<ForeignFormat | 'blank', LocalizedText>> = {
  pdf: texts.pdf,
  excel: texts.spreadsheet({ name: 'Excel' }),
  opendocument: texts.spreadsheet({ name: 'OpenDocument' }),
  numbers: texts.spreadsheet({ name: 'Numbers' }),
  zip: texts.zip,
  picture: texts.picture,
  document: texts.document,
  web: texts.web,
  json: texts.other({ name: 'JSON' }),
  qif: texts.other({ name: 'QIF' }),
  mt940: texts.other({ name: 'MT940' }),
  mt942: texts.other({ name: 'MT942' }),
  bai2: texts.other({ name: 'BAI2' }),
  bacs: texts.other({ name: 'BACS (Standard 18)' }),
  payments: texts.payments,
  notification: texts.notification,
  blank: texts.blank,
}

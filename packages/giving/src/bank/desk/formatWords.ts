import type { LocalizedText } from '@minaret/foundation/i18n'
import type { ForeignFormat } from '../index.ts'
import { formatMessages as say } from './messages/formats/index.ts'

/** What a file is that is not read, and what to do instead, in words. */
export const formatWords: Readonly<Record<ForeignFormat | 'blank', LocalizedText>> = {
  pdf: say.pdf,
  excel: say.spreadsheet('Excel'),
  opendocument: say.spreadsheet('OpenDocument'),
  numbers: say.spreadsheet('Numbers'),
  zip: say.zip,
  picture: say.picture,
  document: say.document,
  web: say.web,
  json: say.other('JSON'),
  qif: say.other('QIF'),
  mt940: say.other('MT940'),
  mt942: say.other('MT942'),
  bai2: say.other('BAI2'),
  bacs: say.other('BACS (Standard 18)'),
  payments: say.payments,
  notification: say.notification,
  blank: say.blank,
}

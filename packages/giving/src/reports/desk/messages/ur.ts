import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  emailOn: 'ہر پیر کی صبح آپ کو عطیات کی ای میل ملے گی۔',
  emailOff: 'اب آپ کو پیر کی ای میل نہیں ملے گی۔',
  didTakeJournal: (name, from, to) => `${name} نے اکاؤنٹنٹ کا روزنامچہ ڈاؤن لوڈ کیا، ${from} سے ${to} تک`,
}

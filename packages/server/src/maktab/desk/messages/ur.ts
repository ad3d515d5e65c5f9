import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** {@link en} in Urdu. */
export const ur: WordsLike<typeof en> = {
  saved: 'محفوظ ہو گیا۔',
  noClass: 'ہمیں یہ جماعت نہیں ملی۔',
  notYours: 'جماعت کی حاضری صرف مالکان اور اس کے استاد لے سکتے ہیں۔',
  noTeacher: 'یہ شخص جماعت نہیں پڑھا سکتا: کردار مالک یا استاد کا نہیں، یا وہ جا چکا ہے۔',
  notYet: 'یہ دن ابھی نہیں آیا۔',
  noChild: 'یہ بچہ اب اس جماعت میں نہیں۔ صفحہ دوبارہ کھولیں۔',
  didAdd: (name, what) => `${name} نے جماعت «${what}» شامل کی`,
  didChange: (name, what) => `${name} نے جماعت «${what}» بدلی`,
}

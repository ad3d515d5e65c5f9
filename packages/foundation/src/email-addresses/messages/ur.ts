import type { WordsLike } from '../../i18n/catalogue.ts'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  nothingBefore: '@ سے پہلے کچھ رہ گیا ہے۔ ای میل پتہ اس طرح لکھیں: name@example.org',
  longName: '@ سے پہلے کا حصہ بہت لمبا ہے: زیادہ سے زیادہ 64 حروف ہو سکتے ہیں۔',
  spaces: 'ای میل پتے میں خالی جگہ نہیں ہوتی۔ @ سے پہلے کا حصہ دیکھیں۔',
  dots: '@ سے پہلے نقطے دیکھیں: شروع یا آخر میں نقطہ نہ ہو، اور دو نقطے ساتھ نہ ہوں۔',
  badCharacter: '@ سے پہلے ایسی علامت ہے جو ای میل پتے میں نہیں ہو سکتی۔ ہجے دوبارہ دیکھیں۔',
  nothingAfter: '@ کے بعد کچھ رہ گیا ہے۔ ای میل پتہ اس طرح لکھیں: name@example.org',
  noDot: '@ کے بعد کے حصے میں نقطہ ہونا چاہیے، جیسے example.org',
  noService: '@ کے بعد کا حصہ کسی ای میل سروس کا نام نہیں۔ ہجے دوبارہ دیکھیں۔',
  badEnding: (ending) => `کسی ای میل سروس کا نام \u2066.${ending}\u2069 پر ختم نہیں ہوتا۔ آخری حصہ دیکھیں۔`,
  meant: (ending, suggestion) =>
    `کسی ای میل سروس کا نام \u2066.${ending}\u2069 پر ختم نہیں ہوتا۔ کیا آپ کا مطلب \u2066${suggestion}\u2069 تھا؟`,
  empty: 'اپنا ای میل پتہ لکھیں۔',
  noAt: 'ای میل پتے میں @ ہوتا ہے۔ اس طرح لکھیں: name@example.org',
  manyAts: 'ای میل پتے میں صرف ایک @ ہوتا ہے۔ اس طرح لکھیں: name@example.org',
  long: 'یہ ای میل پتہ بہت لمبا ہے: زیادہ سے زیادہ 254 حروف ہو سکتے ہیں۔',
}

import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  sent: 'شکریہ! ہم جلد از جلد آپ سے رابطہ کریں گے۔',
  imamClosed: 'اس ویب سائٹ پر امام صاحب سے سوال نہیں لیے جاتے۔ براہِ کرم کوئی اور موضوع چنیں۔',
  imamNoEmail:
    'یہ مسجد ابھی ای میل سے امام صاحب کے سوال نہیں لے سکتی، اس لیے آپ کا سوال نہیں بھیجا گیا۔ براہِ کرم مسجد میں پوچھیں۔',
  imamCall: (phone) =>
    `یہ مسجد ابھی ای میل سے امام صاحب کے سوال نہیں لے سکتی، اس لیے آپ کا سوال نہیں بھیجا گیا۔ براہِ کرم \u2066${phone}\u2069 پر فون کریں یا مسجد میں پوچھیں۔`,
}

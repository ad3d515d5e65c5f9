import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  saved: 'محفوظ ہو گیا۔',
  undone: 'واپس کر دیا گیا۔ پیغام پہلے جیسا ہے۔',
  gone: 'یہ پیغام نہیں ملا۔ ممکن ہے حذف ہو گیا ہو، یا آپ کے کردار کے لیے نہ ہو۔',
  changedSince: 'آپ کے پڑھنے کے دوران کسی اور نے یہ پیغام بدل دیا۔ دیکھ کر دوبارہ کوشش کریں۔',
  notAColleague: 'یہ پیغام اس شخص کو نہیں دیا جا سکتا: ان کا کردار اسے نہیں کھول سکتا۔',
  somebody: 'کوئی سابق رکن',
  aMessage: (day) => `${day} کا ایک پیغام`,
  aQuestion: (day) => `${day} کا امام صاحب سے ایک سوال`,
  markedAnswered: (name, what) => `${name} نے جواب دیا ہوا نشان زد کیا: ${what}`,
  reopened: (name, what) => `${name} نے دوبارہ کھولا: ${what}`,
  assigned: (name, what, colleague) => `${name} نے ${colleague} کے سپرد کیا: ${what}`,
  tookOn: (name, what) => `${name} نے اپنے ذمے لیا: ${what}`,
  unassigned: (name, what) => `${name} نے کسی کے ذمے نہیں رکھا: ${what}`,
  undoneBy: (sentence) => `${sentence} (واپس کیا گیا)`,
  stateOpen: 'جواب نہیں دیا گیا',
  stateAnswered: 'جواب دے دیا گیا',
  careOf: (colleague) => `(${colleague} کے پاس)`,
}

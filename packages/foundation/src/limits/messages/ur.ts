import type { WordsLike } from '../../i18n/catalogue.ts'
import { formatDuration } from '../duration.ts'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  tooOften: (seconds) =>
    `آپ کے کنکشن سے بہت زیادہ درخواستیں آئی ہیں۔ براہِ کرم ${formatDuration('ur', seconds)} بعد دوبارہ کوشش کریں۔`,
  tooBusy: (seconds) =>
    `اس ویب سائٹ پر معمول سے کہیں زیادہ لوگ ہیں۔ براہِ کرم ${formatDuration('ur', seconds)} بعد دوبارہ کوشش کریں۔`,
  checkOwn: 'آپ کے کنکشن سے بہت کچھ بھیجا گیا ہے، اس لیے ہمیں دیکھنا ہے کہ آپ روبوٹ نہیں۔ براہِ کرم دوبارہ کوشش کریں۔',
  checkAll:
    'اس ویب سائٹ پر معمول سے کہیں زیادہ درخواستیں آ رہی ہیں، اس لیے ہمیں دیکھنا ہے کہ آپ روبوٹ نہیں۔ براہِ کرم دوبارہ کوشش کریں۔',
  pause: (seconds) =>
    `بہت زیادہ کوششیں ہو گئیں۔ براہِ کرم ${formatDuration('ur', seconds)} انتظار کر کے دوبارہ کوشش کریں۔`,
  pauseLogin: (seconds) =>
    `بہت زیادہ کوششیں ہوئیں۔ براہِ کرم ${formatDuration('ur', seconds)} انتظار کر کے دوبارہ کوشش کریں، یا نیا پاس ورڈ رکھنے کا لنک منگوائیں۔`,
}

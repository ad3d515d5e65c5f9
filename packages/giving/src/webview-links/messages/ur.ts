import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  stale: 'یہ لنک استعمال ہو چکا ہے یا اس کی میعاد ختم ہو گئی ہے۔ براہِ کرم ایپ میں واپس جا کر دوبارہ شروع کریں۔',
}

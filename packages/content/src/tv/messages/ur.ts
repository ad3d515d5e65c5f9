import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  unknown: 'یہ اسکرین یہاں معلوم نہیں۔ اس کا پتہ مسجد کے دفتر سے پوچھیں۔',
}

import type { WordsLike } from '../../words/catalogue.ts'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  unknown: 'یہ اسکرین یہاں معلوم نہیں۔ اس کا پتہ مسجد کے دفتر سے پوچھیں۔',
}

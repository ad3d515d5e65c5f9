import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  busy: 'يبحث كثيرون الآن. يرجى المحاولة مرة أخرى بعد قليل.',
  tooLong: 'استغرق هذا البحث وقتًا طويلًا. يرجى تجربة كلمة أطول أو أقل شيوعًا، أو المحاولة مرة أخرى بعد دقيقة.',
}

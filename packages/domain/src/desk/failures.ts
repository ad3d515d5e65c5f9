import { ApiError } from '@minaret/client'
import { isWordless } from '../app/failures.ts'

type Words = { silent: string; broken: string }

const english: Words = {
  silent: 'We can’t reach the server. What you typed is stored: try again in a moment.',
  broken: 'Something went wrong on our side. What you typed is stored: try again in a moment.',
}

const words: Readonly<Record<string, Words>> = {
  ar: {
    silent: 'تعذّر الوصول إلى الخادم. ما كتبته محفوظ: حاول مجددًا بعد قليل.',
    broken: 'حدث خطأ لدينا. ما كتبته محفوظ: حاول مجددًا بعد قليل.',
  },
  ur: {
    silent: 'سرور تک رسائی نہیں ہو رہی۔ آپ کا لکھا محفوظ ہے: تھوڑی دیر بعد دوبارہ کوشش کریں۔',
    broken: 'ہماری طرف کچھ خرابی ہوئی۔ آپ کا لکھا محفوظ ہے: تھوڑی دیر بعد دوبارہ کوشش کریں۔',
  },
}

/** Whether the server could not be reached. */
export const isUnreachable = (error: Error): boolean => error instanceof ApiError && error.kind === 'silent'

/**
 * The message to staff about a failed call: the server's own, or one about an unreachable server or an internal error.
 * @param language the desk's (BCP 47)
 */
export function deskFailureWords(error: Error, language: string): string {
  if (!isWordless(error)) return error.message
  const { silent, broken } = words[language.split('-')[0] ?? ''] ?? english
  return isUnreachable(error) ? silent : broken
}

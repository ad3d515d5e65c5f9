import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

export const ur: WordsLike<typeof en> = {
  granted: 'مدد کی رسائی 24 گھنٹے کے لیے کھول دی گئی۔',
  ended: 'مدد کی رسائی ختم ہو گئی۔',
  endedAlready: 'مدد کی رسائی پہلے ہی ختم ہو چکی تھی۔',
  nobody: 'اس سرور پر ایسا کوئی نہیں جسے آنے دیا جا سکے۔ سرور ترتیب دینے والے سے پوچھیں۔',
  didGrant: (name) => `${name} نے 24 گھنٹے کے لیے مدد کی رسائی دی`,
  didEnd: (name) => `${name} نے مدد کی رسائی ختم کی`,
  didUse: (name) => `${name} نے ڈیسک کھولا`,
}

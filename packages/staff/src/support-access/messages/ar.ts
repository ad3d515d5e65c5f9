import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

export const ar: WordsLike<typeof en> = {
  granted: 'فُعّلت صلاحية الدعم لمدة 24 ساعة.',
  ended: 'انتهت صلاحية الدعم.',
  endedAlready: 'كانت صلاحية الدعم قد انتهت.',
  nobody: 'لا يوجد قائم على هذا الخادم يمكن السماح له بالدخول. اسأل من أعدّه.',
  didGrant: (name) => `${name}: منح صلاحية الدعم لمدة 24 ساعة`,
  didEnd: (name) => `${name}: إنهاء صلاحية الدعم`,
  didUse: (name) => `${name}: فتح المكتب`,
}

import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

export const ar: WordsLike<typeof en> = {
  demonstrationOnly: 'لا يمكن إعداد الدفع بالبطاقة في العرض التجريبي.',
  notAvailable: 'لا يمكن إعداد الدفع بالبطاقة على هذا الخادم بعد. اسأل المسؤول عنه.',
  notOpen: 'يمكن إعداد الدفع بالبطاقة بعد الموافقة على مسجدكم.',
  ownKeys: 'يقبل مسجدكم الدفع بالبطاقة بالفعل بمفاتيح Stripe الخاصة به.',
  closed: 'أُزيل هذا الموقع من حساب Stripe الخاص بكم. اطلب من المسؤول عن الخادم ربطه من جديد.',
  noAnswer: 'لم يردّ Stripe. حاول مرة أخرى بعد دقيقة: لن يُفتح حساب ثانٍ.',
  refused: 'رفض Stripe هذا الطلب. أخبر المسؤول عن الخادم: السبب مسجّل لديه.',
  agreedAlready: 'وافق المالكون على هذا من قبل.',
  askAccount: (account) => `قبول الدفع بالبطاقة بحساب Stripe ${account} الذي فُتح من هذا المكتب`,
  didOpen: (name, account) => `${name}: فتح حساب Stripe ${account}`,
  didAllow: (name, account) => `${name}: تفعيل الدفع بالبطاقة بحساب Stripe ${account}`,
}

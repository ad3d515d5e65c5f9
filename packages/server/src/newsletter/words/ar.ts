import type { WordsLike } from '@minaret/foundation/words'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  asked: 'شكرًا. يرجى فتح البريد الإلكتروني: أرسلنا رابطًا لتأكيد الاشتراك.',
  confirmed: 'شكرًا. ستصلك أخبارنا بالبريد الإلكتروني.',
  left: 'أُلغي الاشتراك. لن نرسل أخبارًا بعد الآن.',
  oldConfirm:
    'هذا الرابط استُخدم من قبل أو انتهت مدته. للحصول على أخبارنا يرجى كتابة البريد الإلكتروني في الموقع مرة أخرى.',
  oldLeave: 'هذا الرابط استُخدم من قبل أو انتهت مدته. يرجى استخدام الرابط في أحدث رسالة وصلت منا.',
}

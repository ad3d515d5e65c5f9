import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  dismissed: 'پورے عملے کے لیے فہرست سے ہٹا دیا گیا۔',
  restored: 'دوبارہ فہرست میں آ گیا۔',
  listed: 'فہرست میں',
  noSuchTask: 'آپ کا کردار یہ کام نہیں کر سکتا۔ کسی مالک سے کہیں۔',
  didDismiss: (name: string, task: string) => `${name} نے ”${task}“ کو باقی کاموں سے ہٹایا`,
  didRestore: (name: string, task: string) => `${name} نے ”${task}“ کو باقی کاموں میں واپس رکھا`,
  times: 'اپنا ٹائم ٹیبل اپ لوڈ کریں',
  look: 'لوگو اور رنگ چنیں',
  contact: 'فون نمبر یا ای میل پتہ شامل کریں',
  cause: 'پہلی مد شامل کریں',
  campaign: 'پہلی مہم شروع کریں',
  giving: 'بتائیں کہ لوگ کیسے عطیہ دیں',
  picture: 'ہوم پیج پر تصویر لگائیں',
  announcement: 'پہلا اعلان کریں',
  privacy: 'رازداری کا نوٹس لکھیں',
  giftAid: 'خیراتی ادارے کی تفصیلات درج کریں',
  display: 'اسکرین جوڑیں',
  staff: 'دوسرے شخص کو دعوت دیں',
}

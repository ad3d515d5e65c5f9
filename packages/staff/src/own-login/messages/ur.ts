import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  notYou: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں یا دوبارہ لاگ اِن ہوں۔',
  confirmed: 'تصدیق ہو گئی۔',
  loggedOut: 'آپ لاگ آؤٹ ہو گئے ہیں۔ دوبارہ لاگ اِن کریں۔',
  demonstration: 'یہ نمائش ہے: یہاں کسی کا لاگ اِن تبدیل نہیں ہو سکتا۔',
  tooMany: (most) => `آپ کے پاس پہلے ہی ${most} پاس کی ہیں۔ جو استعمال میں نہیں اسے ہٹائیں، پھر دوبارہ کوشش کریں۔`,
  notMade: 'یہ پاس کی شامل نہیں ہو سکی۔ دوبارہ کوشش کریں۔',
  thereAlready: 'آپ یہ پاس کی پہلے ہی شامل کر چکے ہیں۔',
  noSuchPasskey: 'یہ پاس کی اب موجود نہیں۔ صفحہ دوبارہ کھولیں۔',
  lastWay: 'لاگ اِن کا اپنا واحد طریقہ نہیں ہٹا سکتے۔ پہلے کسی اور ڈیوائس پر پاس کی شامل کریں۔',
  added: 'پاس کی شامل ہو گئی۔ ہم نے آپ کو ای میل کر دی ہے۔',
  removed: 'پاس کی ہٹا دی گئی۔ آپ باقی ہر جگہ سے لاگ آؤٹ ہو گئے ہیں۔',
  renewed: 'آپ کے پرانے ریکوری کوڈ اب کام نہیں کرتے۔',
  didAdd: (name, device) => `${name} نے اپنے لاگ اِن میں پاس کی شامل کی (${device})`,
  didRemove: (name, device) => `${name} نے اپنے لاگ اِن سے پاس کی ہٹائی (${device})`,
  didRenew: (name, device) => `${name} نے نئے ریکوری کوڈ لیے (${device})`,
}

import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: typeof en = {
  added: 'شائع ہو گیا۔ یہ ویب سائٹ اور اسکرینوں پر موجود ہے۔',
  saved: 'محفوظ ہو گیا۔ ویب سائٹ اور اسکرینیں تازہ ہیں۔',
  ended: 'ختم ہو گیا۔ اب یہ ویب سائٹ اور اسکرینوں پر نہیں ہے۔',
  undone: 'واپس لے لیا گیا۔ سب کچھ پہلے جیسا ہے۔',
  noSuchAnnouncement: 'یہ اعلان ختم ہو چکا ہے یا ہٹا دیا گیا ہے۔ صفحہ دوبارہ کھولیں تاکہ موجودہ اعلانات نظر آئیں۔',
  changedSince: 'آپ کے لکھتے ہوئے کسی اور نے یہ اعلان بدل دیا۔ دونوں دیکھ کر دوبارہ محفوظ کریں۔',
  didAdd: (name, words) => `${name} نے اعلان کیا: ”${words}“`,
  didChange: (name, words) => `${name} نے اعلان ”${words}“ بدلا`,
  didEnd: (name, words) => `${name} نے اعلان ”${words}“ ختم کیا`,
  didUndo: (name, words) => `${name} نے اعلان ”${words}“ کی تبدیلی واپس لی`,
  noAnnouncement: 'کوئی اعلان نہیں',
}

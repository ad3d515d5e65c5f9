import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  demonstrationOnly: 'نمائش میں سارا ڈیٹا برآمد نہیں ہو سکتا۔',
  askExport:
    'مسجد کا سارا ڈیٹا، بشمول کھاتہ اور تمام عطیہ دہندگان، ایک فائل میں برآمد کریں جسے مالکان ڈاؤن لوڈ کر سکیں',
  running: 'سارا ڈیٹا پہلے ہی برآمد ہو رہا ہے۔ فائل تیار ہونے تک انتظار کریں، پھر ڈاؤن لوڈ کریں۔',
  noExport: 'یہ فائل نہیں ملی۔ فائل 24 گھنٹے بعد حذف ہو جاتی ہے۔ اب بھی ضرورت ہو تو دوبارہ درخواست کریں۔',
  somebody: 'کوئی جو عملے میں نہیں رہا',
  didExport: (name) => `${name} کی درخواست پر مسجد کا سارا ڈیٹا برآمد کیا گیا`,
  didDownload: (name) => `${name} نے مسجد کا سارا ڈیٹا ڈاؤن لوڈ کیا`,
}

import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['news'] = {
  description: (name) => `${name} کی خبریں۔`,
  lead: 'مسجد کی تازہ خبریں۔',
  loading: 'خبریں لوڈ ہو رہی ہیں',
  failed: 'ہم خبریں لوڈ نہیں کر سکے۔',
  none: 'ابھی کوئی خبر نہیں',
  noneMore: 'مسجد کی خبریں یہاں نظر آئیں گی۔',
  older: 'پرانی خبریں',
  newest: 'تازہ ترین پر واپس',
  cue: 'مزید پڑھیں',
  by: (author) => `تحریر: ${author}`,
  updated: (date) => `تازہ کیا گیا: ${date}`,
  around: 'مزید خبریں',
  previous: 'پرانی',
  next: 'نئی',
  all: 'تمام خبریں',
  share: 'یہ خبر شیئر کریں',
  missing: 'ہمیں یہ خبر نہیں ملی',
  missingMore: 'شاید اسے ہٹا دیا گیا ہے، یا پتے میں غلطی ہے۔',
  loadingOne: 'خبر لوڈ ہو رہی ہے',
  failedOne: 'ہم یہ خبر لوڈ نہیں کر سکے۔',
}

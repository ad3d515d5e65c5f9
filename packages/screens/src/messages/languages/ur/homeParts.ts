import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['homeParts'] = {
  loading: 'باقی صفحہ لوڈ ہو رہا ہے',
  failed: 'ہم اس صفحے کا باقی حصہ لوڈ نہیں کر سکے۔',
  events: 'آنے والے پروگرام',
  allEvents: 'تمام پروگرام',
  news: 'تازہ خبریں',
  allNews: 'تمام خبریں',
  causes: 'مسجد کا ساتھ دیں',
  allCauses: 'عطیے کی تمام مدیں',
  appeals: 'مہمات',
  allAppeals: 'تمام مہمات',
  visit: 'ہمارے ہاں تشریف لائیں',
  directions: 'راستہ',
  call: 'فون',
  write: 'ای میل',
  hours: 'کھلنے کے اوقات',
}

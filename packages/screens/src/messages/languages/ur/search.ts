import type { Catalogue } from '../../catalogue.ts'
import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('ur', count, forms)

export const words: Catalogue['search'] = {
  title: 'تلاش',
  titleOf: (query) => `تلاش: ${query}`,
  lead: 'پروگرام، خبریں، صفحات، عطیے کی مدیں اور مہمات تلاش کریں۔',
  description: (name) => `${name} کی ویب سائٹ میں تلاش کریں۔`,
  label: 'آپ کیا تلاش کر رہے ہیں؟',
  submit: 'تلاش کریں',
  loading: 'تلاش ہو رہی ہے',
  failed: 'تلاش اس وقت کام نہیں کر رہی۔',
  found: (count, figure, query) =>
    counted(count, { one: `”${query}“ کا ${figure} نتیجہ`, other: `”${query}“ کے ${figure} نتائج` }),
  most: 'یہ بہترین نتائج ہیں۔ نتائج کم کرنے کے لیے ایک اور لفظ لکھیں۔',
  none: (query) => `”${query}“ کے لیے کچھ نہیں ملا`,
  noneMore: 'کم الفاظ آزمائیں، یا کسی لفظ کا صرف شروع کا حصہ۔',
  ask: 'مسجد سے رابطہ کریں',
  backHome: 'صفحۂ اول پر جائیں',
  kinds: {
    event: 'پروگرام',
    news: 'خبریں',
    about: 'ہمارے بارے میں',
    service: 'خدمات',
    class: 'کلاسیں',
    course: 'کورس',
    cause: 'عطیے کی مدیں',
    campaign: 'مہمات',
  },
}

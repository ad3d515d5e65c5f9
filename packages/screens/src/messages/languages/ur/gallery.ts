import { choose, type Forms } from '../../plural.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('ur', count, forms)

export const words: Catalogue['gallery'] = {
  lead: 'مسجد اور اس کے لوگوں کی تصویریں۔',
  description: (name) => `${name} اور اس کے لوگوں کی تصویریں۔`,
  albums: 'البم',
  count: (count, figure) => counted(count, { one: `${figure} تصویر`, other: `${figure} تصویریں` }),
  more: 'مزید تصویریں دکھائیں',
  loading: 'تصویریں لوڈ ہو رہی ہیں',
  failed: 'تصویریں لوڈ نہیں ہو سکیں۔',
  none: 'ابھی کوئی تصویر نہیں',
  noneMore: 'مسجد کی تصویریں یہاں نظر آئیں گی۔',
  home: 'صفحۂ اول پر جائیں',
  picture: (album) => `${album} کی ایک تصویر`,
  words: {
    label: 'تصویریں',
    previous: 'پچھلی تصویر',
    next: 'اگلی تصویر',
    counter: (figure, total) => `${total} میں سے ${figure}`,
  },
}

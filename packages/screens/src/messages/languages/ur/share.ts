import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['share'] = {
  share: 'شیئر کریں',
  whatsapp: 'واٹس ایپ',
  copy: 'لنک کاپی کریں',
  copied: 'لنک کاپی ہو گیا',
  copyByHand: 'یہ لنک کاپی کریں',
  email: 'ای میل',
  facebook: 'فیس بک',
  x: 'ایکس',
}

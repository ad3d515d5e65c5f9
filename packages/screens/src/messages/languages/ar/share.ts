import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['share'] = {
  share: 'مشاركة',
  whatsapp: 'واتساب',
  copy: 'نسخ الرابط',
  copied: 'نُسخ الرابط',
  copyByHand: 'انسخ هذا الرابط',
  email: 'بريد إلكتروني',
  facebook: 'فيسبوك',
  x: 'إكس',
}

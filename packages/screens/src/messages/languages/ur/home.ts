import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['home'] = {
  description: (name) => `اوقاتِ نماز، اور ${name} سے تعاون کے طریقے۔`,
  welcome: (name) => `${name} میں خوش آمدید`,
  welcomeLead: 'آپ کے تعاون سے مسجد ہر روز، سب کے لیے کھلی رہتی ہے۔',
  month: 'پورا مہینہ',
  kinds: { ordinary: 'اعلان', janazah: 'نمازِ جنازہ', emergency: 'اہم' },
}

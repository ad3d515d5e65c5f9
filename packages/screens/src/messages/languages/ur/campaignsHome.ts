import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['campaignsHome'] = {
  description: (name) => `${name} کی مہمات: کس کام کے لیے رقم جمع ہو رہی ہے، کتنی ہوئی، اور آپ کیسے شریک ہو سکتے ہیں۔`,
  lead: 'ہم مل کر کس کام کے لیے رقم جمع کر رہے ہیں، اور کہاں تک پہنچے۔',
  none: 'فی الحال کوئی مہم جاری نہیں',
  noneMore: 'اگلی مہم یہاں نظر آئے گی۔',
  ask: 'سوالات کے لیے ای میل یا فون کریں:',
}

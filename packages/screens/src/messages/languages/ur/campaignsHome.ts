import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['campaignsHome'] = {
  description: (name) => `${name} کی مہمات۔`,
  none: 'فی الحال کوئی مہم جاری نہیں',
  noneMore: 'اگلی مہم شروع ہو گی تو یہاں نظر آئے گی۔',
}

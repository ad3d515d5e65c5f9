import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

const figure = (most: number) => new Intl.NumberFormat('ur-u-nu-latn').format(most)

export const ur: WordsLike<typeof en> = {
  storage: (most) =>
    `آپ کے پلان میں ${figure(most)} میگابائٹ تصویریں اور فائلیں شامل ہیں، اور یہ اس سے بڑھ جائے گا۔ چھوٹی فائل بھیجیں، یا سرور چلانے والے سے مزید مانگیں۔`,
  staff: (most) =>
    `آپ کے پلان میں مدعو افراد سمیت عملے کے ${figure(most)} افراد شامل ہیں۔ جو جا چکا ہو اسے ہٹائیں، یا سرور چلانے والے سے مزید مانگیں۔`,
  displays: (most) =>
    `آپ کے پلان میں ${figure(most)} اسکرینیں شامل ہیں۔ جو استعمال میں نہ ہو اسے ہٹائیں، یا سرور چلانے والے سے مزید مانگیں۔`,
  campaigns: (most) =>
    `آپ کے پلان میں ${figure(most)} مہمات شامل ہیں۔ جس کی ضرورت نہ ہو اسے حذف کریں، یا سرور چلانے والے سے مزید مانگیں۔`,
  newsletterEmails: (most) =>
    `آپ کے پلان میں ماہانہ ${figure(most)} نیوز لیٹر ای میلز شامل ہیں، اور یہ شمارہ اس سے بڑھ جائے گا۔ اسے اگلے مہینے بھیجیں، یا سرور چلانے والے سے مزید مانگیں۔`,
}

import type { MailLanguage } from './language.ts'

/** What every letter says around its own words. */
export type LayoutMessages = {
  /** Which way the language runs. */
  direction: 'ltr' | 'rtl'
  /** Before an address in full, under the button that leads there. */
  elsewhere: string
  /** Under the name of the charity. */
  charity(number: string): string
}

/** The words around a letter, by language. */
export const layoutMessages: Record<MailLanguage, LayoutMessages> = {
  en: {
    direction: 'ltr',
    elsewhere: 'If the button doesn’t work, copy this link into your browser:',
    charity: (number) => `Registered charity ${number}`,
  },
  ar: {
    direction: 'rtl',
    elsewhere: 'إذا لم يعمل الزر فانسخ هذا الرابط والصقه في متصفحك:',
    charity: (number) => `جمعية خيرية مسجلة برقم ${number}`,
  },
  ur: {
    direction: 'rtl',
    elsewhere: 'اگر بٹن کام نہ کرے تو یہ لنک اپنے براؤزر میں کاپی کریں:',
    charity: (number) => `رجسٹرڈ خیراتی ادارہ نمبر ${number}`,
  },
}

import type { MailLanguage } from './language.ts'

/** Texts of the layout that all emails share. */
export type LayoutMessages = {
  /** Text direction. */
  direction: 'ltr' | 'rtl'
  /** Introduces the full URL under a button. */
  elsewhere: string
  /** Line under the charity's name. */
  charity(number: string): string
}

/** Layout texts by language. */
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

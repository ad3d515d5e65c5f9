import { directionOf, languageFor, languages } from '@minaret/screens/messages'

/** Texts for when no catalogue can be loaded, because the page itself failed. */
const texts = {
  en: {
    404: ['There is no site at this address', 'Please check the address.'],
    405: ['This address only shows pages', 'Please open it in a browser.'],
    503: ['The site cannot be shown just now', 'Please try again in a few minutes.'],
    unloaded: ['The site cannot be shown just now', 'Please check your connection and try again.'],
    again: 'Try again',
  },
  ar: {
    404: ['لا يوجد موقع بهذا العنوان', 'يرجى التحقق من العنوان.'],
    405: ['هذا العنوان لعرض الصفحات فقط', 'يرجى فتحه في متصفح.'],
    503: ['لا يمكن عرض الموقع الآن', 'يرجى المحاولة مرة أخرى بعد بضع دقائق.'],
    unloaded: ['لا يمكن عرض الموقع الآن', 'يرجى التحقق من الاتصال ثم المحاولة مرة أخرى.'],
    again: 'إعادة المحاولة',
  },
  ur: {
    404: ['اس پتے پر کوئی ویب سائٹ نہیں', 'براہِ کرم پتہ دیکھ لیں۔'],
    405: ['یہ پتہ صرف صفحے دکھاتا ہے', 'براہِ کرم اسے براؤزر میں کھولیں۔'],
    503: ['ویب سائٹ ابھی نہیں دکھائی جا سکتی', 'براہِ کرم چند منٹ بعد دوبارہ کوشش کریں۔'],
    unloaded: ['ویب سائٹ ابھی نہیں دکھائی جا سکتی', 'براہِ کرم اپنا کنکشن دیکھ کر دوبارہ کوشش کریں۔'],
    again: 'دوبارہ کوشش کریں',
  },
} as const

/**
 * Returns the texts of an error page and their direction, in the visitor's chosen language if there is one.
 * @param cookies the `Cookie` header, or `document.cookie` @param defaultLanguage the language if the visitor has chosen none
 */
export function errorTexts(cookies: string, defaultLanguage = 'en') {
  const chosen = languageFor({ language: defaultLanguage, languages }, cookies)
  const language = chosen.startsWith('ar') ? 'ar' : chosen.startsWith('ur') ? 'ur' : 'en'
  return { language, direction: directionOf(language), ...texts[language] }
}

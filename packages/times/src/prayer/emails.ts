import type { Email } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { renderEmail, type MailLanguage, getTenantLanguage } from '@minaret/foundation/email'

type Words = { subject: (year: number) => string; paragraphs: (year: number) => string[] }

const words: Record<MailLanguage, Words> = {
  en: {
    subject: (year) => `The prayer timetable for ${year} is missing`,
    paragraphs: (year) => [
      `Your website doesn’t have a prayer timetable for ${year} yet.`,
      `Until you add one, times from 1 January ${year} are calculated from your settings and may differ from your printed timetable. Please send the new timetable to whoever looks after your website.`,
    ],
  },
  ar: {
    subject: (year) => `جدول الصلاة لسنة ${year} غير موجود بعد`,
    paragraphs: (year) => [
      `لا يوجد في موقعكم جدول لأوقات الصلاة لسنة ${year} بعد.`,
      `إلى أن يُضاف، تُحسب الأوقات ابتداءً من 1 يناير ${year} حسب إعداداتكم، وقد تختلف عن الأوقات المطبوعة لديكم. نرجو إرسال الجدول الجديد إلى من يتولى موقعكم.`,
    ],
  },
  ur: {
    subject: (year) => `${year} کا نظام الاوقات ابھی موجود نہیں`,
    paragraphs: (year) => [
      `آپ کی ویب سائٹ پر ${year} کے لیے نمازوں کا نظام الاوقات ابھی موجود نہیں۔`,
      `جب تک وہ شامل نہ ہو، یکم جنوری ${year} سے اوقات آپ کی ترتیبات کے مطابق حساب سے دکھائے جائیں گے اور آپ کے چھپے ہوئے اوقات سے مختلف ہو سکتے ہیں۔ براہِ کرم نیا نظام الاوقات ویب سائٹ کے منتظم کو بھیجیں۔`,
    ],
  },
}

/** To the mosque: next year's timetable is missing. */
export function timetableMissing(
  { tenant, to }: { tenant: Pick<Tenant, 'config' | 'address'>; to: string },
  year: number,
): Email {
  const language = getTenantLanguage(tenant)
  const { subject, paragraphs } = words[language]
  return { to, ...renderEmail(tenant, { language, subject: subject(year), paragraphs: paragraphs(year) }) }
}

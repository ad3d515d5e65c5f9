import type { words as en } from '../en/deskCodes.ts'

/** The same in Arabic. */
export const words: typeof en = {
  title: 'حفظ رموز الاسترداد',
  hint: 'عند فقدان الهاتف يسمح كل رمز بالدخول مرة واحدة. احفظها أو اطبعها أو اكتبها: لا تظهر إلا الآن.',
  print: 'طباعة',
  copy: 'نسخ',
  copied: 'نُسخت. الصقها في مدير كلمات المرور أو في ملاحظة.',
  notCopied: 'لا يسمح هذا المتصفح بالنسخ. احفظها في ملف بدلًا من ذلك.',
  save: 'حفظ في ملف',
  fileTitle: (place) => `Minaret: رموز استرداد المكتب على ${place}، ويعمل كل رمز مرة واحدة`,
  done: 'حُفظت. متابعة',
}

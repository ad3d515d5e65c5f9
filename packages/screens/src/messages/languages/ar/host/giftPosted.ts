import type { Catalogue } from '../../../catalogue.ts'

export const words: Catalogue['giftPosted'] = {
  both: (picked, typed) =>
    `اخترت ${picked} وكتبت ${typed}. للتبرع بمبلغ ${typed} اضغط «متابعة». وللتبرع بمبلغ آخر اختره وامسح ما في الخانة.`,
  inCurrency: (currency) => `اختر المبلغ أو اكتبه بهذه العملة: ${currency}.`,
  title: 'الدفع بالبطاقة يحتاج إلى JavaScript',
  more: 'تُكتب بيانات البطاقة في نموذج مزوّد خدمة الدفع، ولا يُفتح هذا النموذج من دونها. لم يُخصم منك أي مبلغ، ولم نحفظ بياناتك.',
  gift: {
    once: (amount, cause) => `تبرعك: ${amount} إلى ${cause}.`,
    weekly: (amount, cause) => `تبرعك: ${amount} كل جمعة إلى ${cause}.`,
    monthly: (amount, cause) => `تبرعك: ${amount} كل شهر إلى ${cause}.`,
    daily: (amount, cause) => `تبرعك: ${amount} كل يوم إلى ${cause}.`,
  },
  card: {
    title: 'الدفع بالبطاقة',
    turnOn:
      'فعّل JavaScript لهذا الموقع من إعدادات المتصفح، أو أوقف ما يحجبها، ثم اضغط «إعادة المحاولة»: ما كتبته لا يزال هنا.',
    loaded: 'إن كانت مفعّلة فالصفحة لم يكتمل تحميلها. تحقق من الاتصال بالإنترنت ثم اضغط «إعادة المحاولة».',
  },
  transfer: {
    title: 'أو تبرّع بتحويل بنكي',
    reference: (reference) => `اكتب هذا المرجع في التحويل ليعرف المسجد غرض التبرع: ${reference}`,
    standing: 'للتبرع المنتظم أنشئ أمر دفع دائمًا لدى البنك.',
  },
  ask: { title: 'أو تواصل مع المسجد', phone: 'الهاتف:', email: 'البريد الإلكتروني:' },
}

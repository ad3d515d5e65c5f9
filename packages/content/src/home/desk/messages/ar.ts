import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: typeof en = {
  added: 'نُشر الإعلان. يظهر في الموقع وعلى الشاشات.',
  saved: 'تم الحفظ. الموقع والشاشات محدّثة.',
  ended: 'انتهى الإعلان. لم يعد يظهر في الموقع ولا على الشاشات.',
  undone: 'تم التراجع. عاد كما كان.',
  noSuchAnnouncement: 'انتهى هذا الإعلان أو أُزيل. أعد تحميل الصفحة لترى ما يُعرض الآن.',
  changedSince: 'غيّر شخص آخر هذا الإعلان أثناء تعديلك. راجع النصين ثم احفظ مجددًا.',
  titleEmpty: 'اكتب عنوانًا أو احذفه.',
  titleForm: (most) => `اجعل العنوان في سطر واحد، بما لا يزيد على ${most} حرفًا ومن دون رموز خفية.`,
  textNeeded: 'اكتب نص الإعلان.',
  textLong: (length, most) => `في النص ${length} حرفًا، والشاشة تتسع لـ${most}. اختصره، وضع الباقي في فعالية أو خبر.`,
  endsBefore: 'سينتهي الإعلان قبل أن يبدأ. اختر نهاية متأخرة أكثر.',
  alreadyOver: 'سيكون الإعلان قد انتهى. اختر نهاية متأخرة أكثر.',
  didAdd: (name, words) => `أعلن ${name}: «${words}»`,
  didChange: (name, words) => `عدّل ${name} الإعلان «${words}»`,
  didEnd: (name, words) => `أنهى ${name} الإعلان «${words}»`,
  didUndo: (name, words) => `تراجع ${name} عن تعديل الإعلان «${words}»`,
  noAnnouncement: 'لا إعلان',
}

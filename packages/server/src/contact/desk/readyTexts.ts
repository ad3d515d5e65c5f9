import type { ReplyText } from '@minaret/contract/desk'

/** Built-in reply templates in each language, which a mosque can replace. */
export const readyTexts: readonly ReplyText[] = [
  {
    title: 'We’ll get back to you',
    language: 'en',
    text: 'Assalamu alaikum,\n\nThank you for your message. We’ll look into it and get back to you within a few days.',
  },
  {
    title: 'You’re welcome to visit',
    language: 'en',
    text: 'Hello,\n\nThank you for asking. Visitors are welcome. Please tell us which day and time would suit you and how many people will come, and one of our volunteers will meet you at the door.',
  },
  {
    title: 'Please call us',
    language: 'en',
    text: 'Assalamu alaikum,\n\nThank you for your message. This is easier to talk about than to write. Please call us, or speak to one of us after a prayer.',
  },
  {
    title: 'سنعود إليكم',
    language: 'ar',
    text: 'السلام عليكم ورحمة الله،\n\nشكرًا على رسالتكم. سننظر في الأمر ونعود إليكم خلال أيام قليلة.',
  },
  {
    title: 'أهلًا بزيارتكم',
    language: 'ar',
    text: 'السلام عليكم ورحمة الله،\n\nشكرًا على سؤالكم. أهلًا وسهلًا بزيارتكم. يرجى إخبارنا باليوم والوقت المناسبين وعدد الزوار، وسيستقبلكم أحد المتطوعين عند الباب.',
  },
  {
    title: 'يرجى الاتصال بنا',
    language: 'ar',
    text: 'السلام عليكم ورحمة الله،\n\nشكرًا على رسالتكم. الحديث في هذا الأمر أيسر من الكتابة. يرجى الاتصال بنا، أو التحدث إلى أحدنا بعد الصلاة.',
  },
  {
    title: 'ہم جلد جواب دیں گے',
    language: 'ur',
    text: 'السلام علیکم،\n\nآپ کے پیغام کا شکریہ۔ ہم معلوم کر کے چند دن میں آپ کو جواب دیں گے۔',
  },
  {
    title: 'تشریف لائیے',
    language: 'ur',
    text: 'السلام علیکم،\n\nپوچھنے کا شکریہ۔ مہمانوں کا خیر مقدم ہے۔ براہِ کرم بتائیے کہ کون سا دن اور وقت مناسب ہے اور کتنے لوگ آئیں گے؛ ہمارا ایک رضاکار دروازے پر آپ سے ملے گا۔',
  },
  {
    title: 'براہِ کرم فون کیجیے',
    language: 'ur',
    text: 'السلام علیکم،\n\nآپ کے پیغام کا شکریہ۔ اس پر بات کرنا لکھنے سے آسان ہے۔ براہِ کرم ہمیں فون کیجیے، یا نماز کے بعد ہم میں سے کسی سے مل لیجیے۔',
  },
]

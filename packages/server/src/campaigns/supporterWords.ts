import { createCatalogue } from '../words/catalogue.ts'

/** What is said of names on supporters' links, in each language. */
export const supporterMessages = createCatalogue({
  en: {
    look: 'Some of that needs another look.',
    posing: "Use your own first name. This one could be taken for the mosque's.",
    alphabets: 'Write your name in the letters of one alphabet.',
    reported: 'Thank you. The mosque will look at this name.',
  },
  ar: {
    look: 'يرجى مراجعة بعض ما كُتب.',
    posing: 'يرجى كتابة اسمك الأول. قد يُظن أن هذا الاسم للمسجد.',
    alphabets: 'يرجى كتابة الاسم بحروف لغة واحدة.',
    reported: 'شكرًا لك. سيراجع المسجد هذا الاسم.',
  },
  ur: {
    look: 'براہِ کرم کچھ باتیں دوبارہ دیکھیں۔',
    posing: 'اپنا پہلا نام لکھیں۔ یہ نام مسجد کا سمجھا جا سکتا ہے۔',
    alphabets: 'نام ایک ہی زبان کے حروف میں لکھیں۔',
    reported: 'شکریہ۔ مسجد اس نام کو دیکھے گی۔',
  },
})

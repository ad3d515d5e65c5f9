import type { MailLanguage } from '../email/language.ts'

/** Possible decisions on an application. */
export type ApplicationDecision = 'accepted' | 'waiting' | 'declined'

type Texts = Record<ApplicationDecision, { subject: string; text: string }>

/** Default texts of decisions, which staff can edit. They contain no names: see {@link FormEmailTexts}. */
type DecisionTexts = { course(course: string): Texts; maktab: Texts }

/** Default texts of decisions, by language. */
export const decisionTexts: Record<MailLanguage, DecisionTexts> = {
  en: {
    course: (course) => ({
      accepted: {
        subject: `You have a place: ${course}`,
        text: `Good news: you have a place on “${course}”. We look forward to seeing you.\n\nIf you can’t come, please tell us, so that somebody else can have the place.`,
      },
      waiting: {
        subject: `You’re on the waiting list: ${course}`,
        text: `“${course}” is full at the moment, so you’re on the waiting list. We’ll email you if a place becomes free.`,
      },
      declined: {
        subject: `Your application: ${course}`,
        text: `Thank you for applying for “${course}”. We’re sorry that we can’t offer you a place this time.`,
      },
    }),
    maktab: {
      accepted: {
        subject: 'A place in the maktab',
        text: 'Good news: there’s a place in the maktab for your family. We’ll tell you when the first lesson is.',
      },
      waiting: {
        subject: 'You’re on the maktab’s waiting list',
        text: 'The maktab is full at the moment, so your family is on the waiting list. We’ll email you when a place becomes free.',
      },
      declined: {
        subject: 'Your maktab registration',
        text: 'Thank you for registering for the maktab. We’re sorry that we can’t offer your family a place this time.',
      },
    },
  },
  ar: {
    course: (course) => ({
      accepted: {
        subject: `لديك مقعد: ${course}`,
        text: `يسرّنا إبلاغك بقبولك في «${course}». نتطلّع إلى لقائك.\n\nإن تعذّر عليك الحضور فنرجو إخبارنا ليستفيد غيرك من المقعد.`,
      },
      waiting: {
        subject: `أنت في قائمة الانتظار: ${course}`,
        text: `اكتمل العدد في «${course}» حاليًا، ولذلك أُدرج اسمك في قائمة الانتظار. سنراسلك إذا شغر مقعد.`,
      },
      declined: {
        subject: `طلبك: ${course}`,
        text: `شكرًا لتقديمك على «${course}». نأسف لأننا لا نستطيع أن نقدّم لك مقعدًا هذه المرة.`,
      },
    }),
    maktab: {
      accepted: {
        subject: 'مقعد في المدرسة القرآنية',
        text: 'يسرّنا إبلاغكم بقبول أسرتكم في المدرسة القرآنية. سنخبركم بموعد الدرس الأول.',
      },
      waiting: {
        subject: 'أنتم في قائمة انتظار المدرسة القرآنية',
        text: 'اكتمل العدد في المدرسة القرآنية حاليًا، ولذلك أُدرجت أسرتكم في قائمة الانتظار. سنراسلكم إذا شغر مقعد.',
      },
      declined: {
        subject: 'تسجيلكم في المدرسة القرآنية',
        text: 'شكرًا لتسجيلكم في المدرسة القرآنية. نأسف لأننا لا نستطيع أن نقدّم لأسرتكم مقعدًا هذه المرة.',
      },
    },
  },
  ur: {
    course: (course) => ({
      accepted: {
        subject: `آپ کو جگہ مل گئی: ${course}`,
        text: `خوشخبری: «${course}» میں آپ کو جگہ مل گئی ہے۔ ہمیں آپ کا انتظار رہے گا۔\n\nاگر آپ نہ آ سکیں تو براہِ کرم ہمیں بتا دیں تاکہ جگہ کسی اور کو دی جا سکے۔`,
      },
      waiting: {
        subject: `آپ انتظار کی فہرست میں ہیں: ${course}`,
        text: `«${course}» میں فی الحال جگہ نہیں ہے، اس لیے آپ انتظار کی فہرست میں ہیں۔ جگہ خالی ہونے پر ہم آپ کو ای میل کریں گے۔`,
      },
      declined: {
        subject: `آپ کی درخواست: ${course}`,
        text: `«${course}» کے لیے درخواست دینے کا شکریہ۔ ہمیں افسوس ہے کہ اس بار ہم آپ کو جگہ نہیں دے سکتے۔`,
      },
    }),
    maktab: {
      accepted: {
        subject: 'مکتب میں جگہ',
        text: 'خوشخبری: مکتب میں آپ کے خاندان کے لیے جگہ ہے۔ پہلے سبق کی تاریخ ہم آپ کو بتا دیں گے۔',
      },
      waiting: {
        subject: 'آپ مکتب کی انتظار کی فہرست میں ہیں',
        text: 'مکتب میں فی الحال جگہ نہیں ہے، اس لیے آپ کا خاندان انتظار کی فہرست میں ہے۔ جگہ خالی ہونے پر ہم آپ کو ای میل کریں گے۔',
      },
      declined: {
        subject: 'مکتب میں آپ کا اندراج',
        text: 'مکتب میں اندراج کا شکریہ۔ ہمیں افسوس ہے کہ اس بار ہم آپ کے خاندان کو جگہ نہیں دے سکتے۔',
      },
    },
  },
}

import type { Role } from '@minaret/plans'
import type { MailLanguage } from '@minaret/foundation/email'

type Invited = { mosque: string; inviter?: string; roles: string }
type Joined = { mosque: string; name: string; roles: string }

/** The emails about a mosque's staff, in one language. */
export type StaffEmailWords = {
  roles: Readonly<Record<Role, string>>
  invitation(of: Invited): { subject: string; paragraphs: string[]; action: string; after: string[] }
  joined(of: Joined): { subject: string; paragraphs: string[]; action: string }
}

const english: StaffEmailWords = {
  roles: {
    owner: 'owner',
    administrator: 'administrator',
    editor: 'editor',
    imam: 'imam',
    treasurer: 'treasurer',
    counter: 'counter',
    teacher: 'teacher',
    viewer: 'viewer',
  },
  invitation: ({ mosque, inviter, roles }) => ({
    subject: `You’re invited to join the staff of ${mosque}`,
    paragraphs: [
      inviter === undefined
        ? `You’re invited to the desk of ${mosque}, where its staff look after prayer times and the website.`
        : `${inviter} has invited you to the desk of ${mosque}, where its staff look after prayer times and the website.`,
      `Your role: ${roles}.`,
    ],
    action: 'Accept the invitation',
    after: [
      'The link works once, for 72 hours, and only for this email address.',
      'If you weren’t expecting this, ignore this email.',
    ],
  }),
  joined: ({ mosque, name, roles }) => ({
    subject: `${name} has joined the staff of ${mosque}`,
    paragraphs: [
      `${name} can now log in to the desk of ${mosque}. Role: ${roles}.`,
      'If this shouldn’t have happened, remove them in the desk right away.',
    ],
    action: 'Open the staff page',
  }),
}

const arabic: StaffEmailWords = {
  roles: {
    owner: 'المالك',
    administrator: 'المدير',
    editor: 'المحرر',
    imam: 'الإمام',
    treasurer: 'أمين الصندوق',
    counter: 'عدّاد التبرعات',
    teacher: 'المعلم',
    viewer: 'المطّلع',
  },
  invitation: ({ mosque, inviter, roles }) => ({
    subject: `دعوة للانضمام إلى فريق ${mosque}`,
    paragraphs: [
      inviter === undefined
        ? `هذه دعوة إلى مكتب ${mosque}، حيث يعتني فريق المسجد بأوقات الصلاة والموقع.`
        : `أرسل ${inviter} دعوة إلى مكتب ${mosque}، حيث يعتني فريق المسجد بأوقات الصلاة والموقع.`,
      `الدور: ${roles}.`,
    ],
    action: 'قبول الدعوة',
    after: [
      'يعمل الرابط مرة واحدة خلال 72 ساعة، ولهذا البريد فقط.',
      'إذا لم تكن هذه الدعوة متوقعة فيرجى تجاهل الرسالة.',
    ],
  }),
  joined: ({ mosque, name, roles }) => ({
    subject: `انضم ${name} إلى فريق ${mosque}`,
    paragraphs: [
      `يستطيع ${name} الآن تسجيل الدخول إلى مكتب ${mosque}. الدور: ${roles}.`,
      'إذا لم يكن هذا مقصودًا فيرجى إزالته من المكتب فورًا.',
    ],
    action: 'فتح صفحة الفريق',
  }),
}

const urdu: StaffEmailWords = {
  roles: {
    owner: 'مالک',
    administrator: 'منتظم',
    editor: 'ایڈیٹر',
    imam: 'امام',
    treasurer: 'خزانچی',
    counter: 'رقم گننے والا',
    teacher: 'استاد',
    viewer: 'ناظر',
  },
  invitation: ({ mosque, inviter, roles }) => ({
    subject: `${mosque} کے عملے میں شامل ہونے کی دعوت`,
    paragraphs: [
      inviter === undefined
        ? `آپ کو ${mosque} کے ڈیسک کی دعوت ہے، جہاں عملہ نماز کے اوقات اور ویب سائٹ کا خیال رکھتا ہے۔`
        : `${inviter} نے آپ کو ${mosque} کے ڈیسک کی دعوت دی ہے، جہاں عملہ نماز کے اوقات اور ویب سائٹ کا خیال رکھتا ہے۔`,
      `آپ کا کردار: ${roles}۔`,
    ],
    action: 'دعوت قبول کریں',
    after: [
      'لنک ایک بار، 72 گھنٹے تک، اور صرف اسی ای میل کے لیے کام کرتا ہے۔',
      'اگر آپ کو اس کی توقع نہ تھی تو یہ ای میل نظر انداز کر دیں۔',
    ],
  }),
  joined: ({ mosque, name, roles }) => ({
    subject: `${name} ${mosque} کے عملے میں شامل ہو گئے`,
    paragraphs: [
      `${name} اب ${mosque} کے ڈیسک میں لاگ اِن کر سکتے ہیں۔ کردار: ${roles}۔`,
      'اگر ایسا نہیں ہونا چاہیے تھا تو فوراً ڈیسک میں انہیں ہٹا دیں۔',
    ],
    action: 'عملے کا صفحہ کھولیں',
  }),
}

/** The emails about staff, by language. */
export const staffEmailWords: Readonly<Record<MailLanguage, StaffEmailWords>> = {
  en: english,
  ar: arabic,
  ur: urdu,
}

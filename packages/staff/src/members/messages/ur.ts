import { formatDuration } from '@minaret/foundation/limits'
import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  wrongLogin: 'ای میل اور پاس ورڈ میل نہیں کھاتے۔ دیکھ کر دوبارہ کوشش کریں۔',
  wrongCode: 'یہ کوڈ درست نہیں یا استعمال ہو چکا ہے۔ ایپ کا تازہ ترین کوڈ لکھیں۔',
  wrongRecoveryCode:
    'ای میل اور ریکوری کوڈ میل نہیں کھاتے، یا کوڈ استعمال ہو چکا ہے۔ اگر آپ کا پاس ورڈ ہے تو پہلے اس سے لاگ اِن کریں۔',
  startAgain: 'لاگ اِن میں بہت دیر ہوئی یا بہت کوششیں ہوئیں۔ شروع سے کریں۔',
  wrongPasskey: 'اس پاس کی سے لاگ اِن نہیں ہو سکا۔ دوبارہ کوشش کریں یا پاس ورڈ استعمال کریں۔',
  loggedIn: 'آپ لاگ اِن ہو گئے ہیں۔',
  passkeyTaken: 'یہ پاس کی پہلے ہی کسی لاگ اِن میں استعمال ہو رہی ہے۔ نئی پاس کی بنائیں۔',
  pause: (seconds) => `بہت زیادہ کوششیں۔ ${formatDuration('ur', seconds)} بعد دوبارہ کوشش کریں۔`,
  invitationOver: 'یہ دعوت ختم ہو گئی یا استعمال ہو چکی ہے۔ نئی دعوت مانگیں۔',
  otherAddress: 'یہ دعوت کسی اور ای میل کے لیے ہے۔ جس اکاؤنٹ کو بھیجی گئی اس سے لاگ اِن کریں۔',
  loginFirst: 'اس ای میل کا اکاؤنٹ پہلے سے ہے۔ پہلے اس سے لاگ اِن کریں، پھر لنک دوبارہ کھولیں۔',
  secondFactor: 'پہلے پاس کی یا تصدیقی ایپ ترتیب دیں۔',
  nameNeeded: 'اپنا نام لکھیں۔',
  joined: 'ٹیم میں خوش آمدید۔',
  invited: 'دعوت بھیج دی گئی۔',
  invitationsUsed:
    'مسجد کی منظوری سے پہلے تین افراد کو دعوت دی جا سکتی ہے، اور آپ تینوں دے چکے ہیں۔ مزید دعوتیں منظوری کے بعد دیں۔',
  invitedOften:
    'اس شخص کو آج تین دعوتیں مل چکی ہیں۔ وہ تازہ ترین دعوت استعمال کر سکتے ہیں، یا آپ کل ایک اور بھیج سکتے ہیں۔',
  notYourself: 'آپ اپنے کردار خود نہیں بدل سکتے۔ کسی اور مالک سے کہیں۔',
  notAnOwner: 'یہ کردار صرف مالک دے یا لے سکتا ہے۔ کسی مالک سے کہیں۔',
  noSuchMember: 'یہ شخص اب عملے میں نہیں۔',
  changed: 'محفوظ ہو گیا۔',
  removed: 'ہٹا دیا گیا۔ وہ اس مسجد سے لاگ آؤٹ ہو گئے۔',
  loggedOutElsewhere: 'آپ باقی ہر جگہ سے لاگ آؤٹ ہو گئے ہیں۔',
  demonstrationSessions: 'یہ کردار سب آزمانے والوں کا مشترکہ ہے۔ آپ صرف یہیں سے لاگ آؤٹ کر سکتے ہیں۔',
  demonstrationOnly: 'نمائش میں کسی کو دعوت یا عملے میں تبدیلی نہیں ہو سکتی۔',
  didInvite: (name, email, roles) => `${name} نے \u2066${email}\u2069 کو دعوت دی (${roles})`,
  didJoin: (name, roles) => `${name} عملے میں شامل ہوئے (${roles})`,
  didChange: (name, other, roles) => `${name} نے ${other} کے کردار بدلے: ${roles}`,
  didRemove: (name, other) => `${name} نے ${other} کو عملے سے ہٹایا`,
  askInvite: (email, roles) => `\u2066${email}\u2069 کو مالک کے طور پر دعوت دینا (${roles})`,
  askOwner: (name, roles) => `${name} کو مالک بنانا (${roles})`,
  askNoOwner: (name, roles) => `${name} سے مالک کا کردار لینا (باقی کردار: ${roles})`,
  askRemove: (name) => `مالک ${name} کو عملے سے ہٹانا`,
  rolesChangedSince: 'اس شخص کے کردار اس دوران بدل گئے۔ اب بھی ضرورت ہو تو دوبارہ درخواست کریں۔',
}

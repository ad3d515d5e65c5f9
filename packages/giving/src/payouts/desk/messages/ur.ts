import type { en } from './en.ts'

const add = (permission: string, name: string) =>
  `Stripe کی کلید ادائیگیاں نہیں پڑھ سکتی۔ Stripe میں Developers پھر API keys کھولیں، محدود کلید میں ترمیم کریں اور ${permission} کو Read پر رکھیں${name === '' ? '' : ` (Stripe اسے ${name} کہتا ہے)`}۔`

/** Urdu of the desk's sentences about payouts. */
export const ur: typeof en = {
  read: 'ادائیگیاں تازہ ترین ہیں۔',
  noPayout: 'یہ ادائیگی نہیں ملی۔',
  noProvider: 'ادائیگی کا کوئی فراہم کنندہ منسلک نہیں، اس لیے پڑھنے کو کوئی ادائیگی نہیں۔',
  refused: 'Stripe نے درخواست مسترد کر دی۔ Stripe میں دیکھیں کہ کلید اب بھی درست ہے، پھر دوبارہ کوشش کریں۔',
  unreachable: 'Stripe نے جواب نہیں دیا۔ چند منٹ بعد دوبارہ کوشش کریں۔',
  rightPayouts: (name) => add('”Payouts“', name),
  rightBalance: (name) => add('”Balance“ اور ”Balance transaction sources“', name),
  rightCharges: (name) => add('”Charges and refunds“', name),
  rightDisputes: (name) => add('”Disputes“', name),
  rightOther: (name) => add('مطلوبہ اجازت', name),
  closed:
    'بینک اکاؤنٹ بند ہے۔ Stripe میں Settings پھر Payouts کے تحت مسجد کا نیا اکاؤنٹ شامل کریں؛ رقم وہیں سے دوبارہ ادا ہوگی۔',
  details:
    'بینک کو ان تفصیلات کا اکاؤنٹ نہیں ملا۔ Stripe میں Settings پھر Payouts کے تحت سورٹ کوڈ، اکاؤنٹ نمبر اور نام دیکھیں؛ درست ہونے پر رقم دوبارہ ادا ہوگی۔',
  restricted:
    'بینک فی الحال اس اکاؤنٹ میں رقم قبول نہیں کرتا۔ بینک سے وجہ پوچھیں، پھر Stripe میں ادائیگی دوبارہ شروع کریں۔',
  currency: 'بینک اکاؤنٹ یہ کرنسی نہیں لیتا۔ Stripe میں Settings پھر Payouts کے تحت ایسا اکاؤنٹ شامل کریں جو لیتا ہو۔',
  declined:
    'بینک نے وجہ بتائے بغیر رقم مسترد کر دی۔ بینک سے پوچھیں، یا Stripe میں Settings پھر Payouts کے تحت دوسرا اکاؤنٹ شامل کریں۔',
  funds: 'Stripe کے بیلنس میں کافی رقم نہیں تھی۔ مزید عطیات آنے پر دوبارہ کوشش ہوگی۔',
  otherFailure:
    'Stripe نے کوئی معلوم وجہ نہیں بتائی۔ Stripe میں ادائیگی کھول کر دیکھیں کہ کیا چاہیے؛ رقم ابھی Stripe کے پاس ہے۔',
}

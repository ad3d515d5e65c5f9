import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: typeof en = {
  added: 'شامل ہو گئی۔ چند سیکنڈ میں اسکرین اوقات دکھانے لگے گی۔',
  codeForm: 'کوڈ آٹھ ہندسوں کا ہے۔ جیسا اسکرین پر نظر آئے ویسا ہی لکھیں۔',
  codeUnknown: 'کوئی اسکرین یہ کوڈ نہیں دکھا رہی۔ اسکرین پر دیکھیں: کوڈ ہر دس منٹ بعد بدلتا ہے۔',
  saved: 'محفوظ ہو گیا۔ اسکرین پر دو منٹ کے اندر نظر آئے گا۔',
  unchanged: 'کچھ نہیں بدلا۔',
  reloads: 'اگر اسکرین چل رہی ہے اور انٹرنیٹ سے جڑی ہے تو دو منٹ کے اندر دوبارہ لوڈ ہو جائے گی۔',
  revoked: 'منسوخ ہو گئی۔ ایک منٹ کے اندر اسکرین اوقات دکھانا بند کر دے گی۔',
  undone: 'واپس لے لیا گیا۔ سب کچھ پہلے جیسا ہے۔',
  noPreview: 'اس سرور پر پیش نظارہ دستیاب نہیں۔',
  previewRange: 'آج سے اگلے سال اسی دن تک کا کوئی دن چنیں۔',
  noSuchDisplay: 'یہ اسکرین منسوخ ہو چکی ہے یا ہٹا دی گئی ہے۔ صفحہ دوبارہ کھولیں تاکہ موجودہ اسکرینیں نظر آئیں۔',
  nameNeeded: 'اسکرین کو نام دیں، جیسے ”مرکزی ہال“۔',
  nameTaken: (name) => `”${name}“ نام کی اسکرین پہلے سے موجود ہے۔ کوئی اور نام چنیں۔`,
  changedSince: 'آپ کے لکھتے ہوئے کسی اور نے یہ اسکرین بدل دی۔ دیکھ کر دوبارہ محفوظ کریں۔',
  didRename: (name, before, after) => `${name} نے اسکرین ”${before}“ کا نام بدل کر ”${after}“ رکھا`,
  didTurn: (name, display, orientation) => `${name} نے اسکرین ”${display}“ کا رخ مقرر کیا: ${orientation}`,
  didAdd: (name, display) => `${name} نے اسکرین ”${display}“ شامل کی`,
  didReload: (name, display) => `${name} نے اسکرین ”${display}“ دوبارہ لوڈ کرائی`,
  didRevoke: (name, display) => `${name} نے اسکرین ”${display}“ منسوخ کی`,
  undid: (sentence) => `${sentence} (واپس لیا گیا)`,
  landscape: 'افقی',
  portrait: 'عمودی',
  asAddress: 'جیسا اس کا پتہ ہے',
  gone: 'منسوخ',
}

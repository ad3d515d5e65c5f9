import type { words as en } from '../en/deskSessions.ts'

/** The same in Urdu. */
export const words: typeof en = {
  title: 'آپ کہاں کہاں لاگ اِن ہیں',
  lead: 'فون کھو گیا یا لاگ آؤٹ کرنا بھول گئے؟ یہیں سے وہاں لاگ آؤٹ کریں۔ یہ فوراً ہو جاتا ہے۔',
  demonstration: 'یہ کردار سب آزمانے والوں کا مشترکہ ہے، اس لیے یہاں صرف آپ کا لاگ اِن درج ہے۔',
  thisOne: (device) => `${device} (یہی)`,
  methods: { passkey: 'پاس کی', code: 'پاس ورڈ اور کوڈ', recovery: 'بحالی کا کوڈ', demonstration: 'نمائشی داخلہ' },
  since: (at) => `${at} کو لاگ اِن`,
  seen: (at) => `آخری استعمال ${at}`,
  end: 'وہاں لاگ آؤٹ کریں',
  endOf: (device) => `وہاں لاگ آؤٹ کریں: ${device}`,
  endOthers: 'باقی ہر جگہ سے لاگ آؤٹ کریں',
}

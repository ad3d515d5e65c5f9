import type { Catalogue } from '../../../catalogue.ts'

export const words: Catalogue['tvPlain'] = {
  asOf: 'وقت',
  today: 'آج',
  tomorrow: 'کل',
  day: ({ weekday, number }) => `${weekday} ${number}`,
  left: (hours, hoursFigure, minutesFigure) =>
    hours > 0
      ? `${hoursFigure} ${hours === 1 ? 'گھنٹہ' : 'گھنٹے'} ${minutesFigure} منٹ میں`
      : `${minutesFigure} منٹ میں`,
  news: 'مسجد کی طرف سے',
  cancelled: 'منسوخ',
  changes: 'جماعت کے اوقات میں تبدیلی',
  janazah: 'نمازِ جنازہ',
  emergency: 'ہنگامی اعلان',
  notConnected: 'یہ اسکرین منسلک نہیں ہے',
  notConnectedMore: 'اس کا پتا مسجد کے دفتر سے پوچھیں۔',
  connectAgain: (address) => `اسے جوڑنے کے لیے اس اسکرین پر ${address} کھولیں۔`,
  connect: 'یہ اسکرین شامل کریں',
  connectHow: (address) => `اپنے فون پر ${address} کھولیں، ”اسکرینیں“ پھر ”اسکرین شامل کریں“ چنیں، اور یہ کوڈ لکھیں۔`,
  connectNew: 'کوڈ ہر دس منٹ بعد بدلتا ہے۔',
  closed: 'فی الحال بند ہے',
  away: 'اوقات اس وقت نہیں دکھائے جا سکتے',
  again: 'یہ صفحہ خود دوبارہ کوشش کرتا ہے۔',
}

import type { Catalogue } from '../catalogue.ts'
import { choose, type Forms } from '../plural.ts'

// Everyday Urdu, in the polite form. A cause is a مد and a gift a عطیہ, as on a mosque's receipts; pretend money is فرضی,
// and a site that shows itself نمائشی. English words stay where everybody says them: کارڈ، بینک ٹرانسفر، لوڈ.

export const endonym = 'اردو'

/** What Urdu tells apart when it counts. */
export const plurals = ['one', 'other'] as const
const counted = (count: number, forms: Forms<typeof plurals>) => choose('ur', count, forms)

// The names `Intl` has are broken apart (`ر بیع الاول`) in the engines of today.
const hijriMonths = [
  'محرم',
  'صفر',
  'ربیع الاول',
  'ربیع الثانی',
  'جمادی الاولیٰ',
  'جمادی الثانیہ',
  'رجب',
  'شعبان',
  'رمضان',
  'شوال',
  'ذوالقعدہ',
  'ذوالحجہ',
]

/** What every page may need. */
export const common: Catalogue['common'] = {
  site: {
    skip: 'مرکزی مواد پر جائیں',
    menu: 'مینو',
    main: 'مرکزی مینو',
    home: 'صفحۂ اول',
    donate: 'عطیہ دیں',
    campaigns: 'ہماری مہمات',
    opening: 'صفحہ کھل رہا ہے',
    demonstration: 'نمائشی سائٹ: یہاں کوئی رقم نہیں لی جاتی۔',
    testMode: 'آزمائشی سائٹ: کوئی رقم نہیں لی جاتی۔ صرف آزمائشی کارڈ چلتے ہیں۔',
    offline: 'آپ آف لائن ہیں۔ ممکن ہے یہ معلومات تازہ نہ ہوں۔',
    online: 'آپ دوبارہ آن لائن ہیں۔',
    messages: 'پیغامات',
    close: 'بند کریں',
    configuring: 'سائٹ کھل رہی ہے',
    configurationFailed: 'سائٹ نہیں کھل سکی۔ براہِ کرم اپنا انٹرنیٹ کنکشن دیکھ لیں۔',
    language: 'زبان',
    screens: {
      home: 'صفحۂ اول',
      prayerTimes: 'اوقاتِ نماز',
      donate: 'عطیہ دیں',
    },
  },
  footer: {
    label: 'اس سائٹ کے بارے میں',
    links: 'روابط',
    find: 'پتہ اور رابطہ',
    follow: 'ہمیں فالو کریں',
    apps: 'ہماری ایپ',
    appStore: 'ایپ اسٹور',
    playStore: 'گوگل پلے',
    directions: 'مسجد کا راستہ',
    whatsapp: 'واٹس ایپ پر بات کریں',
    groups: 'واٹس ایپ گروپ',
    joinGroup: 'مسجد کے واٹس ایپ گروپ میں شامل ہوں',
    copyright: (year, name) => `© ${year} ${name}`,
    credit: (maker) => `ویب سائٹ کی تیاری: ${maker}`,
    charity: (name, number) => `${name}، رجسٹرڈ خیراتی ادارہ نمبر ${number}`,
    social: {
      facebookLink: 'فیس بک',
      twitterLink: 'ایکس (ٹوئٹر)',
      instagramLink: 'انسٹاگرام',
      linkedInLink: 'لنکڈ اِن',
      youtubeLink: 'یوٹیوب',
      snapchatLink: 'اسنیپ چیٹ',
      tiktokLink: 'ٹک ٹاک',
    },
  },
  prayer: {
    names: {
      fajr: 'فجر',
      sunrise: 'طلوعِ آفتاب',
      dhuhr: 'ظہر',
      asr: 'عصر',
      maghrib: 'مغرب',
      isha: 'عشاء',
    },
    today: 'آج کے اوقاتِ نماز',
    begins: 'آغاز',
    jamaat: 'جماعت',
    now: 'ابھی',
    next: 'اگلی',
    nextJamaat: 'اگلی جماعت',
    nextJamaatTomorrow: 'اگلی جماعت، کل',
    nextPrayer: 'اگلی نماز',
    nextPrayerTomorrow: 'اگلی نماز، کل',
    in: 'باقی وقت',
    until: (prayer) => `${prayer} تک باقی وقت`,
    loading: 'اوقاتِ نماز لوڈ ہو رہے ہیں',
    date: ({ weekday, date }) => `${weekday}، ${date}`,
    hijri: (day, month, year) => `${day} ${month} ${year}ھ`,
    hijriMonth: (month, usual) => hijriMonths[month - 1] ?? usual,
    failed: 'اوقاتِ نماز لوڈ نہیں ہو سکے۔',
    calculated:
      'یہ اوقات حساب سے نکالے گئے ہیں، مسجد کے اپنے نظام الاوقات سے نہیں؛ ان دنوں کے لیے جماعت کے اوقات موجود نہیں۔',
    calculatedBy: (method, school) => `طریقۂ حساب: ${method}۔ عصر: ${school}۔`,
    methods: {
      MuslimWorldLeague: 'رابطہ عالمِ اسلامی',
      Egyptian: 'مصری جنرل اتھارٹی آف سروے',
      Karachi: 'جامعہ علومِ اسلامیہ، کراچی',
      UmmAlQura: 'جامعہ اُم القریٰ، مکہ مکرمہ',
      Dubai: 'دبئی',
      MoonsightingCommittee: 'مون سائٹنگ کمیٹی',
      NorthAmerica: 'اسلامک سوسائٹی آف نارتھ امریکا',
      Kuwait: 'کویت',
      Qatar: 'قطر',
      Singapore: 'سنگاپور',
      Tehran: 'ادارۂ جیوفزکس، جامعہ تہران',
      Turkey: 'ادارۂ امورِ دینیہ، ترکیہ',
    },
    schools: { Shafi: 'شافعی، مالکی اور حنبلی', Hanafi: 'حنفی' },
    title: 'اوقاتِ نماز',
  },
  causes: {
    cue: 'عطیہ دیں',
    loading: 'عطیات کی مدات لوڈ ہو رہی ہیں',
    failed: 'عطیات کی مدات لوڈ نہیں ہو سکیں۔',
  },
  notFound: {
    title: 'یہ صفحہ نہیں ملا',
    more: 'ممکن ہے لنک غلط لکھا گیا ہو، یا یہ صفحہ اب یہاں نہ ہو۔',
    home: 'صفحۂ اول پر جائیں',
  },
  broken: {
    title: 'اس صفحے پر کوئی خرابی پیش آ گئی',
    more: 'براہِ کرم اسے دوبارہ لوڈ کریں۔ اگر پھر بھی نہ کھلے تو چند منٹ بعد آئیں۔',
    reload: 'صفحہ دوبارہ لوڈ کریں',
  },
  renewed: {
    title: 'ویب سائٹ میں تبدیلی کی گئی ہے',
    more: 'تازہ ترین صفحہ دیکھنے کے لیے اسے دوبارہ لوڈ کریں۔',
  },
  unreached: {
    title: 'یہ صفحہ لوڈ نہیں ہو سکا',
    more: 'براہِ کرم انٹرنیٹ کنکشن دیکھیں اور دوبارہ کوشش کریں۔',
  },
  problems: (count, figure) =>
    counted(count, { one: 'ایک جگہ درستی درکار ہے', other: `${figure} جگہوں پر درستی درکار ہے` }),
  retry: 'دوبارہ کوشش کریں',
}

export const home: Catalogue['home'] = {
  description: (name) => `اوقاتِ نماز، اور ${name} سے تعاون کے طریقے۔`,
  causes: 'مسجد کو عطیہ دیں',
  allCauses: 'تمام مدات',
  welcome: (name) => `${name} میں خوش آمدید`,
  welcomeLead: 'آپ کے تعاون سے مسجد ہر روز، سب کے لیے کھلی رہتی ہے۔',
  month: 'پورے مہینے کے اوقات',
}

export const prayerTimes: Catalogue['prayerTimes'] = {
  shortDay: ({ weekdayShort, number }) => `${weekdayShort} ${number}`,
  titleOf: (month) => `اوقاتِ نماز، ${month}`,
  description: (name) => `${name} میں ہر نماز کا وقتِ آغاز اور جماعت کا وقت۔`,
  day: 'دن',
  todayMark: 'آج',
  calculatedMark: 'حسابی',
  previous: (month) => `پچھلا مہینہ: ${month}`,
  following: (month) => `اگلا مہینہ: ${month}`,
  thisMonth: 'موجودہ مہینہ',
  months: 'مہینے',
  print: 'یہ مہینہ پرنٹ کریں',
  calculatedDays: 'جن دنوں پر حسابی لکھا ہے، وہ مسجد کے اپنے نظام الاوقات میں درج نہیں۔',
}

export const donate: Catalogue['donate'] = {
  title: 'عطیہ دیں',
  lead: 'منتخب کریں کہ آپ کا عطیہ کس مد کے لیے ہے۔ اس میں ایک منٹ بھی نہیں لگتا۔',
  description: (name) => `${name} کو عطیہ دیں: مد اور رقم منتخب کریں۔`,
  none: 'فی الحال عطیے کی کوئی مد نہیں',
  noneMore: 'اس وقت یہاں عطیہ نہیں دیا جا سکتا۔ براہِ کرم کچھ دن بعد دوبارہ آئیں۔',
  backHome: 'صفحۂ اول پر واپس جائیں',
}

export const cause: Catalogue['cause'] = {
  steps: { amount: 'رقم', details: 'آپ کی معلومات', pay: 'ادائیگی' },
  progress: (step, of) => `مرحلہ ${step} از ${of}`,
  amountQuestion: 'آپ کتنا عطیہ دینا چاہیں گے؟',
  amountLabel: (currency) => `رقم، ${currency} میں`,
  otherAmountLabel: (currency) => `کوئی اور رقم، ${currency} میں`,
  amountHint: (least, most) => `${least} سے ${most} تک۔`,
  currency: 'کرنسی',
  continue: 'آگے بڑھیں',
  continueWith: (amount) => `${amount} کے ساتھ آگے بڑھیں`,
  back: 'واپس',
  name: 'آپ کا نام',
  email: 'آپ کا ای میل ایڈریس',
  emailHint: {
    cards: 'یہ آپ کے عطیے کے ساتھ مسجد کو نظر آتا ہے، اور اس کمپنی کو بھی جو کارڈ کی ادائیگی سنبھالتی ہے۔',
    pretend: 'یہ آپ کے عطیے کے ساتھ صرف مسجد کو نظر آتا ہے۔',
  },
  anonymous: 'نام ظاہر کیے بغیر عطیہ دیں',
  anonymousHint: 'اس عطیے کے ساتھ آپ کا نام کبھی ظاہر نہیں کیا جاتا۔',
  amount: 'آپ کا عطیہ',
  change: 'تبدیل کریں',
  give: (amount) => `${amount} کا عطیہ دیں`,
  giving: 'آپ کا عطیہ بھیجا جا رہا ہے۔ براہِ کرم انتظار کریں۔',
  loading: 'یہ مد لوڈ ہو رہی ہے',
  failed: 'یہ مد لوڈ نہیں ہو سکی۔',
  declined: 'ادائیگی نہیں ہو سکی۔ کوئی رقم نہیں کاٹی گئی۔',
  declinedMore: 'آپ دوبارہ کوشش کر سکتے ہیں۔',
  unknown: 'عطیہ بھیجتے ہوئے رابطہ ٹوٹ گیا',
  unknownMore: 'بٹن دوبارہ دبائیں: ایک ہی عطیہ کبھی دو بار نہیں لیا جاتا۔',
  stopped: 'آپ کا عطیہ نہیں بھیجا گیا',
  about: 'اس مد کے بارے میں',
  noScript:
    'یہاں عطیہ دینے کے لیے آپ کے براؤزر میں جاوا اسکرپٹ کا چلنا ضروری ہے۔ آپ کسی اور طریقے سے بھی عطیہ دے سکتے ہیں:',
  errors: {
    amount: {
      empty: 'کوئی رقم منتخب کریں، یا اپنی رقم لکھیں۔',
      unreadable: (examples) => `رقم ہندسوں میں لکھیں، مثلاً ${examples}۔`,
      'too-precise': 'اعشاریے کے بعد کم ہندسے لکھیں۔',
      'too-large': 'اس سے کم رقم لکھیں۔',
      tooLittle: (least) => `کم سے کم عطیہ ${least} ہے۔ اتنی یا اس سے زیادہ رقم لکھیں۔`,
      tooMuch: (most) =>
        `یہاں زیادہ سے زیادہ ${most} کا عطیہ دیا جا سکتا ہے۔ اس سے زیادہ کے لیے براہِ کرم مسجد سے رابطہ کریں۔`,
    },
    name: {
      empty: 'اپنا نام لکھیں۔',
      long: (count, figure) =>
        counted(count, {
          one: `صرف ${figure} حرف کا نام لکھیں۔`,
          other: `زیادہ سے زیادہ ${figure} حروف کا نام لکھیں۔`,
        }),
    },
    email: {
      empty: 'اپنا ای میل ایڈریس لکھیں۔',
      unreadable: 'ای میل ایڈریس name@example.org کی طرح لکھیں۔',
    },
    outcome: 'منتخب کریں کہ فرضی ادائیگی کا نتیجہ کیا ہو۔',
  },
  privacy: {
    title: 'ہم آپ کی معلومات کا کیا کرتے ہیں',
    records:
      'مسجد آپ کا نام، ای میل ایڈریس اور عطیہ اپنے ریکارڈ میں رکھتی ہے، کیونکہ خیراتی اداروں پر لازم ہے کہ ملنے والے عطیات کا ریکارڈ رکھیں۔',
    cards:
      'کارڈ کی ادائیگی Stripe کے ذریعے ہوتی ہے۔ آپ کے کارڈ کی تفصیلات سیدھی Stripe کو جاتی ہیں، مسجد یا اس ویب سائٹ تک کبھی نہیں پہنچتیں۔ آپ کا نام، ای میل ایڈریس اور رقم بھی Stripe کو بھیجی جاتی ہے، کیونکہ کارڈ کی ادائیگی کے لیے یہ ضروری ہیں۔',
    pretend: 'یہ نمائشی سائٹ ہے: نہ کوئی کارڈ مانگا جاتا ہے، نہ ادائیگی کی کسی کمپنی کو کچھ بھیجا جاتا ہے۔',
    purpose: 'آپ کی معلومات بیچی نہیں جاتیں، اور اس عطیے کے سوا کسی اور کام کے لیے استعمال نہیں ہوتیں۔',
    contact: (email) => `اپنی معلومات دیکھنے یا درست کروانے کے لیے ${email} پر لکھیں۔`,
  },
  demonstration: {
    title: 'یہ نمائشی سائٹ ہے',
    notice: 'نہ کوئی رقم منتقل ہوتی ہے، نہ کارڈ مانگا جاتا ہے۔ منتخب کریں کہ فرضی ادائیگی کا نتیجہ کیا ہو۔',
    question: 'ادائیگی کا نتیجہ کیا ہو؟',
    outcomes: {
      demo_succeeds: { label: 'ادائیگی ہو جائے', more: 'عطیہ ادا شدہ درج ہوتا ہے، مگر رقم فرضی ہوتی ہے۔' },
      demo_3ds: {
        label: 'بینک پہلے پوچھے',
        more: 'آپ ادائیگی کو منظور یا مسترد کرتے ہیں، جیسے بینک کی ایپ میں۔',
      },
      demo_declined: {
        label: 'بینک ادائیگی مسترد کر دے',
        more: 'کوئی رقم نہیں کٹتی اور آپ دوبارہ کوشش کر سکتے ہیں۔',
      },
      demo_insufficient_funds: {
        label: 'اکاؤنٹ میں رقم کافی نہ ہو',
        more: 'کوئی رقم نہیں کٹتی اور آپ دوبارہ کوشش کر سکتے ہیں۔',
      },
    },
    bankTitle: 'آپ کا بینک پوچھ رہا ہے',
    bankQuestion: (amount) => `کیا آپ ${amount} کی ادائیگی منظور کرتے ہیں؟ یہ فرضی ہے: کوئی رقم منتقل نہیں ہوتی۔`,
    approve: 'منظور کریں',
    refuse: 'مسترد کریں',
  },
  card: {
    title: 'کارڈ کی تفصیلات',
    loading: 'کارڈ کا فارم لوڈ ہو رہا ہے',
    missing: 'کارڈ کا فارم لوڈ نہیں ہو سکا',
    missingMore: 'براہِ کرم اپنا انٹرنیٹ کنکشن دیکھ کر صفحہ دوبارہ لوڈ کریں۔',
    incomplete: 'براہِ کرم کارڈ کی تفصیلات دیکھ لیں۔',
    checkFailed: 'آپ کے بینک نے ادائیگی کی تصدیق نہیں کی۔ کوئی رقم نہیں کاٹی گئی۔ آپ دوبارہ کوشش کر سکتے ہیں۔',
  },
  bank: {
    title: 'بینک ٹرانسفر سے عطیہ دیں',
    noCards: 'اس ویب سائٹ پر ابھی کارڈ سے عطیہ نہیں دیا جا سکتا۔',
    noCardsMore: 'آپ بینک ٹرانسفر سے، یا مسجد آ کر عطیہ دے سکتے ہیں۔',
    inPerson: 'عطیہ دینے کا طریقہ جاننے کے لیے براہِ کرم مسجد سے رابطہ کریں۔',
    details: 'بینک کی تفصیلات',
    instead: 'یا بینک ٹرانسفر سے عطیہ دیں۔',
  },
}

export const thankYou: Catalogue['thankYou'] = {
  title: 'آپ کا عطیہ',
  loading: 'آپ کا عطیہ تلاش کیا جا رہا ہے',
  failed: 'آپ کے عطیے کی معلومات نہیں مل سکیں۔',
  failedMore: 'آپ کا عطیہ محفوظ ہے۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں۔',
  notFound: 'یہ عطیہ نہیں ملا',
  notFoundMore: 'براہِ کرم لنک دیکھ لیں، یا اپنا حوالہ نمبر بتا کر مسجد سے رابطہ کریں۔',
  paid: 'شکریہ',
  paidLead: (amount, cause) => `${cause} کے لیے آپ کا ${amount} کا عطیہ ہمیں مل گیا ہے۔`,
  demoLead: (amount, cause) => `${cause} کے لیے آپ کا ${amount} کا فرضی عطیہ درج ہو گیا ہے۔ کوئی رقم نہیں لی گئی۔`,
  waiting: 'بینک سے تصدیق کی جا رہی ہے',
  waitingLead: 'اس میں عموماً چند سیکنڈ لگتے ہیں۔ براہِ کرم دوبارہ عطیہ نہ دیں: جواب اسی صفحے پر خود آ جائے گا۔',
  stopped: 'بینک کے جواب کا ابھی انتظار ہے',
  stoppedLead:
    'آپ یہ صفحہ بند کر سکتے ہیں۔ بینک کا جواب آتے ہی عطیہ درج ہو جائے گا؛ اسے دیکھنے کے لیے اسی لنک پر دوبارہ آئیں۔',
  unfinished: 'بینک کی تصدیق مکمل نہیں ہوئی',
  unfinishedLead: 'کوئی رقم نہیں کاٹی گئی۔ آپ مد کے صفحے سے دوبارہ شروع کر سکتے ہیں۔',
  declined: 'ادائیگی نہیں ہو سکی',
  declinedLead: 'کوئی رقم نہیں کاٹی گئی۔ آپ دوبارہ کوشش کر سکتے ہیں۔',
  returned: 'یہ عطیہ واپس کر دیا گیا',
  returnedLead: 'پوری رقم یا اس کا کچھ حصہ واپس بھیج دیا گیا ہے۔',
  disputed: 'اس عطیے کی جانچ ہو رہی ہے',
  disputedLead: 'بینک اس ادائیگی کا جائزہ لے رہا ہے۔',
  tryAgain: 'دوبارہ کوشش کریں',
  look: 'دوبارہ دیکھیں',
  detail: 'آپ کے عطیے کی تفصیل',
  cause: 'مد',
  amount: 'رقم',
  reference: 'حوالہ نمبر',
  date: 'تاریخ',
  dateAndTime: ({ date, time }) => `${date} بوقت ${time}`,
  state: 'کیفیت',
  stateNames: {
    created: 'ابھی نہیں بھیجا گیا',
    confirming: 'بینک کے پاس',
    requires_action: 'آپ کے بینک کی تصدیق کا انتظار',
    processing: 'بینک کے پاس',
    paid: 'ادا شدہ',
    failed: 'ادا نہیں ہوا',
    abandoned: 'ادا نہیں ہوا',
    part_refunded: 'کچھ رقم واپس کر دی گئی',
    refunded: 'واپس کر دیا گیا',
    disputed: 'زیرِ جائزہ',
    reversed: 'واپس کر دیا گیا',
  },
  mode: 'رقم کی نوعیت',
  modes: { demo: 'فرضی: یہ نمائشی سائٹ ہے', test: 'فرضی: یہ آزمائشی سائٹ ہے' },
  print: 'پرنٹ کریں',
  more: 'کسی اور مد میں عطیہ دیں',
  backHome: 'صفحۂ اول پر واپس جائیں',
}

export const campaignsHome: Catalogue['campaignsHome'] = {
  description: (name) => `${name} کی مہمات۔`,
  none: 'فی الحال کوئی مہم جاری نہیں',
  noneMore: 'اگلی مہم شروع ہو گی تو یہاں نظر آئے گی۔',
}

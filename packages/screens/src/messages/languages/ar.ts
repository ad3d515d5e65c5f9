import type { Catalogue } from '../catalogue.ts'
import { choose, type Forms } from '../plural.ts'

// Modern Standard Arabic. Actions are verbal nouns and requests begin with «يرجى»: neither says whether a man or a woman
// reads. Vowel signs stand only where a word would be misread without them.

export const endonym = 'العربية'

/** What Arabic tells apart when it counts. */
export const plurals = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
const counted = (count: number, forms: Forms<typeof plurals>) => choose('ar', count, forms)

/** What every page may need. */
export const common: Catalogue['common'] = {
  site: {
    skip: 'الانتقال إلى المحتوى',
    menu: 'القائمة',
    main: 'القائمة الرئيسية',
    home: 'الصفحة الرئيسية',
    donate: 'تبرّع',
    campaigns: 'حملات التبرع',
    opening: 'جارٍ فتح الصفحة',
    demonstration: 'عرض تجريبي: لا يُخصم أي مبلغ في هذا الموقع.',
    testMode: 'وضع الاختبار: لا يُخصم أي مبلغ، ولا تعمل إلا بطاقات الاختبار.',
    offline: 'انقطع الاتصال بالإنترنت. قد تكون المعلومات المعروضة قديمة.',
    online: 'عاد الاتصال بالإنترنت.',
    messages: 'التنبيهات',
    close: 'إغلاق',
    configuring: 'جارٍ فتح الموقع',
    configurationFailed: 'تعذّر فتح الموقع. يرجى التحقق من الاتصال بالإنترنت.',
    language: 'اللغة',
    screens: {
      home: 'الرئيسية',
      prayerTimes: 'مواقيت الصلاة',
      donate: 'التبرع',
    },
  },
  footer: {
    label: 'عن هذا الموقع',
    links: 'روابط',
    find: 'زورونا',
    follow: 'تابعونا',
    apps: 'تطبيقنا',
    appStore: 'App Store',
    playStore: 'Google Play',
    directions: 'كيفية الوصول',
    whatsapp: 'التواصل عبر واتساب',
    groups: 'مجموعات واتساب',
    joinGroup: 'الانضمام إلى مجموعة المسجد على واتساب',
    copyright: (year, name) => `© ${year} ${name}`,
    credit: (maker) => `تصميم الموقع وتطويره: ${maker}`,
    charity: (name, number) => `${name}، جمعية خيرية مسجلة برقم ${number}`,
    social: {
      facebookLink: 'فيسبوك',
      twitterLink: 'إكس (تويتر)',
      instagramLink: 'إنستغرام',
      linkedInLink: 'لينكد إن',
      youtubeLink: 'يوتيوب',
      snapchatLink: 'سناب شات',
      tiktokLink: 'تيك توك',
    },
  },
  prayer: {
    names: {
      fajr: 'الفجر',
      sunrise: 'الشروق',
      dhuhr: 'الظهر',
      asr: 'العصر',
      maghrib: 'المغرب',
      isha: 'العشاء',
    },
    today: 'مواقيت الصلاة اليوم',
    // Not the adhan, which a mosque may call at another minute.
    begins: 'الوقت',
    jamaat: 'الإقامة',
    now: 'الآن',
    next: 'القادمة',
    nextJamaat: 'الإقامة القادمة',
    nextJamaatTomorrow: 'الإقامة القادمة، غدًا',
    nextPrayer: 'الصلاة القادمة',
    nextPrayerTomorrow: 'الصلاة القادمة، غدًا',
    in: 'بعد',
    until: (prayer) => `الوقت المتبقي حتى صلاة ${prayer}`,
    loading: 'جارٍ تحميل مواقيت الصلاة',
    date: ({ weekday, date }) => `${weekday} ${date}`,
    hijri: (day, month, year) => `${day} ${month} ${year} هـ`,
    hijriMonth: (_month, usual) => usual,
    failed: 'تعذّر تحميل مواقيت الصلاة.',
    title: 'مواقيت الصلاة',
  },
  causes: {
    cue: 'تبرّع',
    loading: 'جارٍ تحميل مجالات التبرع',
    failed: 'تعذّر تحميل مجالات التبرع.',
  },
  notFound: {
    title: 'الصفحة غير موجودة',
    more: 'ربما كُتب العنوان خطأً، أو لم تعد الصفحة موجودة.',
    home: 'الانتقال إلى الصفحة الرئيسية',
  },
  broken: {
    title: 'حدث خطأ في هذه الصفحة',
    more: 'يرجى إعادة تحميلها. فإن لم يُفد ذلك فيرجى العودة بعد بضع دقائق.',
    reload: 'إعادة تحميل الصفحة',
  },
  renewed: {
    title: 'جرى تحديث الموقع',
    more: 'يرجى إعادة تحميل هذه الصفحة لعرض أحدث نسخة منها.',
  },
  unreached: {
    title: 'تعذّر تحميل هذه الصفحة',
    more: 'يرجى التحقق من الاتصال بالإنترنت ثم إعادة المحاولة.',
  },
  problems: (count, figure) =>
    counted(count, {
      zero: 'لا توجد مشكلات',
      one: 'هناك مشكلة',
      two: 'هناك مشكلتان',
      few: `هناك ${figure} مشكلات`,
      many: `هناك ${figure} مشكلة`,
      other: `هناك ${figure} مشكلة`,
    }),
  retry: 'إعادة المحاولة',
}

export const home: Catalogue['home'] = {
  description: (name) => `مواقيت الصلاة وسبل دعم ${name}.`,
  causes: 'التبرع للمسجد',
  allCauses: 'جميع مجالات التبرع',
  welcome: (name) => `أهلًا بك في ${name}`,
  welcomeLead: 'بدعمك يبقى المسجد مفتوحًا للجميع كل يوم.',
  month: 'مواقيت الشهر كله',
}

export const prayerTimes: Catalogue['prayerTimes'] = {
  shortDay: ({ weekdayShort, number }) => `${weekdayShort} ${number}`,
  titleOf: (month) => `مواقيت الصلاة لشهر ${month}`,
  description: (name) => `مواعيد دخول وقت كل صلاة وإقامتها في ${name}.`,
  // «اليوم» says both "day" and "today"; the mark of today needs it more.
  day: 'التاريخ',
  todayMark: 'اليوم',
  calculatedMark: 'محسوب',
  previous: (month) => `الشهر السابق: ${month}`,
  following: (month) => `الشهر التالي: ${month}`,
  thisMonth: 'الشهر الحالي',
  months: 'الأشهر',
  print: 'طباعة هذا الشهر',
  calculatedDays: 'الأيام التي عليها علامة «محسوب» لم ترد في جدول المسجد نفسه.',
}

export const donate: Catalogue['donate'] = {
  title: 'التبرع',
  lead: 'يرجى اختيار مجال تبرعك. يستغرق الأمر أقل من دقيقة.',
  description: (name) => `التبرع لصالح ${name}، مع اختيار المجال والمبلغ.`,
  none: 'لا توجد مجالات للتبرع حاليًا',
  noneMore: 'ليس هناك ما يمكن التبرع له الآن. يرجى العودة قريبًا.',
  backHome: 'العودة إلى الصفحة الرئيسية',
}

export const cause: Catalogue['cause'] = {
  steps: { amount: 'المبلغ', details: 'بياناتك', pay: 'الدفع' },
  progress: (step, of) => `الخطوة ${step} من ${of}`,
  amountQuestion: 'كم مبلغ تبرعك؟',
  // The currency comes without an article, so it cannot follow «بـ».
  amountLabel: (currency) => `المبلغ (${currency})`,
  otherAmountLabel: (currency) => `مبلغ آخر (${currency})`,
  amountHint: (least, most) => `من ${least} إلى ${most}.`,
  currency: 'العملة',
  continue: 'متابعة',
  continueWith: (amount) => `متابعة بمبلغ ${amount}`,
  back: 'رجوع',
  name: 'اسمك',
  email: 'بريدك الإلكتروني',
  emailHint: {
    cards: 'يطّلع عليه المسجد مع تبرعك، وكذلك الشركة التي تعالج الدفع بالبطاقة.',
    pretend: 'لا يطّلع عليه إلا المسجد، مع تبرعك.',
  },
  anonymous: 'التبرع دون ذكر الاسم',
  anonymousHint: 'لا يظهر اسمك مع هذا التبرع أبدًا.',
  amount: 'تبرعك',
  change: 'تغيير',
  give: (amount) => `تبرّع بمبلغ ${amount}`,
  giving: 'جارٍ إرسال تبرعك. يرجى الانتظار.',
  loading: 'جارٍ تحميل مجال التبرع',
  failed: 'تعذّر تحميل مجال التبرع.',
  declined: 'لم تتم عملية الدفع، ولم يُخصم أي مبلغ.',
  declinedMore: 'يمكنك المحاولة مرة أخرى.',
  unknown: 'انقطع الاتصال أثناء إرسال تبرعك',
  unknownMore: 'يرجى الضغط على الزر مرة أخرى: لا يُخصم التبرع نفسه مرتين أبدًا.',
  stopped: 'لم يُرسل تبرعك',
  about: 'عن مجال التبرع',
  noScript: 'للتبرع هنا يجب تفعيل JavaScript في المتصفح. ويمكنك التبرع أيضًا بطريقة أخرى:',
  errors: {
    amount: {
      empty: 'يرجى اختيار مبلغ أو إدخال مبلغ آخر.',
      unreadable: (examples) => `يرجى إدخال المبلغ بالأرقام، مثل ${examples}.`,
      'too-precise': 'يرجى إدخال مبلغ بعدد أقل من المنازل العشرية.',
      'too-large': 'يرجى إدخال مبلغ أقل.',
      tooLittle: (least) => `أقل تبرع هو ${least}. يرجى إدخال هذا المبلغ أو أكثر.`,
      tooMuch: (most) => `أكبر تبرع يمكننا قبوله هنا هو ${most}. للتبرع بأكثر من ذلك يرجى التواصل مع المسجد.`,
    },
    name: {
      empty: 'يرجى إدخال اسمك.',
      long: (count, figure) =>
        counted(count, {
          zero: 'يرجى إدخال اسم أقصر.',
          one: 'يرجى إدخال اسم من حرف واحد.',
          two: 'يرجى إدخال اسم لا يزيد على حرفين.',
          few: `يرجى إدخال اسم لا يزيد على ${figure} أحرف.`,
          many: `يرجى إدخال اسم لا يزيد على ${figure} حرفًا.`,
          other: `يرجى إدخال اسم لا يزيد على ${figure} حرف.`,
        }),
    },
    email: {
      empty: 'يرجى إدخال بريدك الإلكتروني.',
      unreadable: 'يرجى إدخال بريد إلكتروني مثل name@example.org.',
    },
    outcome: 'يرجى اختيار نتيجة الدفع التجريبي.',
  },
  privacy: {
    title: 'ماذا نفعل ببياناتك',
    records:
      'يحتفظ المسجد باسمك وبريدك الإلكتروني وبيانات تبرعك، لأن على الجمعيات الخيرية أن تحتفظ بسجلات ما تتلقاه من تبرعات.',
    cards:
      'تتولى شركة Stripe معالجة الدفع بالبطاقة. تذهب بيانات بطاقتك إلى Stripe مباشرة، ولا تصل إلى المسجد ولا إلى هذا الموقع. ويُرسل إلى Stripe أيضًا اسمك وبريدك الإلكتروني والمبلغ، لأن الدفع بالبطاقة يحتاج إليها.',
    pretend: 'هذا عرض تجريبي: لا تُطلب أي بطاقة، ولا يُرسل شيء إلى أي شركة دفع.',
    purpose: 'لا تُباع بياناتك، ولا تُستخدم لغير هذا التبرع.',
    contact: (email) => `للاطلاع على بياناتك أو تصحيحها، يرجى الكتابة إلى ${email}.`,
  },
  demonstration: {
    title: 'هذا عرض تجريبي',
    notice: 'لا تُنقل أي أموال، ولا تُطلب أي بطاقة. يرجى اختيار نتيجة الدفع التجريبي.',
    question: 'كيف ينتهي الدفع؟',
    outcomes: {
      demo_succeeds: { label: 'ينجح الدفع', more: 'يُسجَّل التبرع مدفوعًا، بأموال غير حقيقية.' },
      demo_3ds: {
        label: 'يطلب البنك موافقتك أولًا',
        more: 'يمكنك الموافقة على الدفع أو رفضه، كما في تطبيق البنك.',
      },
      demo_declined: { label: 'يرفض البنك الدفع', more: 'لا يُخصم أي مبلغ، ويمكنك المحاولة مرة أخرى.' },
      demo_insufficient_funds: {
        label: 'الرصيد غير كافٍ',
        more: 'لا يُخصم أي مبلغ، ويمكنك المحاولة مرة أخرى.',
      },
    },
    bankTitle: 'البنك يطلب موافقتك',
    bankQuestion: (amount) => `الموافقة على دفع ${amount}؟ هذا عرض تجريبي: لا تُنقل أي أموال.`,
    approve: 'موافقة',
    refuse: 'رفض',
  },
  card: {
    title: 'بيانات البطاقة',
    loading: 'جارٍ تحميل نموذج البطاقة',
    missing: 'تعذّر تحميل نموذج البطاقة',
    missingMore: 'يرجى التحقق من الاتصال بالإنترنت وإعادة تحميل الصفحة.',
    incomplete: 'يرجى التحقق من بيانات البطاقة.',
    checkFailed: 'لم يؤكد البنك عملية الدفع، ولم يُخصم أي مبلغ. يمكنك المحاولة مرة أخرى.',
  },
  bank: {
    title: 'التبرع بتحويل مصرفي',
    noCards: 'لا يمكننا قبول البطاقات في هذا الموقع بعد.',
    noCardsMore: 'يمكنك التبرع بتحويل مصرفي، أو في المسجد مباشرة.',
    inPerson: 'يرجى التواصل مع المسجد لمعرفة طرق التبرع.',
    details: 'بيانات الحساب المصرفي',
    instead: 'أو يمكنك التبرع بتحويل مصرفي.',
  },
}

export const thankYou: Catalogue['thankYou'] = {
  title: 'تبرعك',
  loading: 'جارٍ البحث عن تبرعك',
  failed: 'تعذّر عرض تبرعك.',
  failedMore: 'تبرعك محفوظ. يرجى المحاولة مرة أخرى بعد قليل.',
  notFound: 'لم نعثر على هذا التبرع',
  notFoundMore: 'يرجى التحقق من العنوان، أو التواصل مع المسجد وذكر الرقم المرجعي الذي حصلت عليه.',
  paid: 'شكرًا لك',
  paidLead: (amount, cause) => `وصلنا تبرعك بمبلغ ${amount} لصالح ${cause}.`,
  demoLead: (amount, cause) => `سُجّل تبرعك التجريبي بمبلغ ${amount} لصالح ${cause}، ولم يُخصم أي مبلغ.`,
  waiting: 'نتحقق من الدفع مع البنك',
  waitingLead: 'يستغرق ذلك عادةً بضع ثوانٍ. يرجى عدم التبرع مرة أخرى: ستظهر النتيجة في هذه الصفحة تلقائيًا.',
  stopped: 'ما زلنا ننتظر رد البنك',
  stoppedLead: 'يمكنك إغلاق هذه الصفحة. يُسجَّل التبرع فور رد البنك، ويمكنك العودة إلى هذا العنوان للاطلاع عليه.',
  unfinished: 'لم يكتمل التحقق لدى البنك',
  unfinishedLead: 'لم يُخصم أي مبلغ. يمكنك البدء من جديد من صفحة مجال التبرع.',
  declined: 'لم تتم عملية الدفع',
  declinedLead: 'لم يُخصم أي مبلغ. يمكنك المحاولة مرة أخرى.',
  returned: 'أُعيد هذا التبرع',
  returnedLead: 'أُعيد المبلغ إلى المتبرع، كله أو جزء منه.',
  disputed: 'هذا التبرع قيد المراجعة',
  disputedLead: 'يراجع البنك عملية الدفع.',
  tryAgain: 'إعادة المحاولة',
  look: 'التحقق مرة أخرى',
  detail: 'تفاصيل تبرعك',
  cause: 'مجال التبرع',
  amount: 'المبلغ',
  reference: 'الرقم المرجعي',
  date: 'التاريخ',
  dateAndTime: ({ date, time }) => `${date}، الساعة ${time}`,
  state: 'الحالة',
  stateNames: {
    created: 'لم يُرسل بعد',
    confirming: 'لدى البنك',
    requires_action: 'في انتظار التحقق لدى البنك',
    processing: 'لدى البنك',
    paid: 'مدفوع',
    failed: 'غير مدفوع',
    abandoned: 'غير مدفوع',
    part_refunded: 'أُعيد جزء منه',
    refunded: 'أُعيد',
    disputed: 'قيد المراجعة',
    reversed: 'أُعيد',
  },
  mode: 'الأموال',
  modes: { demo: 'غير حقيقية: هذا عرض تجريبي', test: 'غير حقيقية: هذا اختبار' },
  print: 'طباعة',
  more: 'التبرع لمجال آخر',
  backHome: 'العودة إلى الصفحة الرئيسية',
}

export const campaignsHome: Catalogue['campaignsHome'] = {
  description: (name) => `حملات ${name}.`,
  none: 'لا توجد حملات مفتوحة حاليًا',
  noneMore: 'ستظهر الحملة القادمة هنا عند فتحها.',
}

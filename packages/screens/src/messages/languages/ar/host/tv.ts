import type { Catalogue } from '../../../catalogue.ts'

/** What is counted, as its number asks: one, two, three to ten, and from eleven on. */
const counted = (count: number, figure: string, [one, two, few, many]: readonly [string, string, string, string]) => {
  if (count === 1) return one
  if (count === 2) return two
  return `${figure} ${count % 100 >= 3 && count % 100 <= 10 ? few : many}`
}

export const words: Catalogue['tv'] = {
  praying: 'تُقام الآن',
  silence: 'يرجى إبقاء الهواتف صامتة',
  forbidden: {
    sunrise: 'وقت نهي عند الشروق، ينتهي',
    noon: 'وقت نهي عند الاستواء، ينتهي',
    sunset: 'وقت نهي عند الغروب إلا عصر اليوم، ينتهي',
  },
  atNoon: 'وقت النهي عند الاستواء',
  atSunset: 'وقت النهي عند الغروب',
  upcoming: 'قريبًا',
  appeal: 'حملة',
  give: 'التبرع',
  scan: 'للتبرع: امسح الرمز',
  of: (raised, target) => `${raised} من ${target}`,
  raised: (raised) => `جُمع حتى الآن ${raised}`,
  none: 'لا تقام',
  span: {
    minutes: (minutes, figure) => counted(minutes, figure, ['دقيقة', 'دقيقتين', 'دقائق', 'دقيقة']),
    hours: (hours, figure) => counted(hours, figure, ['ساعة', 'ساعتين', 'ساعات', 'ساعة']),
    days: (days, figure) => counted(days, figure, ['يوم', 'يومين', 'أيام', 'يومًا']),
  },
  stale: (span) => `لا اتصال منذ ${span}: تُعرض المواقيت المحفوظة.`,
  slow: (span) => `ساعة الشاشة متأخرة ${span}، والوقت مصحَّح.`,
  fast: (span) => `ساعة الشاشة متقدمة ${span}، والوقت مصحَّح.`,
  doubtful: 'لا اتصال: قد يكون الوقت غير دقيق.',
  starting: 'جارٍ فتح مواقيت الصلاة',
  startingMore: 'قد يستغرق ذلك لحظات.',
  waiting: 'في انتظار الاتصال',
  waitingMore: 'تظهر المواقيت فور اتصال هذه الشاشة بالإنترنت.',
  ended: 'انتهت المواقيت المحفوظة',
  endedMore: 'يرجى وصل هذه الشاشة بالإنترنت.',
  clockWrong: 'ساعة هذه الشاشة غير صحيحة',
  clockWrongMore: 'يرجى ضبط التاريخ والوقت فيها أو وصلها بالإنترنت.',
}

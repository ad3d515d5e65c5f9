import type { Answers } from './answers.ts'

/** Names, headings and labels: one line each. */
const short = new Set(
  'title name role place audience when teacher hours question fund author venue khatib sponsor cause price subject device file inviter sentence start requestedBy startedBy'.split(
    ' ',
  ),
)
/** Sentences and paragraphs. */
const long = new Set('summary text body answer biography note message story description'.split(' '))

type Change = { line: (text: string) => string; paragraph: (text: string) => string }

/** Answers of the same shape with other texts; what is no text for people stays. */
function changeTexts(answers: Answers, { line, paragraph }: Change): Answers {
  const changed: Answers = JSON.parse(JSON.stringify(answers), (key, value: unknown) => {
    // A single small word is a value of the contract, such as the `always` of a rule; so is the name of a file.
    if (typeof value === 'string' && /^(?:[a-z]+|[0-9a-f]{32})$/.test(value)) return value
    if (typeof value === 'string' && short.has(key)) return line(value)
    if (typeof value === 'string' && long.has(key))
      return value.startsWith('<') ? `<p>${paragraph(value)}</p>` : paragraph(value)
    if (Array.isArray(value) && long.has(key)) {
      const parts: unknown[] = value
      return parts.map((each) => (typeof each === 'string' ? paragraph(each) : each))
    }
    return value
  })
  return changed
}

/** A place in Wales whose name no line can break well. */
const unbroken = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

/** Lines of two hundred characters, paragraphs of a thousand, each with a word that is wider than a phone. */
export function withLongTexts(answers: Answers): Answers {
  const grow = (text: string, length: number) => {
    const plain = text.replace(/<[^>]*>/g, '')
    return `${unbroken} ${`${plain} `.repeat(Math.ceil(length / (plain.length + 1)))}`.slice(0, length).trim()
  }
  return changeTexts(answers, { line: (text) => grow(text, 200), paragraph: (text) => grow(text, 1000) })
}

const lines = [
  'إفطار جماعي في رمضان',
  'حلقة تحفيظ القرآن الكريم',
  'مسجد النور',
  'ترميم سقف المسجد',
  'أوقات الصلاة لشهر رجب',
  'الشيخ عبد الرحمن الأنصاري',
  'دروس اللغة العربية للكبار',
  'صندوق الزكاة 2026',
]
const paragraphs = [
  'ندعوكم إلى إفطار جماعي كل يوم سبت بعد صلاة المغرب في قاعة المسجد، والدعوة عامة للرجال والنساء.',
  'بدأت أعمال الترميم يوم الاثنين، وتبقى قاعة الصلاة مفتوحة في أوقاتها المعتادة (من 6:30 إلى 21:00).',
  'تبرعكم يساعد الأسر المحتاجة في الحي، وكل 25 جنيهًا تكفي أسرة أسبوعًا كاملًا.',
]

/** The same content as an Arabic mosque would have written it. */
export function inArabic(answers: Answers): Answers {
  let count = 0
  const next = (list: readonly string[]) => list[count++ % list.length] ?? ''
  return changeTexts(answers, { line: () => next(lines), paragraph: () => next(paragraphs) })
}

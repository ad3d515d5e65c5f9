import type { StubResponses } from './stubResponses.ts'

/** Names, headings and labels: one line each. */
const shortTextKeys = new Set(
  'title name role place audience when teacher hours question fund author venue khatib sponsor cause price subject device file inviter sentence start requestedBy startedBy'.split(
    ' ',
  ),
)
/** Sentences and paragraphs. */
const longTextKeys = new Set('summary text body answer biography note message story description'.split(' '))

type Replacements = { line: (text: string) => string; paragraph: (text: string) => string }

/** Replaces the text in responses; other values stay as they are. */
function replaceTexts(responses: StubResponses, { line, paragraph }: Replacements): StubResponses {
  const result: StubResponses = JSON.parse(JSON.stringify(responses), (key, value: unknown) => {
    // A single lower-case word is a value of the contract, such as the `always` of a rule; 32 hex digits name a file.
    if (typeof value === 'string' && /^(?:[a-z]+|[0-9a-f]{32})$/.test(value)) return value
    if (typeof value === 'string' && shortTextKeys.has(key)) return line(value)
    if (typeof value === 'string' && longTextKeys.has(key))
      return value.startsWith('<') ? `<p>${paragraph(value)}</p>` : paragraph(value)
    if (Array.isArray(value) && longTextKeys.has(key)) {
      const parts: unknown[] = value
      return parts.map((part) => (typeof part === 'string' ? paragraph(part) : part))
    }
    return value
  })
  return result
}

/** A Welsh place name, too long for most lines. */
const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

/** Replaces each line with 200 characters and each paragraph with 1000, including a word wider than a phone. */
export function withLongTexts(responses: StubResponses): StubResponses {
  const lengthen = (text: string, length: number) => {
    const plainText = text.replace(/<[^>]*>/g, '')
    return `${longWord} ${`${plainText} `.repeat(Math.ceil(length / (plainText.length + 1)))}`.slice(0, length).trim()
  }
  return replaceTexts(responses, { line: (text) => lengthen(text, 200), paragraph: (text) => lengthen(text, 1000) })
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

/** Replaces the text with Arabic. */
export function inArabic(responses: StubResponses): StubResponses {
  let count = 0
  const next = (list: readonly string[]) => list[count++ % list.length] ?? ''
  return replaceTexts(responses, { line: () => next(lines), paragraph: () => next(paragraphs) })
}

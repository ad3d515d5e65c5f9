import type { WordsLike } from '../../i18n/catalogue.ts'
import { formatDuration } from '../duration.ts'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  tooOften: (seconds) =>
    `تكررت الطلبات من هذا الاتصال كثيرًا. يرجى المحاولة مرة أخرى بعد ${formatDuration('ar', seconds)}.`,
  tooBusy: (seconds) =>
    `يزور هذا الموقع عدد أكبر من المعتاد بكثير. يرجى المحاولة مرة أخرى بعد ${formatDuration('ar', seconds)}.`,
  checkOwn: 'أُرسلت طلبات كثيرة من هذا الاتصال، ويلزم التحقق من أن المرسل ليس برنامجًا آليًا. يرجى المحاولة مرة أخرى.',
  checkAll:
    'تصل إلى هذا الموقع طلبات أكثر من المعتاد بكثير، ويلزم التحقق من أن المرسل ليس برنامجًا آليًا. يرجى المحاولة مرة أخرى.',
  pause: (seconds) => `محاولات كثيرة. يرجى الانتظار ${formatDuration('ar', seconds)} ثم المحاولة مرة أخرى.`,
  pauseLogin: (seconds) =>
    `محاولات كثيرة. يرجى الانتظار ${formatDuration('ar', seconds)} ثم المحاولة مرة أخرى، أو طلب رابط لتعيين كلمة مرور جديدة.`,
}

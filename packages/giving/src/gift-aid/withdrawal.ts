import { addDays, wallClock } from '@minaret/timetable'
import type { Declaration } from './declare.ts'

/** Gift Aid deadlines are in UK time. */
const timeZone = 'Europe/London'

/** Days from the written record in which a donor may withdraw a spoken declaration (SI 2000/2074, regulation 6). */
const withdrawalDays = 30

type RecordedDeclaration = Pick<Declaration, 'recordSentAt'>

/** The last day on which a spoken declaration can be cancelled as if never made; undefined for a written one. */
export const lastDayToWithdraw = ({ recordSentAt }: RecordedDeclaration): string | undefined =>
  recordSentAt ? addDays(wallClock(recordSentAt, timeZone).date, withdrawalDays) : undefined

/** Whether a declaration that is cancelled now counts as never made. */
export const isWithdrawable = (declaration: RecordedDeclaration, now: Date): boolean =>
  wallClock(now, timeZone).date <= (lastDayToWithdraw(declaration) ?? '')

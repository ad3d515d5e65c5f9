import { unlessRefused, type Wording } from '@minaret/foundation/base'
import { inEachLanguage, joinTexts, type LocalizedText } from '@minaret/foundation/i18n'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { type OverrideCodes, OverrideError, type ScheduleCodes, ScheduleError } from '../ScheduleError.ts'
import type { OverrideProblem } from '../writeSchedule.ts'
import { messages as say } from './messages.gen.ts'

const refuseUnchanged = (why: LocalizedText): Refusal => refuse(422, joinTexts(why, say.unchanged))

const otherHalf = ({ prayer, time, instead }: Extract<OverrideProblem['reason'], { code: 'otherHalf' }>) =>
  inEachLanguage((language) => say.otherHalf({ prayer: say[prayer][language], time, instead })[language])

/** What the desk says of a time or a rule that cannot be used. */
function describeReason(reason: NonNullable<OverrideProblem['reason']>): LocalizedText {
  switch (reason.code) {
    case 'otherHalf':
      return otherHalf(reason)
    case 'limitsCross':
      return say.limitsCross
    case 'standsStill':
      return say.standsStill
    case 'noDay':
      return say.noDay({ day: reason.day })
    case 'notFriday':
      return say.notFriday({ day: reason.day })
  }
}

/** What the desk answers where a day's own times cannot be stored: about the first of them. */
export const overrideWording: Wording<OverrideCodes, Refusal> = {
  unusable: ({ problems: [problem] }) =>
    refuseUnchanged(problem?.reason ? describeReason(problem.reason) : say.unreadableTime),
}

/** What the desk answers where a change of several days or of rules is not possible. */
export const scheduleWording: Wording<ScheduleCodes, Refusal> = {
  wrongOrder: () => refuse(422, say.wrongOrder),
  tooManyDays: () => refuse(422, say.tooManyDays),
  ruleTwice: () => refuseUnchanged(say.ruleTwice),
  rule: ({ reason }) => refuseUnchanged(reason ? describeReason(reason) : say.ruleIncomplete),
}

/** Runs what changes times or rules. @returns its answer, or the refusal of the domain error it threw */
export const orRefusal = <T>(work: () => Promise<T>): Promise<T | Refusal> =>
  unlessRefused(OverrideError, overrideWording, () => unlessRefused(ScheduleError, scheduleWording, work))

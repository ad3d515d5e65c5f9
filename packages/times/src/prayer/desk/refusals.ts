import { resultOrRefusal, type Wording } from '@minaret/foundation/base'
import { inEachLanguage, joinTexts, type LocalizedText } from '@minaret/foundation/i18n'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { type OverrideCodes, OverrideError, type ScheduleCodes, ScheduleError } from '../ScheduleError.ts'
import type { OverrideProblem } from '../writeSchedule.ts'
import { messages as texts } from './messages.gen.ts'

const refuseUnchanged = (why: LocalizedText): Refusal => refuse(422, joinTexts(why, texts.unchanged))

const otherHalf = ({ prayer, time, instead }: Extract<OverrideProblem['reason'], { code: 'otherHalf' }>) =>
  inEachLanguage((language) => texts.otherHalf({ prayer: texts[prayer][language], time, instead })[language])

/** What the desk says of a time or a rule that cannot be used. */
function describeReason(reason: NonNullable<OverrideProblem['reason']>): LocalizedText {
  switch (reason.code) {
    case 'otherHalf':
      return otherHalf(reason)
    case 'limitsCross':
      return texts.limitsCross
    case 'standsStill':
      return texts.standsStill
    case 'noDay':
      return texts.noDay({ day: reason.day })
    case 'notFriday':
      return texts.notFriday({ day: reason.day })
  }
}

/** What the desk answers where a day's own times cannot be stored: about the first of them. */
export const overrideWording: Wording<OverrideCodes, Refusal> = {
  unusable: ({ problems: [problem] }) =>
    refuseUnchanged(problem?.reason ? describeReason(problem.reason) : texts.unreadableTime),
}

/** What the desk answers where a change of several days or of rules is not possible. */
export const scheduleWording: Wording<ScheduleCodes, Refusal> = {
  wrongOrder: () => refuse(422, texts.wrongOrder),
  tooManyDays: () => refuse(422, texts.tooManyDays),
  ruleTwice: () => refuseUnchanged(texts.ruleTwice),
  rule: ({ reason }) => refuseUnchanged(reason ? describeReason(reason) : texts.ruleIncomplete),
}

/** Runs what changes times or rules. @returns its answer, or the refusal of the domain error it threw */
export const orRefusal = <T>(work: () => Promise<T>): Promise<T | Refusal> =>
  resultOrRefusal(OverrideError, overrideWording, () => resultOrRefusal(ScheduleError, scheduleWording, work))

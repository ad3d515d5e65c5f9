import { refuseDomainError, type Wording } from '@minaret/foundation/base'
import { inEachLanguage, joinTexts, type LocalizedText } from '@minaret/foundation/i18n'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { type OverrideCodes, OverrideError, type ScheduleCodes, ScheduleError } from '../ScheduleError.ts'
import type { OverrideProblem } from '../writeSchedule.ts'
import { messages as texts } from './messages.gen.ts'

const refuseUnchanged = (message: LocalizedText): Refusal => refuse(422, joinTexts(message, texts.unchanged))

const otherHalf = ({ prayer, time, instead }: Extract<OverrideProblem['reason'], { code: 'otherHalf' }>) =>
  inEachLanguage((language) => texts.twelveHoursOut({ prayer: texts[prayer][language], time, instead })[language])

/** The desk’s message for an invalid time or rule. */
function describeReason(reason: NonNullable<OverrideProblem['reason']>): LocalizedText {
  switch (reason.code) {
    case 'otherHalf':
      return otherHalf(reason)
    case 'limitsCross':
      return texts.limitsReversed
    case 'standsStill':
      return texts.maghribFixed
    case 'noDay':
      return texts.noDay({ day: reason.day })
    case 'notFriday':
      return texts.notFriday({ day: reason.day })
  }
}

/** The desk’s messages for invalid overrides, which describe the first problem. */
export const overrideWording: Wording<OverrideCodes, Refusal> = {
  invalid: ({ problems: [problem] }) =>
    refuseUnchanged(problem?.reason ? describeReason(problem.reason) : texts.unreadableTime),
}

/** The desk’s messages for invalid changes to several days or to rules. */
export const scheduleWording: Wording<ScheduleCodes, Refusal> = {
  wrongOrder: () => refuse(422, texts.wrongOrder),
  tooManyDays: () => refuse(422, texts.tooManyDays),
  ruleTwice: () => refuseUnchanged(texts.ruleTwice),
  rule: ({ reason }) => refuseUnchanged(reason ? describeReason(reason) : texts.ruleIncomplete),
}

/** @returns the result of the work, or the refusal for a thrown domain error */
export const refuseInvalidTimes = <T>(work: () => Promise<T>): Promise<T | Refusal> =>
  refuseDomainError(OverrideError, overrideWording, () => refuseDomainError(ScheduleError, scheduleWording, work))

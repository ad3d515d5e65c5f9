import type { LocalizedText } from '@minaret/foundation/i18n'
import type { ChoiceProblem, StatementProblem } from '../index.ts'
import { formatMessages } from './formatMessages.ts'
import { messages as texts } from './messages.gen.ts'

/** The message for a file problem, naming the line. */
export function problemMessage({ code, line, value = '', format }: StatementProblem): LocalizedText {
  const lineNumber = String(line ?? 1)
  const messageOf: Readonly<Record<StatementProblem['code'], () => LocalizedText>> = {
    size: () => texts.size,
    lines: () => texts.lines,
    kind: () => texts.kind,
    format: () => (format ? formatMessages[format] : texts.kind),
    blank: () => formatMessages.blank,
    empty: () => texts.empty,
    columns: () => texts.columns,
    broken: () => texts.broken({ line: lineNumber }),
    doctype: () => texts.doctype({ line: lineNumber }),
    date: () => texts.date({ line: lineNumber, value }),
    answers: () => texts.answers,
    sign: () => texts.sign({ line: lineNumber, value }),
    amount: () => texts.amount({ line: lineNumber, value }),
    both: () => texts.both({ line: lineNumber }),
    currency: () => texts.currency({ line: lineNumber }),
    long: () => texts.long({ line: lineNumber }),
    wide: () => texts.wide({ line: lineNumber }),
    cells: () => texts.cells,
  }
  return messageOf[code]()
}

/** Messages for rejected choices. */
export const choiceMessages: Readonly<Record<ChoiceProblem, LocalizedText>> = {
  gone: texts.lineNotWaiting,
  kind: texts.wrongKind,
  cause: texts.noCause,
  no_gift: texts.noGift,
}

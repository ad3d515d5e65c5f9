import type { LocalizedText } from '@minaret/foundation/i18n'
import type { ChoiceProblem, StatementProblem } from '../index.ts'
import { formatWords } from './formatWords.ts'
import { messages as texts } from './messages.gen.ts'

/** The message for a file problem, naming the line. */
export function problemWords({ code, line, value = '', format }: StatementProblem): LocalizedText {
  const at = String(line ?? 1)
  const words: Readonly<Record<StatementProblem['code'], () => LocalizedText>> = {
    size: () => texts.size,
    lines: () => texts.lines,
    kind: () => texts.kind,
    format: () => (format ? formatWords[format] : texts.kind),
    blank: () => formatWords.blank,
    empty: () => texts.empty,
    columns: () => texts.columns,
    broken: () => texts.broken({ line: at }),
    doctype: () => texts.doctype({ line: at }),
    date: () => texts.date({ line: at, value }),
    answers: () => texts.answers,
    sign: () => texts.sign({ line: at, value }),
    amount: () => texts.amount({ line: at, value }),
    both: () => texts.both({ line: at }),
    currency: () => texts.currency({ line: at }),
    long: () => texts.long({ line: at }),
    wide: () => texts.wide({ line: at }),
    cells: () => texts.cells,
  }
  return words[code]()
}

/** Messages for rejected choices. */
export const choiceWords: Readonly<Record<ChoiceProblem, LocalizedText>> = {
  gone: texts.gone,
  kind: texts.wrongKind,
  cause: texts.noCause,
  no_gift: texts.noGift,
}

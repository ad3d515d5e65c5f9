import type { LocalizedText } from '@minaret/foundation/i18n'
import type { ChoiceProblem, StatementProblem } from '../index.ts'
import { formatWords } from './formatWords.ts'
import { messages as say } from './messages.gen.ts'

/** The message for a file problem, naming the line. */
export function problemWords({ code, line, value = '', format }: StatementProblem): LocalizedText {
  const at = String(line ?? 1)
  const words: Readonly<Record<StatementProblem['code'], () => LocalizedText>> = {
    size: () => say.size,
    lines: () => say.lines,
    kind: () => say.kind,
    format: () => (format ? formatWords[format] : say.kind),
    blank: () => formatWords.blank,
    empty: () => say.empty,
    columns: () => say.columns,
    broken: () => say.broken({ line: at }),
    doctype: () => say.doctype({ line: at }),
    date: () => say.date({ line: at, value }),
    answers: () => say.answers,
    sign: () => say.sign({ line: at, value }),
    amount: () => say.amount({ line: at, value }),
    both: () => say.both({ line: at }),
    currency: () => say.currency({ line: at }),
    long: () => say.long({ line: at }),
    wide: () => say.wide({ line: at }),
    cells: () => say.cells,
  }
  return words[code]()
}

/** Messages for rejected choices. */
export const choiceWords: Readonly<Record<ChoiceProblem, LocalizedText>> = {
  gone: say.gone,
  kind: say.wrongKind,
  cause: say.noCause,
  no_gift: say.noGift,
}

import type { DeskLogContent } from '@minaret/foundation/db'
import { inEachLanguage, type Language, type LocalizedText } from '@minaret/foundation/i18n'
import { type LoggedDetails, readLoggedDetails } from './changeDetails.ts'
import { messages as detailNames } from './details/messages.gen.ts'
import { type DetailsKey, detailOf, keysOf, sectionNames } from './sections.ts'
import { messages as texts } from './messages.gen.ts'

/** The maximum number of details a sentence names; for more it gives their number. */
const maxNamed = 3

/** Longer values are not quoted in a sentence. */
const maxQuotedLength = 60

const allKeys = sectionNames.flatMap((section) => [...keysOf(section)])

const listKeys = (details: LoggedDetails): DetailsKey[] => allKeys.filter((key) => key in details)

/** The value to quote in a sentence; undefined for switches, images and long values. */
function getQuotable(key: DetailsKey, value: string | null): string | undefined {
  const kind = detailOf(key).form.kind
  if (kind === 'yesNo' || kind === 'picture' || kind === 'choice' || kind === 'languages') return undefined
  return value !== null && value.length <= maxQuotedLength && !value.includes('\n') ? value : undefined
}

const listNames = (keys: readonly DetailsKey[], language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(keys.map((key) => detailNames[key][language]))

/** Describes a change of details in one sentence. @param isUndone whether it was undone */
export function detailsSentence(content: DeskLogContent, name: LocalizedText, isUndone: boolean): LocalizedText {
  const [before, after] = [readLoggedDetails(content.before), readLoggedDetails(content.after)]
  const keys = listKeys(after)
  const [onlyKey] = keys
  return inEachLanguage((language) => {
    const nameText = name[language]
    const describe = () => {
      if (keys.length > maxNamed) return texts.changedSeveral({ name: nameText, count: String(keys.length) })[language]
      const names = listNames(keys, language)
      if (keys.length !== 1 || !onlyKey) return texts.changedDetails({ name: nameText, what: names })[language]
      const [from, to] = [getQuotable(onlyKey, before[onlyKey] ?? null), getQuotable(onlyKey, after[onlyKey] ?? null)]
      if (after[onlyKey] === null) return texts.removedDetail({ name: nameText, what: names })[language]
      if (from !== undefined && to !== undefined)
        return texts.changedFrom({ name: nameText, what: names, from, to })[language]
      return to === undefined
        ? texts.changedDetails({ name: nameText, what: names })[language]
        : texts.setDetail({ name: nameText, what: names, to })[language]
    }
    return isUndone ? texts.undoneBy({ sentence: describe() })[language] : describe()
  })
}

/** Values of details in one line, to compare two versions. */
export const describeDetails = (details: LoggedDetails): LocalizedText =>
  inEachLanguage((language) =>
    listKeys(details)
      .map((key) => `${detailNames[key][language]}: ${details[key] ?? texts.notSet[language]}`)
      .join('; '),
  )

import type { ContentField } from '@minaret/contract/desk'
import { splitKey } from '@minaret/domain/desk'
import { useWords } from '../../app/index.ts'
import { endonymOf } from '../../messages/index.ts'

const isKeyOf = <T extends object>(key: PropertyKey, of: T): key is keyof T => Object.hasOwn(of, key)

/** The texts of content screens, with labels, hints and choices of fields. */
export function useContentWords() {
  const { t, format } = useWords('deskContent', 'deskFields')
  const say = t.deskContent
  const { labels, hints, choices } = t.deskFields
  const ownLabel = (key: string) => (isKeyOf(key, labels) ? labels[key] : key)
  const labelOf = (name: string) => {
    const { language, key } = splitKey(name)
    return language === undefined
      ? ownLabel(key)
      : say.languages.field({ label: ownLabel(key), language: endonymOf(language) })
  }
  return {
    say,
    format,
    labelOf,
    hintOf: ({ key }: ContentField) => (isKeyOf(key, hints) ? hints[key] : undefined),
    choiceOf: (choice: string) => (isKeyOf(choice, choices) ? choices[choice] : choice),
  }
}

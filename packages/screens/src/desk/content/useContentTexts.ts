import type { ContentField } from '@minaret/contract/desk'
import { splitKey } from '@minaret/domain/desk'
import { useMessages } from '../../app/index.ts'
import { endonymOf } from '../../messages/index.ts'

const isKeyOf = <T extends object>(key: PropertyKey, record: T): key is keyof T => Object.hasOwn(record, key)

/** The messages of the content screens, with labels, hints and choices of fields. */
export function useContentTexts() {
  const { t, format } = useMessages('deskContent', 'deskFields')
  const texts = t.deskContent
  const { labels, hints, choices } = t.deskFields
  const baseLabel = (key: string) => (isKeyOf(key, labels) ? labels[key] : key)
  const labelOf = (name: string) => {
    const { language, key } = splitKey(name)
    return language === undefined
      ? baseLabel(key)
      : texts.languages.field({ label: baseLabel(key), language: endonymOf(language) })
  }
  return {
    texts,
    format,
    labelOf,
    /** Describes the field at a path, with the entry it belongs to: `Update 2, Title`. */
    describePath(path: readonly string[]) {
      const [field = '', index = '', part] = path[0] === 'translations' ? path.slice(2) : path
      if (!/^\d+$/.test(index)) return labelOf(path.at(-1) ?? '')
      if (part === undefined) return labelOf(field)
      const entry = texts.entries.number({ field, number: Number(index) + 1 })
      return texts.entries.place({ entry, label: labelOf(part) })
    },
    hintOf: ({ key }: ContentField) => (isKeyOf(key, hints) ? hints[key] : undefined),
    choiceOf: (choice: string) => (isKeyOf(choice, choices) ? choices[choice] : choice),
  }
}

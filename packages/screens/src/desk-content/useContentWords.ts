import type { ContentField } from '@minaret/contract/desk'
import { useWords } from '../app/index.ts'

const isKeyOf = <T extends object>(key: PropertyKey, of: T): key is keyof T => Object.hasOwn(of, key)

/** The words of fields and their choices. */
export function useContentWords() {
  const { t, format } = useWords('deskContent')
  const say = t.deskContent
  const labelOf = (key: string) => (isKeyOf(key, say.labels) ? say.labels[key] : key)
  return {
    say,
    format,
    labelOf,
    hintOf: ({ key }: ContentField) => (isKeyOf(key, say.hints) ? say.hints[key] : undefined),
    choiceOf: (choice: string) => (isKeyOf(choice, say.choices) ? say.choices[choice] : choice),
  }
}

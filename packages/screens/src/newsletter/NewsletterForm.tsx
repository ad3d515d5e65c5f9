import { type ComponentType, lazy, Suspense, use } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { loadWords } from '../messages/index.ts'
import styles from './newsletter.module.css'

export type NewsletterFormProps = {
  /** Where it stands; both may be on one page. */
  place: 'home' | 'footer'
  /** Which heading its title is. Default 2. */
  level?: 2 | 3
}

const Form = lazy(async (): Promise<{ default: ComponentType<NewsletterFormProps> }> => {
  try {
    return { default: (await import('./SubscribeForm.tsx')).SubscribeForm }
  } catch {
    return { default: () => null }
  }
})

const words = new Map<string, Promise<boolean>>()

/** Whether the form's words come in a language, asked once. */
function wordsIn(language: string): Promise<boolean> {
  const known = words.get(language)
  if (known) return known
  const asked = loadWords(language, 'newsletter', 'forms').then(
    () => true,
    () => false,
  )
  words.set(language, asked)
  return asked
}

/** Signs one up to the newsletter. The first load of a page does not wait for it, and a page where it does not come does without. */
export function NewsletterForm(props: NewsletterFormProps) {
  return (
    <Suspense fallback={<div className={styles.coming} />}>
      <Worded {...props} />
    </Suspense>
  )
}

function Worded(props: NewsletterFormProps) {
  const { language } = useWords()
  return use(wordsIn(language)) ? <Form {...props} /> : null
}

import { type ComponentType, lazy, Suspense } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { loadWords } from '../messages/index.ts'
import styles from './newsletter.module.css'

export type NewsletterFormProps = {
  /** Where it stands; both may be on one page. */
  place: 'home' | 'footer'
  /** Which heading its title is. Default 2. */
  level?: 2 | 3
}

type Loaded = { default: ComponentType<NewsletterFormProps> }
const forms = new Map<string, ComponentType<NewsletterFormProps>>()

/** The form with its words, once for each language. Where they do not come, the page does without. */
function formIn(language: string): ComponentType<NewsletterFormProps> {
  const known = forms.get(language)
  if (known) return known
  const made = lazy(async (): Promise<Loaded> => {
    try {
      const [{ SubscribeForm }] = await Promise.all([
        import('./SubscribeForm.tsx'),
        loadWords(language, 'newsletter', 'forms'),
      ])
      return { default: SubscribeForm }
    } catch {
      return { default: () => null }
    }
  })
  forms.set(language, made)
  return made
}

/** Signs one up to the newsletter. The first load of a page does not wait for it. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { language } = useWords()
  const Form = formIn(language)
  return (
    <Suspense fallback={<div className={styles.coming} />}>
      <Form {...props} />
    </Suspense>
  )
}

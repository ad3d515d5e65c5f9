import { useOwnLanguage } from './ownLanguage.ts'

/**
 * A text of the mosque's own, a block by itself: it runs its own way and says its language, without the marks of
 * `format.inText`, which is for what stands inside a sentence. Who copies bank details copies nothing else.
 */
export function OwnText({ children }: { children: string }) {
  const { dir, lang } = useOwnLanguage()(children)
  if (!dir) return children
  return (
    <span dir={dir} lang={lang}>
      {children}
    </span>
  )
}

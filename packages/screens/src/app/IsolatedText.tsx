import { useTextLanguage } from './ownLanguage.ts'

/**
 * Text by the mosque as a separate element, with its own direction and language. Inside a sentence use `format.inText`,
 * whose isolating characters would be copied along with, for example, bank details.
 */
export function IsolatedText({ children }: { children: string }) {
  const { dir, lang } = useTextLanguage()(children)
  if (!dir) return children
  return (
    <span dir={dir} lang={lang}>
      {children}
    </span>
  )
}

import { useWords } from './WordsProvider.tsx'

const arabicScript = /\p{Script=Arabic}/u

/**
 * A text of the mosque's own, a block by itself: it runs its own way, without the marks of `format.inText`, which is for what
 * stands inside a sentence. Who copies bank details copies nothing else. Where the page is in Arabic script and the text is
 * not, it says that its language is unknown, and so takes its own faces and lines instead of the page's.
 */
export function OwnText({ children }: { children: string }) {
  const { format } = useWords()
  if (format.inText(children) === children) return children
  return (
    <span dir="auto" lang={arabicScript.test(children) ? undefined : ''}>
      {children}
    </span>
  )
}

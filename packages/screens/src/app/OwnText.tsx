import { useWords } from './WordsProvider.tsx'

/** Whether a text has letters of the script that the right-to-left languages are written in. */
const arabicScript = /\p{Script=Arabic}/u

/**
 * A text of the mosque's own, a block by itself. Where the page is in Arabic script and the text is not, it says that its language
 * is unknown, and so takes its own faces and lines instead of the page's. Inside a sentence, `format.inText` is for it.
 */
export function OwnText({ children }: { children: string }) {
  const shown = useWords().format.inText(children)
  return shown === children || arabicScript.test(children) ? shown : <span lang="">{shown}</span>
}

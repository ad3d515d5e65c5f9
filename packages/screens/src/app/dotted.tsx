import { Fragment, type ReactNode } from 'react'
import { useOwnLanguage } from './ownLanguage.ts'

/** Joins short texts with dots, skipping missing ones. */
export function joinWithDots(parts: readonly (string | undefined)[]): ReactNode {
  return parts
    .flatMap((part, at) => (part ? [<Part key={at}>{part}</Part>] : []))
    .map((part, at) => (
      <Fragment key={at}>
        {at > 0 && ' · '}
        {part}
      </Fragment>
    ))
}

/** An inline text with its own direction, which takes no line of its own as `OwnText` does. */
function Part({ children }: { children: string }) {
  const { dir, lang } = useOwnLanguage()(children)
  return dir ? (
    <bdi dir={dir} lang={lang}>
      {children}
    </bdi>
  ) : (
    children
  )
}

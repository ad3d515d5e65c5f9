import { Fragment, type ReactNode } from 'react'
import { useTextLanguage } from './ownLanguage.ts'

/** Joins short strings with dots, skipping missing ones. */
export function joinWithDots(parts: readonly (string | undefined)[]): ReactNode {
  return parts
    .flatMap((part, index) => (part ? [<Part key={index}>{part}</Part>] : []))
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && ' · '}
        {part}
      </Fragment>
    ))
}

/** Inline text with its own direction. */
function Part({ children }: { children: string }) {
  const { dir, lang } = useTextLanguage()(children)
  return dir ? (
    <bdi dir={dir} lang={lang}>
      {children}
    </bdi>
  ) : (
    children
  )
}

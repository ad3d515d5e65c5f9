import { Fragment, type ReactNode } from 'react'
import { useOwnLanguage } from './ownLanguage.ts'

/** Short texts in a line, a dot between each two; what is missing leaves no dot. */
export function dotted(parts: readonly (string | undefined)[]): ReactNode {
  return parts
    .flatMap((part, at) => (part ? [<Part key={at}>{part}</Part>] : []))
    .map((part, at) => (
      <Fragment key={at}>
        {at > 0 && ' · '}
        {part}
      </Fragment>
    ))
}

/** A text among others in their line: it runs its own way, and takes no line of its own as `OwnText` does. */
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

import { Fragment, type ReactNode } from 'react'
import { OwnText } from './OwnText.tsx'

/** Short texts in a line, a dot between each two; what is missing leaves no dot. */
export function dotted(parts: readonly (string | undefined)[]): ReactNode {
  return parts
    .flatMap((part, at) => (part ? [<OwnText key={at}>{part}</OwnText>] : []))
    .map((part, at) => (
      <Fragment key={at}>
        {at > 0 && ' · '}
        {part}
      </Fragment>
    ))
}

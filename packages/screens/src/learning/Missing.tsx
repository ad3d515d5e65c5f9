import { pathTo, type Screen } from '@minaret/plans'
import { MissingPage } from '../app/MissingPage.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'

export type MissingProps = {
  title: string
  children: string
  /** The list screen to link to. */
  others: Screen
  othersLabel: string
}

/** The not-found page of a class or course. */
export function Missing({ title, children, others, othersLabel }: MissingProps) {
  const { t } = useMessages('classes')
  const canOpen = useOpenScreens()
  return (
    <MissingPage
      seed={others}
      title={title}
      href={canOpen(others) ? pathTo(others) : '/'}
      action={canOpen(others) ? othersLabel : t.classes.backHome}
    >
      {children}
    </MissingPage>
  )
}

import { pathTo, type Screen } from '@minaret/plans'
import { MissingPage } from '../app/MissingPage.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'

export type MissingProps = {
  title: string
  children: string
  /** The list screen to link to. */
  listScreen: Screen
  listLabel: string
}

/** The not-found page of a class or course. */
export function Missing({ title, children, listScreen, listLabel }: MissingProps) {
  const { t } = useMessages('classes')
  const canOpen = useOpenScreens()
  return (
    <MissingPage
      seed={listScreen}
      title={title}
      href={canOpen(listScreen) ? pathTo(listScreen) : '/'}
      action={canOpen(listScreen) ? listLabel : t.classes.backHome}
    >
      {children}
    </MissingPage>
  )
}

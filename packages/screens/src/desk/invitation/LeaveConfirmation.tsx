import { ConfirmDialog } from '@minaret/ui'
import { useEffect } from 'react'
import { useMessages } from '../../app/index.ts'
import { useBlockedNavigation } from '../frame/index.ts'

/** Asks for confirmation before the page is left with unsaved codes; for a reload or closing the tab, the browser asks. */
export function LeaveConfirmation({ isBlocking }: { isBlocking: boolean }) {
  const { t } = useMessages('desk', 'deskCodes')
  const texts = t.deskCodes.leaving
  const blockedNavigation = useBlockedNavigation(isBlocking)
  useEffect(() => {
    if (!isBlocking) return undefined
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [isBlocking])
  return (
    <ConfirmDialog
      open={blockedNavigation !== undefined}
      title={texts.title}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onConfirm={() => blockedNavigation?.proceed()}
      onCancel={() => blockedNavigation?.cancel()}
    >
      {texts.consequence({ menu: t.desk.account.menu, page: t.desk.account.sessions })}
    </ConfirmDialog>
  )
}

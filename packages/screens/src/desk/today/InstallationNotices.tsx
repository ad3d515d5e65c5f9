import type { DeskToday } from '@minaret/contract/desk'
import { Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'

/** Notices from the installation owner: the mosque's suspension with its reason, and announcements to all desks. */
export function InstallationNotices({ suspended: suspension, notices = [] }: Pick<DeskToday, 'suspended' | 'notices'>) {
  const { t } = useMessages('deskSetup')
  const texts = t.deskSetup.approval
  return (
    <>
      {suspension && (
        <Notice tone="warning" title={texts.suspended}>
          {suspension.reason && <p dir="auto">{suspension.reason}</p>}
        </Notice>
      )}
      {notices.map(({ id, text }) => (
        <Notice key={id} title={texts.notice}>
          <p dir="auto">{text}</p>
        </Notice>
      ))}
    </>
  )
}

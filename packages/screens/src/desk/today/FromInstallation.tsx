import type { DeskToday } from '@minaret/contract/desk'
import { Notice } from '@minaret/ui'
import { useWords } from '../../app/index.ts'

/** What whoever runs the installation says: that the mosque is suspended and why, and what every desk is told. */
export function FromInstallation({ suspended, notices = [] }: Pick<DeskToday, 'suspended' | 'notices'>) {
  const { t } = useWords('deskSetup')
  const say = t.deskSetup.approval
  return (
    <>
      {suspended && (
        <Notice tone="warning" title={say.suspended}>
          {suspended.reason && <p dir="auto">{suspended.reason}</p>}
        </Notice>
      )}
      {notices.map(({ id, text }) => (
        <Notice key={id} title={say.notice}>
          <p dir="auto">{text}</p>
        </Notice>
      ))}
    </>
  )
}

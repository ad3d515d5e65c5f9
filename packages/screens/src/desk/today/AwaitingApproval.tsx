import type { DeskToday } from '@minaret/contract/desk'
import { Notice } from '@minaret/ui'
import { useWords } from '../../app/index.ts'

/** A notice that the website awaits the installation owner's approval, and what visitors see meanwhile. */
export function AwaitingApproval({ site }: { site: NonNullable<DeskToday['approval']> }) {
  const { t } = useWords('deskSetup')
  const say = t.deskSetup.approval
  return (
    <Notice title={say[site]}>
      {site !== 'declined' && (
        <>
          <p>{site === 'open' ? say.openText : say.closedText}</p>
          <p>{say.limits}</p>
          <p>{say.after}</p>
        </>
      )}
    </Notice>
  )
}

import type { DeskToday } from '@minaret/contract/desk'
import { Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'

/** A notice that the website awaits the installation owner's approval, and what visitors see in the meantime. */
export function AwaitingApproval({ site }: { site: NonNullable<DeskToday['approval']> }) {
  const { t } = useMessages('deskSetup')
  const texts = t.deskSetup.approval
  return (
    <Notice title={texts[site]}>
      {site !== 'declined' && (
        <>
          <p>{site === 'open' ? texts.openText : texts.closedText}</p>
          <p>{texts.limits}</p>
          <p>{texts.after}</p>
        </>
      )}
    </Notice>
  )
}

import type { DeskMessage } from '@minaret/contract/desk'
import { Button, Select } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import styles from './messages.module.css'

/** The assignee of a message. @param onAssign called with an account, or null to unassign */
export function Assignee({
  message: { assignee, colleagues },
  busy,
  onAssign,
}: {
  message: DeskMessage
  busy: boolean
  onAssign(account: string | null): void
}) {
  const { t } = useMessages('desk', 'deskMessages')
  const texts = t.deskMessages
  const currentUser = colleagues.find((colleague) => colleague.self)
  return (
    <div className={styles.assignee}>
      <Select
        label={texts.assignee}
        disabled={busy}
        value={assignee?.account ?? ''}
        onChange={({ target }) => onAssign(target.value || null)}
        options={[
          { value: '', label: texts.unassigned },
          ...colleagues.map(({ account, name, self: isSelf }) => ({
            value: account,
            label: isSelf ? texts.you({ name }) : name,
          })),
        ]}
      />
      {currentUser && !assignee && (
        <Button tone="quiet" busy={busy} onClick={() => onAssign(currentUser.account)}>
          {texts.assignToMe}
        </Button>
      )}
    </div>
  )
}

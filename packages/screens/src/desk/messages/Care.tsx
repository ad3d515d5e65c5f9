import type { DeskMessage } from '@minaret/contract/desk'
import { Button, Select } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import styles from './messages.module.css'

/** Who looks after a message. @param onAssign somebody's account, or null for nobody in particular */
export function Care({
  message: { assignee, colleagues },
  busy,
  onAssign,
}: {
  message: DeskMessage
  busy: boolean
  onAssign(account: string | null): void
}) {
  const { t } = useWords('desk', 'deskMessages')
  const words = t.deskMessages
  const self = colleagues.find((one) => one.self)
  return (
    <div className={styles.care}>
      <Select
        label={words.assignee}
        disabled={busy}
        value={assignee?.account ?? ''}
        onChange={({ target }) => onAssign(target.value || null)}
        options={[
          { value: '', label: words.nobody },
          ...colleagues.map(({ account, name, self: isSelf }) => ({
            value: account,
            label: isSelf ? words.you({ name }) : name,
          })),
        ]}
      />
      {self && !assignee && (
        <Button tone="quiet" busy={busy} onClick={() => onAssign(self.account)}>
          {words.takeOn}
        </Button>
      )}
    </div>
  )
}

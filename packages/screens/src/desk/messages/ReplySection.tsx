import { Button, Notice } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './messages.module.css'
import { ReplyForm, type ReplyFormProps } from './ReplyForm.tsx'

/** The reply form: open for an unanswered message, behind a button afterwards; replaced by a notice in a demonstration. */
export function ReplySection(props: ReplyFormProps) {
  const { t } = useMessages('desk', 'deskMessages')
  const texts = t.deskMessages
  const { message, draft } = props
  const [isOpened, setOpened] = useState(false)
  if (message.mayReply === 'demonstration')
    return (
      <Notice tone="demo" title={texts.demonstration}>
        {texts.demonstrationMore}
      </Notice>
    )
  const isDone = message.state === 'answered' || message.replies.length > 0
  if (isDone && !isOpened && draft.value === undefined)
    return (
      <Button tone="quiet" onClick={() => setOpened(true)}>
        {texts.replyAgain}
      </Button>
    )
  return (
    <section aria-labelledby="answer">
      <h2 id="answer" className={styles.heading}>
        {texts.replyTitle}
      </h2>
      <ReplyForm {...props} />
    </section>
  )
}

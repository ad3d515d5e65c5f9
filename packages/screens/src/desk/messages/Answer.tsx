import { Button, Notice } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import styles from './messages.module.css'
import { ReplyForm, type ReplyFormProps } from './ReplyForm.tsx'

/** Replying: the form at once while nobody has, later behind a button; in a demonstration, why there is none. */
export function Answer(props: ReplyFormProps) {
  const { t } = useWords('desk', 'deskMessages')
  const words = t.deskMessages
  const { message, draft } = props
  const [isWanted, setWanted] = useState(false)
  if (message.mayReply === 'demonstration')
    return (
      <Notice tone="demo" title={words.demonstration}>
        {words.demonstrationMore}
      </Notice>
    )
  const isDone = message.state === 'answered' || message.replies.length > 0
  if (isDone && !isWanted && draft.value === undefined)
    return (
      <Button tone="quiet" onClick={() => setWanted(true)}>
        {words.replyAgain}
      </Button>
    )
  return (
    <section aria-labelledby="answer">
      <h2 id="answer" className={styles.heading}>
        {words.replyTitle}
      </h2>
      <ReplyForm {...props} />
    </section>
  )
}

import type { DeskJumuah } from '@minaret/contract/desk'
import { type Draft, newJumuahOf, useDeskAction } from '@minaret/domain/desk'
import { Button, Form, Notice } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { DraftNote } from '../frame/index.ts'
import { type JumuahDraft, newJumuah, problemTime, toPrayers } from './jumuahDraft.ts'
import { JumuahFields } from './JumuahFields.tsx'
import styles from './rules.module.css'
import { useJumuahWords } from './useJumuahWords.ts'

export type JumuahFormProps = {
  mosque: string
  saved: DeskJumuah
  draft: Draft<JumuahDraft>
  /** Saved, or not wanted. */
  onDone(): void
}

/** How many Jumu'ahs one Friday can have. */
const most = 6

/** The Jumu'ahs of every Friday, one after the other. */
export function JumuahForm({ mosque, saved, draft, onDone }: JumuahFormProps) {
  const { t } = useWords('deskRules')
  const say = t.deskRules.jumuah
  const inWords = useJumuahWords()
  const [isChecked, setChecked] = useState(false)
  const change = useDeskAction('jumuahChange', { undo: 'usual', refreshOnConflict: 'jumuahView' })
  const now = newJumuahOf(change.error)
  const prayers = draft.value ?? (saved.prayers.length > 0 ? saved.prayers : [newJumuah])
  const leave = () => {
    draft.change(undefined)
    onDone()
  }
  return (
    <Form
      onSubmit={() => {
        const wanted = toPrayers(prayers)
        setChecked(true)
        if (wanted) change.mutate({ mosque, body: { prayers: wanted, version: saved.version } }, { onSuccess: leave })
      }}
    >
      <DraftNote restoredFrom={draft.restoredFrom} onDiscard={leave} />
      {now && (
        <Notice tone="warning" live="assertive" title={say.conflict}>
          {now.prayers.map(inWords).join(' · ')}
        </Notice>
      )}
      {prayers.map((jumuah, at) => (
        <JumuahFields
          // A Jumu'ah need not have a name: its place in the list is what it is.
          key={at}
          jumuah={jumuah}
          number={at + 1}
          problem={isChecked ? problemTime(jumuah) : undefined}
          onJumuah={(next) => draft.change(prayers.with(at, next))}
          onRemove={() => draft.change(prayers.toSpliced(at, 1))}
        />
      ))}
      {prayers.length === 0 && <p>{say.willBeNone}</p>}
      {prayers.length < most && (
        <Button tone="quiet" onClick={() => draft.change([...prayers, newJumuah])}>
          {prayers.length === 0 ? say.add : say.addAnother}
        </Button>
      )}
      <div className={styles.buttons}>
        <Button type="submit" size="large" busy={change.isPending}>
          {change.isPending ? t.deskRules.saving : say.save}
        </Button>
        <Button tone="quiet" onClick={leave}>
          {t.deskRules.cancel}
        </Button>
      </div>
    </Form>
  )
}

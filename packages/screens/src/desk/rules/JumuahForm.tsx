import type { DeskJumuah } from '@minaret/contract/desk'
import { type Draft, parseJumuahConflict, useDeskAction } from '@minaret/domain/desk'
import { Button, Form, Notice } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DraftNote } from '../frame/index.ts'
import { type JumuahDraft, newJumuah, firstInvalidTime, toPrayers } from './jumuahDraft.ts'
import { JumuahFields } from './JumuahFields.tsx'
import styles from './rules.module.css'
import { useDescribeJumuah } from './useDescribeJumuah.ts'

export type JumuahFormProps = {
  mosque: string
  savedJumuah: DeskJumuah
  draft: Draft<JumuahDraft>
  /** Called once it is saved or cancelled. */
  onDone(): void
}

/** Maximum number of Jumu'ah prayers on a Friday. */
const maxPrayers = 6

/** Form for the weekly Jumu'ah prayers. */
export function JumuahForm({ mosque, savedJumuah, draft, onDone }: JumuahFormProps) {
  const { t } = useMessages('deskRules')
  const texts = t.deskRules.jumuah
  const describeJumuah = useDescribeJumuah()
  const [isSubmitted, setSubmitted] = useState(false)
  const change = useDeskAction('jumuahChange', { undo: 'usual', refreshOnConflict: 'jumuahView' })
  const newerVersion = parseJumuahConflict(change.error)
  const prayers = draft.value ?? (savedJumuah.prayers.length > 0 ? savedJumuah.prayers : [newJumuah])
  const close = () => {
    draft.change(undefined)
    onDone()
  }
  return (
    <Form
      onSubmit={() => {
        const request = toPrayers(prayers)
        setSubmitted(true)
        if (request)
          change.mutate({ mosque, body: { prayers: request, version: savedJumuah.version } }, { onSuccess: close })
      }}
    >
      <DraftNote restoredFrom={draft.restoredFrom} onDiscard={close} />
      {newerVersion && (
        <Notice tone="warning" live="assertive" title={texts.conflict}>
          {newerVersion.prayers.map(describeJumuah).join(' · ')}
        </Notice>
      )}
      {prayers.map((jumuah, index) => (
        <JumuahFields
          // Keyed by position, because a Jumu'ah need not have a name.
          key={index}
          jumuah={jumuah}
          number={index + 1}
          problem={isSubmitted ? firstInvalidTime(jumuah) : undefined}
          onChange={(next) => draft.change(prayers.with(index, next))}
          onRemove={() => draft.change(prayers.toSpliced(index, 1))}
        />
      ))}
      {prayers.length === 0 && <p>{texts.willBeNone}</p>}
      {prayers.length < maxPrayers && (
        <Button tone="quiet" onClick={() => draft.change([...prayers, newJumuah])}>
          {prayers.length === 0 ? texts.add : texts.addAnother}
        </Button>
      )}
      <div className={styles.buttons}>
        <Button type="submit" size="large" busy={change.isPending}>
          {change.isPending ? t.deskRules.saving : texts.save}
        </Button>
        <Button tone="quiet" onClick={close}>
          {t.deskRules.cancel}
        </Button>
      </div>
    </Form>
  )
}

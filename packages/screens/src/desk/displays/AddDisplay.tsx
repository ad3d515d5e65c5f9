import type { DeskMosque } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction, useDraft } from '@minaret/domain/desk'
import { Button, ButtonRow, Form, RadioGroup, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { deskPath, DraftNote } from '../frame/index.ts'
import styles from './displays.module.css'

const orientations = ['landscape', 'portrait'] as const

/** The stored draft, without the code, which expires after ten minutes. */
type DisplayDraft = { name: string; orientation: (typeof orientations)[number] }

function parseDraft(value: unknown): DisplayDraft | undefined {
  const { name, orientation }: { name?: unknown; orientation?: unknown } = Object(value)
  const validOrientation = orientations.find((option) => option === orientation)
  return typeof name === 'string' && validOrientation ? { name, orientation: validOrientation } : undefined
}

type AddDisplayProps = {
  mosque: DeskMosque
  /** The URL to open on the television. */
  connectAt: string
}

/** Form for adding a display by the code on its screen; collapsed until it is opened or has a draft. */
export function AddDisplay({ mosque, connectAt }: AddDisplayProps) {
  const { t } = useMessages('deskDisplays')
  const texts = t.deskDisplays
  const [isOpen, setOpen] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const [code, setCode] = useState('')
  const add = useDeskAction('displayAdd', {
    undo: 'message',
    isField: (field) => ['code', 'name'].includes(field),
  })
  const draft = useDraft({
    mosque: mosque.slug,
    form: 'display.new',
    title: texts.add,
    path: deskPath(mosque.slug, 'displays'),
    parse: parseDraft,
  })
  const values = draft.value ?? { name: '', orientation: 'landscape' }
  const { name, orientation } = values
  const close = () => {
    draft.change(undefined)
    setOpen(false)
    setSubmitted(false)
    setCode('')
    add.reset()
  }
  const onEdit = (next: Partial<DisplayDraft>) => draft.change({ ...values, ...next })

  if (!isOpen && !draft.value)
    return (
      <Button className={styles.edit} onClick={() => setOpen(true)}>
        {texts.add}
      </Button>
    )

  const errors = fieldErrorsOf(add.error)
  const isEmpty = (text: string) => isSubmitted && text.trim() === ''
  function onSubmit() {
    setSubmitted(true)
    if (name.trim() === '' || code.trim() === '') return
    add.mutate(
      { mosque: mosque.slug, body: { code: code.trim(), name: name.trim(), orientation } },
      { onSuccess: close },
    )
  }
  // People copy the URL by hand: lines break after a dot or slash, never at a hyphen, which could be mistaken for hyphenation.
  const parts = connectAt.replace(/^https?:\/\//, '').split(/(?<=[./])/)
  return (
    <section className={styles.card} aria-labelledby="add-display">
      <h2 id="add-display">{texts.add}</h2>
      <Form onSubmit={onSubmit} className={styles.form}>
        <DraftNote restoredFrom={draft.restoredFrom} onDiscard={close} />
        <p>{texts.openOnTv}</p>
        <p className={styles.address} dir="ltr">
          {parts.map((part, index) => (
            // Keyed by position: a part may occur twice.
            <span key={index}>{part}</span>
          ))}
        </p>
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          error={isEmpty(code) ? texts.codeNeeded : errors.code}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          dir="ltr"
          className={styles.code}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          error={isEmpty(name) ? texts.nameNeeded : errors.name}
          maxLength={60}
          autoComplete="off"
          dir="auto"
          value={name}
          readOnly={draft.isLoading}
          onChange={({ target }) => onEdit({ name: target.value })}
        />
        <RadioGroup
          legend={texts.orientation}
          name="orientation new"
          value={orientation}
          choices={orientations.map((option) => ({ value: option, label: texts.orientations[option] }))}
          onChange={(next) => onEdit({ orientation: next })}
        />
        <ButtonRow>
          <Button type="submit" busy={add.isPending}>
            {texts.addConfirm}
          </Button>
          <Button tone="quiet" onClick={close}>
            {texts.cancel}
          </Button>
        </ButtonRow>
      </Form>
    </section>
  )
}

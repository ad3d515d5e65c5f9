import type { DeskMosque } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction, useDraft } from '@minaret/domain/desk'
import { Button, ButtonRow, Form, RadioGroup, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { deskPath, DraftNote } from '../frame/index.ts'
import styles from './displays.module.css'

const orientations = ['landscape', 'portrait'] as const

/** What is stored while it is typed. The code is not: it is over in ten minutes. */
type Typed = { name: string; orientation: (typeof orientations)[number] }

function readTyped(value: unknown): Typed | undefined {
  const { name, orientation }: { name?: unknown; orientation?: unknown } = Object(value)
  const way = orientations.find((each) => each === orientation)
  return typeof name === 'string' && way ? { name, orientation: way } : undefined
}

type AddDisplayProps = {
  mosque: DeskMosque
  /** What is opened on the television. */
  connectAt: string
}

/** Adding a display by the code it shows; closed until somebody asks for it, or has typed in it before. */
export function AddDisplay({ mosque, connectAt }: AddDisplayProps) {
  const { t } = useWords('deskDisplays')
  const say = t.deskDisplays
  const [isOpen, setOpen] = useState(false)
  const [isTried, setTried] = useState(false)
  const [code, setCode] = useState('')
  const add = useDeskAction('displayAdd', {
    undo: 'message',
    isField: (field) => ['code', 'name'].includes(field),
  })
  const draft = useDraft({
    mosque: mosque.slug,
    form: 'display.new',
    title: say.add,
    path: deskPath(mosque.slug, 'displays'),
    accept: readTyped,
  })
  const typed = draft.value ?? { name: '', orientation: 'landscape' }
  const { name, orientation } = typed
  const close = () => {
    draft.change(undefined)
    setOpen(false)
    setTried(false)
    setCode('')
    add.reset()
  }
  const onEdit = (next: Partial<Typed>) => draft.change({ ...typed, ...next })

  if (!isOpen && !draft.value)
    return (
      <Button className={styles.edit} onClick={() => setOpen(true)}>
        {say.add}
      </Button>
    )

  const errors = fieldErrorsOf(add.error)
  const isEmpty = (text: string) => isTried && text.trim() === ''
  function onSubmit() {
    setTried(true)
    if (name.trim() === '' || code.trim() === '') return
    add.mutate(
      { mosque: mosque.slug, body: { code: code.trim(), name: name.trim(), orientation } },
      { onSuccess: close },
    )
  }
  // Copied from the screen by hand: a line ends after a dot or a slash, never at a hyphen, which may be taken for added.
  const parts = connectAt.replace(/^https?:\/\//, '').split(/(?<=[./])/)
  return (
    <section className={styles.card} aria-labelledby="add-display">
      <h2 id="add-display">{say.add}</h2>
      <Form onSubmit={onSubmit} className={styles.form}>
        <DraftNote restoredFrom={draft.restoredFrom} onDiscard={close} />
        <p>{say.openOnTv}</p>
        <p className={styles.address} dir="ltr">
          {parts.map((part, at) => (
            // The same part may come twice: its place is what it is.
            <span key={at}>{part}</span>
          ))}
        </p>
        <TextField
          label={say.code}
          hint={say.codeHint}
          error={isEmpty(code) ? say.codeNeeded : errors.code}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          dir="ltr"
          className={styles.code}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <TextField
          label={say.name}
          hint={say.nameHint}
          error={isEmpty(name) ? say.nameNeeded : errors.name}
          maxLength={60}
          autoComplete="off"
          dir="auto"
          value={name}
          readOnly={draft.isLoading}
          onChange={({ target }) => onEdit({ name: target.value })}
        />
        <RadioGroup
          legend={say.orientation}
          name="orientation new"
          value={orientation}
          choices={orientations.map((each) => ({ value: each, label: say.orientations[each] }))}
          onChange={(next) => onEdit({ orientation: next })}
        />
        <ButtonRow>
          <Button type="submit" busy={add.isPending}>
            {say.addConfirm}
          </Button>
          <Button tone="quiet" onClick={close}>
            {say.cancel}
          </Button>
        </ButtonRow>
      </Form>
    </section>
  )
}

import type { DeskDisplay, DeskMosque } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { isConflict, useDeskAction, useDraft } from '@minaret/domain/desk'
import { Button, ButtonRow, Form, Notice, RadioGroup, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { deskPath, DraftNote } from '../frame/index.ts'
import styles from './displays.module.css'

/** `address`: as the address that is open on the display says. */
type Orientation = 'landscape' | 'portrait' | 'address'
const orientations: readonly Orientation[] = ['landscape', 'portrait', 'address']

type Typed = { name: string; orientation: Orientation; version: string }

/** What was typed, as it was stored. */
function readTyped(value: unknown): Typed | undefined {
  const { name, orientation, version }: { name?: unknown; orientation?: unknown; version?: unknown } = Object(value)
  const way = orientations.find((each) => each === orientation)
  return typeof name === 'string' && typeof version === 'string' && way
    ? { name, orientation: way, version }
    : undefined
}

/** Renaming a display and turning its picture; closed until somebody asks for it, or has typed in it before. */
export function DisplayForm({ mosque, display }: { mosque: DeskMosque; display: DeskDisplay }) {
  const { t, format } = useWords('deskDisplays')
  const say = t.deskDisplays
  const [isOpen, setOpen] = useState(false)
  const [isTried, setTried] = useState(false)
  const change = useDeskAction('displayChange', {
    undo: 'usual',
    refresh: 'mosque',
    isField: (field) => field === 'name',
  })
  const draft = useDraft({
    mosque: mosque.slug,
    form: `display.${display.id}`,
    title: say.draft({ display: format.inText(display.name) }),
    path: deskPath(mosque.slug, 'displays'),
    accept: readTyped,
  })
  const stored: Typed = {
    name: display.name,
    orientation: display.orientation ?? 'address',
    version: display.version,
  }
  const typed = draft.value ?? stored
  const close = () => {
    draft.change(undefined)
    setOpen(false)
    setTried(false)
    change.reset()
  }
  const onEdit = (next: Partial<Typed>) => draft.change({ ...typed, ...next })

  if (!isOpen && !draft.value)
    return (
      <Button
        tone="quiet"
        className={styles.edit}
        aria-label={say.named({ action: say.edit, display: format.inText(display.name) })}
        onClick={() => setOpen(true)}
      >
        {say.edit}
      </Button>
    )

  const isTheirs = isConflict(change.error)
  const { name, orientation } = typed
  function onSubmit() {
    setTried(true)
    if (name.trim() === '') return
    // After a refusal, what was typed is saved over the display as it is shown now.
    const version = isTheirs ? display.version : typed.version
    const chosen = orientation === 'address' ? {} : { orientation }
    change.mutate(
      { mosque: mosque.slug, display: display.id, body: { name: name.trim(), version, ...chosen } },
      { onSuccess: close },
    )
  }
  return (
    <Form onSubmit={onSubmit} className={styles.form}>
      <DraftNote restoredFrom={draft.restoredFrom} onDiscard={close} />
      {isTheirs && (
        <Notice tone="warning" live="assertive" title={say.conflict}>
          {`${format.inText(display.name)} · ${say.orientations[display.orientation ?? 'address']}`}
        </Notice>
      )}
      <TextField
        label={say.name}
        hint={say.nameHint}
        error={isTried && name.trim() === '' ? say.nameNeeded : fieldErrorsOf(change.error).name}
        maxLength={60}
        autoComplete="off"
        dir="auto"
        value={name}
        readOnly={draft.isLoading}
        onChange={({ target }) => onEdit({ name: target.value })}
      />
      <RadioGroup
        legend={say.orientation}
        name={`orientation ${display.id}`}
        value={orientation}
        choices={orientations.map((each) => ({ value: each, label: say.orientations[each] }))}
        onChange={(next) => onEdit({ orientation: next })}
      />
      <ButtonRow>
        <Button type="submit" busy={change.isPending}>
          {say.save}
        </Button>
        <Button tone="quiet" onClick={close}>
          {say.cancel}
        </Button>
      </ButtonRow>
    </Form>
  )
}

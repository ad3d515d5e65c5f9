import type { DeskDisplay, DeskMosque } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { isConflict, useDeskAction, useDraft } from '@minaret/domain/desk'
import { Button, ButtonRow, Form, Notice, RadioGroup, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { deskPath, DraftNote } from '../frame/index.ts'
import styles from './displays.module.css'

/** `address`: taken from the URL that the display has open. */
type Orientation = 'landscape' | 'portrait' | 'address'
const orientations: readonly Orientation[] = ['landscape', 'portrait', 'address']

type DisplayDraft = { name: string; orientation: Orientation; version: string }

/** Parses a stored draft; undefined if it is invalid. */
function parseDraft(value: unknown): DisplayDraft | undefined {
  const { name, orientation, version }: { name?: unknown; orientation?: unknown; version?: unknown } = Object(value)
  const validOrientation = orientations.find((option) => option === orientation)
  return typeof name === 'string' && typeof version === 'string' && validOrientation
    ? { name, orientation: validOrientation, version }
    : undefined
}

/** Form for renaming or rotating a display; collapsed until it is opened or has a draft. */
export function DisplayForm({ mosque, display }: { mosque: DeskMosque; display: DeskDisplay }) {
  const { t, format } = useMessages('deskDisplays')
  const texts = t.deskDisplays
  const [isOpen, setOpen] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const change = useDeskAction('displayChange', {
    undo: 'usual',
    refresh: 'mosque',
    isField: (field) => field === 'name',
  })
  const draft = useDraft({
    mosque: mosque.slug,
    form: `display.${display.id}`,
    title: texts.draft({ display: format.inText(display.name) }),
    path: deskPath(mosque.slug, 'displays'),
    parse: parseDraft,
  })
  const savedValues: DisplayDraft = {
    name: display.name,
    orientation: display.orientation ?? 'address',
    version: display.version,
  }
  const values = draft.value ?? savedValues
  const close = () => {
    draft.change(undefined)
    setOpen(false)
    setSubmitted(false)
    change.reset()
  }
  const onEdit = (next: Partial<DisplayDraft>) => draft.change({ ...values, ...next })

  if (!isOpen && !draft.value)
    return (
      <Button
        tone="quiet"
        className={styles.edit}
        aria-label={texts.actionLabel({ action: texts.edit, display: format.inText(display.name) })}
        onClick={() => setOpen(true)}
      >
        {texts.edit}
      </Button>
    )

  const hasConflict = isConflict(change.error)
  const { name, orientation } = values
  function onSubmit() {
    setSubmitted(true)
    if (name.trim() === '') return
    // After a conflict, the draft overwrites the display's current version, which is shown.
    const version = hasConflict ? display.version : values.version
    const orientationField = orientation === 'address' ? {} : { orientation }
    change.mutate(
      { mosque: mosque.slug, display: display.id, body: { name: name.trim(), version, ...orientationField } },
      { onSuccess: close },
    )
  }
  return (
    <Form onSubmit={onSubmit} className={styles.form}>
      <DraftNote restoredFrom={draft.restoredFrom} onDiscard={close} />
      {hasConflict && (
        <Notice tone="warning" live="assertive" title={texts.conflict}>
          {`${format.inText(display.name)} · ${texts.orientations[display.orientation ?? 'address']}`}
        </Notice>
      )}
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        error={isSubmitted && name.trim() === '' ? texts.nameNeeded : fieldErrorsOf(change.error).name}
        maxLength={60}
        autoComplete="off"
        dir="auto"
        value={name}
        readOnly={draft.isLoading}
        onChange={({ target }) => onEdit({ name: target.value })}
      />
      <RadioGroup
        legend={texts.orientation}
        name={`orientation ${display.id}`}
        value={orientation}
        choices={orientations.map((option) => ({ value: option, label: texts.orientations[option] }))}
        onChange={(next) => onEdit({ orientation: next })}
      />
      <ButtonRow>
        <Button type="submit" busy={change.isPending}>
          {texts.save}
        </Button>
        <Button tone="quiet" onClick={close}>
          {texts.cancel}
        </Button>
      </ButtonRow>
    </Form>
  )
}

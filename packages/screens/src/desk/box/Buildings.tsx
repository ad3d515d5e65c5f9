import type { BuildingForm, DeskMosque, GasdsOverview } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, ButtonRow, Checkbox, Form, List, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'
import styles from './box.module.css'

type BuildingDraft = BuildingForm & { id?: string; open: boolean }

const emptyDraft: BuildingDraft = { name: '', address: '', postcode: '', open: true }

/** A charity's community buildings, with a form to add or change one. */
export function Buildings({ mosque, buildings }: { mosque: DeskMosque; buildings: GasdsOverview['buildings'] }) {
  const { t, format } = useMessages('deskBox')
  const texts = t.deskBox.gasds.buildings
  const add = useDeskAction('buildingAdd', { isField: () => true })
  const change = useDeskAction('buildingChange', { isField: () => true })
  const [draft, setDraft] = useState<BuildingDraft>()
  const save = draft?.id === undefined ? add : change
  const errors = fieldErrorsOf(save.error)
  const resetDraft = (next: BuildingDraft | undefined) => {
    add.reset()
    change.reset()
    setDraft(next)
  }
  function onSave({ id, open, ...body }: BuildingDraft) {
    const onSuccess = () => setDraft(undefined)
    if (id === undefined) add.mutate({ mosque: mosque.slug, body }, { onSuccess })
    else change.mutate({ mosque: mosque.slug, building: id, body: { ...body, open } }, { onSuccess })
  }
  const fieldProps = (name: 'name' | 'address' | 'postcode') => ({
    name,
    autoComplete: 'off',
    dir: 'auto',
    required: true,
    error: errors[name],
    value: draft?.[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => draft && setDraft({ ...draft, [name]: target.value }),
  })
  return (
    <Panel id="buildings" title={texts.title}>
      <p className={styles.hint}>{texts.hint}</p>
      <List
        label={texts.title}
        empty={<p className={styles.hint}>{texts.none}</p>}
        rows={buildings.map((building) => ({
          id: building.id,
          title: format.inText(building.name),
          meta: [format.inText(building.address), building.postcode, building.open ? '' : texts.closed]
            .filter(Boolean)
            .join(' · '),
          action: (
            <Button
              tone="quiet"
              aria-label={texts.change({ name: building.name })}
              onClick={() => resetDraft(building)}
            >
              {texts.changeShort}
            </Button>
          ),
        }))}
      />
      {draft ? (
        <Form className={styles.form} onSubmit={() => onSave(draft)}>
          <TextField label={texts.name} {...fieldProps('name')} />
          <TextField label={texts.address} {...fieldProps('address')} />
          <TextField label={texts.postcode} {...fieldProps('postcode')} dir="ltr" />
          {draft.id !== undefined && (
            <Checkbox
              label={texts.open}
              checked={draft.open}
              onChange={({ target }) => setDraft({ ...draft, open: target.checked })}
            />
          )}
          {(errors.separate || draft.separate !== undefined) && (
            <Checkbox
              label={texts.separate}
              error={errors.separate}
              checked={draft.separate === true}
              onChange={({ target }) => setDraft({ ...draft, separate: target.checked })}
            />
          )}
          <ButtonRow>
            <Button type="submit" busy={save.isPending}>
              {texts.save}
            </Button>
            <Button tone="quiet" onClick={() => resetDraft(undefined)}>
              {texts.cancel}
            </Button>
          </ButtonRow>
        </Form>
      ) : (
        <ButtonRow>
          <Button tone="quiet" onClick={() => resetDraft(emptyDraft)}>
            {texts.add}
          </Button>
        </ButtonRow>
      )}
    </Panel>
  )
}

import type { ContactPreference, DonorContact } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, ButtonRow, Form, Select, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'
import styles from './donors.module.css'

const preferences = ['unknown', 'yes', 'no'] as const satisfies readonly ContactPreference[]

/** A donor's contact preferences, for anything beyond their gifts. */
export function Contact({ mosque, donor, contact }: { mosque: string; donor: string; contact: DonorContact }) {
  const { t } = useMessages('deskDonors')
  const texts = t.deskDonors.contact
  const change = useDeskAction('donorContactChange', { isField: () => true, undo: 'message', refresh: 'donors' })
  const [draft, setDraft] = useState(contact)
  const errors = fieldErrorsOf(change.error)
  const options = preferences.map((value) => ({ value, label: texts.preferences[value] }))
  const renderPreference = (name: 'email' | 'call' | 'post') => (
    <Select
      label={texts[name]}
      options={options}
      value={draft[name]}
      onChange={({ target }) => {
        const preference = preferences.find((option) => option === target.value)
        if (preference) setDraft({ ...draft, [name]: preference })
      }}
    />
  )
  return (
    <Panel id="contact" title={texts.title}>
      <p className={styles.hint}>{texts.lead}</p>
      <Form className={styles.form} onSubmit={() => change.mutate({ mosque, donor, body: draft })}>
        <TextField
          label={texts.phone}
          type="tel"
          autoComplete="off"
          maxLength={40}
          error={errors.phone}
          value={draft.phone}
          onChange={({ target }) => setDraft({ ...draft, phone: target.value })}
        />
        {renderPreference('email')}
        {renderPreference('call')}
        {renderPreference('post')}
        <ButtonRow className={styles.buttons}>
          <Button type="submit" busy={change.isPending}>
            {texts.save}
          </Button>
        </ButtonRow>
      </Form>
    </Panel>
  )
}

import type { DeskMosque, DonorDetail, DonorEmailPreview, SpokenDeclaration } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDonorEmail } from '@minaret/domain/desk'
import { Button, ButtonRow, Checkbox, DateField, Dialog, Form, Select, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { todayIn } from '../frame/index.ts'
import { EmailPreview } from './SendEmail.tsx'
import styles from './donors.module.css'

type RecordSpokenProps = {
  mosque: DeskMosque
  donor: DonorDetail
  /** The text of the declaration, read to the donor. */
  declarationText: string
}

/** Button that records a spoken declaration; requires an email address for the written record. */
export function RecordSpoken({ mosque, donor, declarationText }: RecordSpokenProps) {
  const { t } = useMessages('deskDonors')
  const texts = t.deskDonors.spoken
  const [isOpen, setOpen] = useState(false)
  const entriesWithEmail = donor.entries.filter(({ email }) => email !== '')
  const [firstEntry] = entriesWithEmail
  if (!firstEntry) return <p className={styles.hint}>{texts.noAddress}</p>
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
      {isOpen && (
        <SpokenDialog
          mosque={mosque}
          donor={donor.id}
          entries={entriesWithEmail}
          firstEntry={firstEntry}
          declarationText={declarationText}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type DeclarationDraft = Omit<SpokenDeclaration, 'send'>

/** Splits a name for the form's fields: the last word becomes the last name. */
function splitName(name: string): Pick<DeclarationDraft, 'firstName' | 'lastName'> {
  const parts = name.includes('@') ? [] : name.trim().split(/\s+/)
  return { firstName: parts.slice(0, -1).join(' ').slice(0, 35), lastName: (parts.at(-1) ?? '').slice(0, 35) }
}

type SpokenDialogProps = {
  mosque: DeskMosque
  donor: string
  entries: DonorDetail['entries']
  firstEntry: DonorDetail['entries'][number]
  declarationText: string
  onClose: () => void
}

function SpokenDialog({ mosque, donor, entries, firstEntry, declarationText, onClose }: SpokenDialogProps) {
  const { t } = useMessages('deskDonors')
  const texts = t.deskDonors.spoken
  const emailAction = useDonorEmail(mosque.slug, donor)
  const today = todayIn(mosque.timeZone)
  const [draft, setDraft] = useState<DeclarationDraft>({
    entry: firstEntry.id,
    day: today,
    agreed: false,
    title: '',
    ...splitName(firstEntry.name),
    house: '',
    postcode: '',
    overseas: false,
  })
  const [previewedEmail, setPreviewedEmail] = useState<DonorEmailPreview['email']>()
  const errors = fieldErrorsOf(emailAction.error)
  const change = (changes: Partial<DeclarationDraft>) => setDraft({ ...draft, ...changes })
  const renderField = (
    name: 'title' | 'firstName' | 'lastName' | 'house' | 'postcode',
    label: string,
    maxLength: number,
  ) => (
    <TextField
      label={label}
      hint={name === 'title' ? texts.titleHint : undefined}
      autoComplete="off"
      dir="auto"
      maxLength={maxLength}
      error={errors[name]}
      value={draft[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  const showPreview = () =>
    emailAction.mutate(
      { kind: 'declaration', declaration: draft, send: false },
      { onSuccess: ({ email }) => setPreviewedEmail(email) },
    )
  const record = () =>
    emailAction.mutate({ kind: 'declaration', declaration: draft, send: true }, { onSettled: onClose })
  return (
    <Dialog
      open
      title={texts.title}
      closeLabel={t.deskDonors.regular.close}
      required={emailAction.isPending}
      onClose={onClose}
      actions={
        previewedEmail && (
          <>
            <Button tone="quiet" onClick={() => setPreviewedEmail(undefined)}>
              {texts.back}
            </Button>
            <Button busy={emailAction.isPending} onClick={record}>
              {texts.record}
            </Button>
          </>
        )
      }
    >
      {previewedEmail ? (
        <div className={styles.form}>
          <p className={styles.hint}>{texts.willSend}</p>
          <EmailPreview email={previewedEmail} />
        </div>
      ) : (
        <Form className={styles.form} onSubmit={showPreview}>
          <p className={styles.hint}>{texts.lead}</p>
          <blockquote className={styles.email} lang="en" dir="ltr">
            {declarationText}
          </blockquote>
          <Checkbox
            label={texts.agreed}
            error={errors.agreed}
            checked={draft.agreed}
            onChange={({ target }) => change({ agreed: target.checked })}
          />
          <DateField
            label={texts.day}
            max={today}
            error={errors.day}
            value={draft.day}
            onChange={({ target }) => change({ day: target.value })}
          />
          {entries.length > 1 && (
            <Select
              label={texts.entry}
              options={entries.map(({ id, email }) => ({ value: id, label: email }))}
              value={draft.entry}
              onChange={({ target }) => change({ entry: target.value })}
            />
          )}
          {renderField('title', texts.honorific, 4)}
          {renderField('firstName', texts.firstName, 35)}
          {renderField('lastName', texts.lastName, 35)}
          <Checkbox
            label={texts.overseas}
            checked={draft.overseas}
            onChange={({ target }) => change({ overseas: target.checked, postcode: '' })}
          />
          {renderField('house', draft.overseas ? texts.address : texts.house, 40)}
          {!draft.overseas && renderField('postcode', texts.postcode, 12)}
          <ButtonRow className={styles.buttons}>
            <Button type="submit" busy={emailAction.isPending}>
              {t.deskDonors.regular.show}
            </Button>
          </ButtonRow>
        </Form>
      )}
    </Dialog>
  )
}

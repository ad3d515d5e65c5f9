import type { CharityDetailsForm, DeskMosque } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, ButtonRow, Form, LineLink, Select, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, Sections } from '../frame/index.ts'
import styles from './giftAid.module.css'
import { YearEnd } from './YearEnd.tsx'

const emptyDetails: CharityDetailsForm = {
  hmrcReference: '',
  name: '',
  regulator: '',
  regulatorName: '',
  regulatorNumber: '',
  legalForm: '',
  yearEnd: '',
  officialTitle: '',
  officialFirstName: '',
  officialLastName: '',
  trustee: '',
  officialPostcode: '',
  officialPhone: '',
}

export type CharityScreenProps = {
  mosque: DeskMosque
  /** Called once the details are saved. */
  onDone(): void
}

/** The form for the charity's details at HMRC. */
export function CharityScreen({ mosque, onDone }: CharityScreenProps) {
  const { t } = useMessages('desk', 'deskGiftAid')
  const texts = t.deskGiftAid
  const query = useDeskQuery('giftAidView', { mosque: mosque.slug }, { staleTime: 0 })
  return (
    <DeskFrame mosque={mosque} page="gift-aid" title={texts.details.title}>
      <LineLink href={deskPath(mosque.slug, 'gift-aid')}>{texts.back}</LineLink>
      <h1>{texts.details.title}</h1>
      {query.data ? (
        <Sections>
          <DetailsForm mosque={mosque} details={query.data.details ?? emptyDetails} onDone={onDone} />
        </Sections>
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}

function DetailsForm({ mosque, details, onDone }: CharityScreenProps & { details: CharityDetailsForm }) {
  const { t } = useMessages('deskGiftAid')
  const texts = t.deskGiftAid.details
  const change = useDeskAction('charityDetailsChange', { isField: () => true })
  const [draft, setDraft] = useState(details)
  const errors = fieldErrorsOf(change.error)
  const fieldProps = (name: keyof CharityDetailsForm) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  })
  const optionsOf = (labels: Readonly<Record<string, string>>) => [
    { value: '', label: texts.choose },
    ...Object.entries(labels).map(([value, label]) => ({ value, label })),
  ]
  const textProps = { autoComplete: 'off', dir: 'auto' } as const
  const codeProps = { autoComplete: 'off', dir: 'ltr' } as const
  return (
    <Form
      className={styles.form}
      onSubmit={() => change.mutate({ mosque: mosque.slug, body: draft }, { onSuccess: onDone })}
    >
      <TextField
        label={texts.hmrcReference}
        hint={texts.hmrcReferenceHint}
        className={styles.short}
        {...codeProps}
        {...fieldProps('hmrcReference')}
      />
      <TextField label={texts.name} hint={texts.nameHint} {...textProps} {...fieldProps('name')} />
      <Select label={texts.regulator} options={optionsOf(texts.regulators)} {...fieldProps('regulator')} />
      {draft.regulator === 'other' && (
        <TextField label={texts.regulatorName} {...textProps} {...fieldProps('regulatorName')} />
      )}
      {draft.regulator !== 'none' && (
        <TextField
          label={texts.regulatorNumber}
          className={styles.short}
          {...codeProps}
          {...fieldProps('regulatorNumber')}
        />
      )}
      <Select
        label={texts.legalForm}
        hint={texts.legalFormHint}
        options={optionsOf(texts.legalForms)}
        {...fieldProps('legalForm')}
      />
      <YearEnd value={draft.yearEnd} error={errors.yearEnd} onChange={(yearEnd) => setDraft({ ...draft, yearEnd })} />
      <h2>{texts.official}</h2>
      <p className={styles.hint}>{texts.officialHint}</p>
      <TextField
        label={texts.officialTitle}
        optional={texts.optional}
        className={styles.short}
        {...textProps}
        {...fieldProps('officialTitle')}
      />
      <TextField label={texts.officialFirstName} {...textProps} {...fieldProps('officialFirstName')} />
      <TextField label={texts.officialLastName} {...textProps} {...fieldProps('officialLastName')} />
      <TextField label={texts.trustee} optional={texts.optional} {...textProps} {...fieldProps('trustee')} />
      <TextField
        label={texts.officialPostcode}
        hint={texts.officialPostcodeHint}
        optional={texts.optional}
        className={styles.short}
        {...codeProps}
        {...fieldProps('officialPostcode')}
      />
      <TextField
        label={texts.officialPhone}
        type="tel"
        className={styles.short}
        {...codeProps}
        {...fieldProps('officialPhone')}
      />
      <ButtonRow className={styles.buttons}>
        <Button type="submit" busy={change.isPending}>
          {texts.save}
        </Button>
      </ButtonRow>
    </Form>
  )
}

import type { CharityDetailsForm, DeskMosque } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, ButtonRow, Form, LineLink, Select, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading } from '../frame/index.ts'
import styles from './giftAid.module.css'
import { YearEnd } from './YearEnd.tsx'

const blank: CharityDetailsForm = {
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

/** The form of the charity's details at HMRC. */
export function CharityScreen({ mosque, onDone }: CharityScreenProps) {
  const { t } = useWords('desk', 'deskGiftAid')
  const texts = t.deskGiftAid
  const loaded = useDeskQuery('giftAidView', { mosque: mosque.slug }, { staleTime: 0 })
  return (
    <DeskFrame mosque={mosque} page="gift-aid" title={texts.details.title}>
      <LineLink href={deskPath(mosque.slug, 'gift-aid')}>{texts.back}</LineLink>
      <h1>{texts.details.title}</h1>
      {loaded.data ? (
        <div className={styles.sections}>
          <DetailsForm mosque={mosque} details={loaded.data.details ?? blank} onDone={onDone} />
        </div>
      ) : (
        <Loading failed={loaded.isError} retry={() => void loaded.refetch()} />
      )}
    </DeskFrame>
  )
}

function DetailsForm({ mosque, details, onDone }: CharityScreenProps & { details: CharityDetailsForm }) {
  const { t } = useWords('deskGiftAid')
  const texts = t.deskGiftAid.details
  const change = useDeskAction('charityDetailsChange', { isField: () => true })
  const [draft, setDraft] = useState(details)
  const errors = fieldErrorsOf(change.error)
  const field = (name: keyof CharityDetailsForm) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  })
  const options = (words: Readonly<Record<string, string>>) => [
    { value: '', label: texts.choose },
    ...Object.entries(words).map(([value, label]) => ({ value, label })),
  ]
  const text = { autoComplete: 'off', dir: 'auto' } as const
  const code = { autoComplete: 'off', dir: 'ltr' } as const
  return (
    <Form
      className={styles.form}
      onSubmit={() => change.mutate({ mosque: mosque.slug, body: draft }, { onSuccess: onDone })}
    >
      <TextField
        label={texts.hmrcReference}
        hint={texts.hmrcReferenceHint}
        className={styles.short}
        {...code}
        {...field('hmrcReference')}
      />
      <TextField label={texts.name} hint={texts.nameHint} {...text} {...field('name')} />
      <Select label={texts.regulator} options={options(texts.regulators)} {...field('regulator')} />
      {draft.regulator === 'other' && <TextField label={texts.regulatorName} {...text} {...field('regulatorName')} />}
      {draft.regulator !== 'none' && (
        <TextField label={texts.regulatorNumber} className={styles.short} {...code} {...field('regulatorNumber')} />
      )}
      <Select
        label={texts.legalForm}
        hint={texts.legalFormHint}
        options={options(texts.legalForms)}
        {...field('legalForm')}
      />
      <YearEnd value={draft.yearEnd} error={errors.yearEnd} onChange={(yearEnd) => setDraft({ ...draft, yearEnd })} />
      <h2>{texts.official}</h2>
      <p className={styles.hint}>{texts.officialHint}</p>
      <TextField
        label={texts.officialTitle}
        optional={texts.optional}
        className={styles.short}
        {...text}
        {...field('officialTitle')}
      />
      <TextField label={texts.officialFirstName} {...text} {...field('officialFirstName')} />
      <TextField label={texts.officialLastName} {...text} {...field('officialLastName')} />
      <TextField label={texts.trustee} optional={texts.optional} {...text} {...field('trustee')} />
      <TextField
        label={texts.officialPostcode}
        hint={texts.officialPostcodeHint}
        optional={texts.optional}
        className={styles.short}
        {...code}
        {...field('officialPostcode')}
      />
      <TextField
        label={texts.officialPhone}
        type="tel"
        className={styles.short}
        {...code}
        {...field('officialPhone')}
      />
      <ButtonRow className={styles.buttons}>
        <Button type="submit" busy={change.isPending}>
          {texts.save}
        </Button>
      </ButtonRow>
    </Form>
  )
}

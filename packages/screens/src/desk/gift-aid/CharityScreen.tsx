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
  const say = t.deskGiftAid
  const loaded = useDeskQuery('giftAidView', { mosque: mosque.slug }, { staleTime: 0 })
  return (
    <DeskFrame mosque={mosque} page="gift-aid" title={say.details.title}>
      <LineLink href={deskPath(mosque.slug, 'gift-aid')}>{say.back}</LineLink>
      <h1>{say.details.title}</h1>
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
  const say = t.deskGiftAid.details
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
    { value: '', label: say.choose },
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
        label={say.hmrcReference}
        hint={say.hmrcReferenceHint}
        className={styles.short}
        {...code}
        {...field('hmrcReference')}
      />
      <TextField label={say.name} hint={say.nameHint} {...text} {...field('name')} />
      <Select label={say.regulator} options={options(say.regulators)} {...field('regulator')} />
      {draft.regulator === 'other' && <TextField label={say.regulatorName} {...text} {...field('regulatorName')} />}
      {draft.regulator !== 'none' && (
        <TextField label={say.regulatorNumber} className={styles.short} {...code} {...field('regulatorNumber')} />
      )}
      <Select
        label={say.legalForm}
        hint={say.legalFormHint}
        options={options(say.legalForms)}
        {...field('legalForm')}
      />
      <YearEnd value={draft.yearEnd} error={errors.yearEnd} onChange={(yearEnd) => setDraft({ ...draft, yearEnd })} />
      <h2>{say.official}</h2>
      <p className={styles.hint}>{say.officialHint}</p>
      <TextField
        label={say.officialTitle}
        optional={say.optional}
        className={styles.short}
        {...text}
        {...field('officialTitle')}
      />
      <TextField label={say.officialFirstName} {...text} {...field('officialFirstName')} />
      <TextField label={say.officialLastName} {...text} {...field('officialLastName')} />
      <TextField label={say.trustee} optional={say.optional} {...text} {...field('trustee')} />
      <TextField
        label={say.officialPostcode}
        hint={say.officialPostcodeHint}
        optional={say.optional}
        className={styles.short}
        {...code}
        {...field('officialPostcode')}
      />
      <TextField label={say.officialPhone} type="tel" className={styles.short} {...code} {...field('officialPhone')} />
      <ButtonRow className={styles.buttons}>
        <Button type="submit" busy={change.isPending}>
          {say.save}
        </Button>
      </ButtonRow>
    </Form>
  )
}

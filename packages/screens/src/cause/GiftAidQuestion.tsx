import { useTenant } from '@minaret/domain'
import { giftAidWording, giftAidText } from '@minaret/money'
import { Checkbox, RadioGroup, TextField } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './cause.module.css'
import { type GiftAidField, type GiftAidFields, splitName } from './giftAid.ts'

/** The fields' ids, for the links of the error summary. */
export const giftAidIds: Record<GiftAidField, string> = {
  claim: 'gift-aid',
  title: 'gift-aid-title',
  firstName: 'gift-aid-first',
  lastName: 'gift-aid-last',
  house: 'gift-aid-house',
  postcode: 'gift-aid-postcode',
}

export type GiftAidQuestionProps = {
  values: GiftAidFields
  /** The donor's name, which prefills the declaration's names. */
  name: string
  /** The amount, and the amount with Gift Aid, formatted. */
  gift: string
  boosted: string
  errors: Partial<Record<GiftAidField, string>>
  onChange(values: GiftAidFields): void
}

/** The Gift Aid question, with no default answer, and the declaration fields if the answer is yes. */
export function GiftAidQuestion({ values, name, gift, boosted, errors, onChange }: GiftAidQuestionProps) {
  const { t } = useMessages('giftDetails')
  const texts = t.giftDetails.giftAid
  const change = (changes: Partial<GiftAidFields>) => onChange({ ...values, ...changes })
  const hasNames = values.firstName !== '' || values.lastName !== ''
  const fieldProps = (field: 'title' | 'firstName' | 'lastName' | 'house' | 'postcode', autoComplete: string) => ({
    id: giftAidIds[field],
    name: `giftAid.${field}`,
    error: errors[field],
    autoComplete,
    value: values[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [field]: currentTarget.value }),
  })

  return (
    <div className={styles.giftAid}>
      <RadioGroup
        id={giftAidIds.claim}
        name="giftAid"
        legend={texts.question({ gift, boosted })}
        hint={texts.free}
        error={errors.claim}
        value={values.claim === undefined ? null : values.claim ? 'yes' : 'no'}
        onChange={(answer) =>
          change({ claim: answer === 'yes', ...(answer === 'yes' && !hasNames ? splitName(name) : {}) })
        }
        choices={[
          { value: 'yes', label: texts.yes },
          { value: 'no', label: texts.no },
        ]}
      />
      {values.claim && (
        <>
          <Declaration always={values.always} />
          <Checkbox
            name="giftAid.always"
            label={texts.always}
            checked={values.always}
            onChange={({ currentTarget }) => change({ always: currentTarget.checked })}
          />
          <div className={styles.names}>
            <TextField
              {...fieldProps('title', 'honorific-prefix')}
              label={texts.title}
              optional={t.giftDetails.message.optional}
            />
            <TextField {...fieldProps('firstName', 'given-name')} label={texts.firstName} />
            <TextField {...fieldProps('lastName', 'family-name')} label={texts.lastName} />
          </div>
          <TextField
            {...fieldProps('house', 'address-line1')}
            label={values.overseas ? texts.address : texts.house}
            hint={texts.houseHint}
          />
          {!values.overseas && (
            <TextField {...fieldProps('postcode', 'postal-code')} label={texts.postcode} className={styles.postcode} />
          )}
          <Checkbox
            name="giftAid.overseas"
            label={texts.overseas}
            checked={values.overseas}
            onChange={({ currentTarget }) => change({ overseas: currentTarget.checked })}
          />
          <p className={styles.soft}>{texts.purpose}</p>
        </>
      )}
    </div>
  )
}

/** The declaration: legal wording, in English on every site. */
function Declaration({ always }: { always: boolean }) {
  const { t } = useMessages('giftDetails')
  const { charityName, websiteName } = useTenant()
  const texts = giftAidText(giftAidWording)
  if (!texts) return null
  return (
    <section className={styles.declaration} aria-labelledby="gift-aid-declaration">
      <h3 id="gift-aid-declaration">{t.giftDetails.giftAid.declaration}</h3>
      <div lang="en" dir="ltr">
        <p>{texts.declaration(charityName ?? websiteName, always ? 'past_and_future' : 'this')}</p>
      </div>
      <details>
        <summary>{t.giftDetails.giftAid.meaning}</summary>
        <ul lang="en" dir="ltr">
          {texts.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}

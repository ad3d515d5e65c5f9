import { useTenant } from '@minaret/domain'
import { giftAidWording, giftAidWords } from '@minaret/money'
import { Checkbox, RadioGroup, TextField } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './cause.module.css'
import { type GiftAidField, type GiftAidFields, namesIn } from './giftAid.ts'

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
  answers: GiftAidFields
  /** The donor's name, which prefills the declaration's names. */
  name: string
  /** The amount, and the amount with Gift Aid, formatted. */
  gift: string
  boosted: string
  errors: Partial<Record<GiftAidField, string>>
  onChange(answers: GiftAidFields): void
}

/** The Gift Aid question, with no default answer, and the fields of a declaration after a yes. */
export function GiftAidQuestion({ answers, name, gift, boosted, errors, onChange }: GiftAidQuestionProps) {
  const { t } = useWords('cause')
  const words = t.cause.giftAid
  const change = (more: Partial<GiftAidFields>) => onChange({ ...answers, ...more })
  const hasNames = answers.firstName !== '' || answers.lastName !== ''
  const fieldProps = (field: 'title' | 'firstName' | 'lastName' | 'house' | 'postcode', autoComplete: string) => ({
    id: giftAidIds[field],
    name: `giftAid.${field}`,
    error: errors[field],
    autoComplete,
    value: answers[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [field]: currentTarget.value }),
  })

  return (
    <div className={styles.giftAid}>
      <RadioGroup
        id={giftAidIds.claim}
        name="giftAid"
        legend={words.question({ gift, boosted })}
        hint={words.free}
        error={errors.claim}
        value={answers.claim === undefined ? null : answers.claim ? 'yes' : 'no'}
        onChange={(answer) =>
          change({ claim: answer === 'yes', ...(answer === 'yes' && !hasNames ? namesIn(name) : {}) })
        }
        choices={[
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ]}
      />
      {answers.claim && (
        <>
          <Declaration always={answers.always} />
          <Checkbox
            name="giftAid.always"
            label={words.always}
            checked={answers.always}
            onChange={({ currentTarget }) => change({ always: currentTarget.checked })}
          />
          <div className={styles.names}>
            <TextField
              {...fieldProps('title', 'honorific-prefix')}
              label={words.title}
              optional={t.cause.message.optional}
            />
            <TextField {...fieldProps('firstName', 'given-name')} label={words.firstName} />
            <TextField {...fieldProps('lastName', 'family-name')} label={words.lastName} />
          </div>
          <TextField
            {...fieldProps('house', 'address-line1')}
            label={answers.overseas ? words.address : words.house}
            hint={words.houseHint}
          />
          {!answers.overseas && (
            <TextField {...fieldProps('postcode', 'postal-code')} label={words.postcode} className={styles.postcode} />
          )}
          <Checkbox
            name="giftAid.overseas"
            label={words.overseas}
            checked={answers.overseas}
            onChange={({ currentTarget }) => change({ overseas: currentTarget.checked })}
          />
          <p className={styles.soft}>{words.purpose}</p>
        </>
      )}
    </div>
  )
}

/** The declaration: a legal text, in English on every site. */
function Declaration({ always }: { always: boolean }) {
  const { t } = useWords('cause')
  const { charityName, websiteName } = useTenant()
  const words = giftAidWords(giftAidWording)
  if (!words) return null
  return (
    <section className={styles.declaration} aria-labelledby="gift-aid-declaration">
      <h3 id="gift-aid-declaration">{t.cause.giftAid.declaration}</h3>
      <div lang="en" dir="ltr">
        <p>{words.declaration(charityName ?? websiteName, always ? 'past_and_future' : 'this')}</p>
        <ul>
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

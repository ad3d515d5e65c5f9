import { TextArea, TextField } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { textOf, useRules } from '../forms/index.ts'
import type { FormPart } from './form.ts'
import styles from './maktab.module.css'

/** The fields of the guardian and the second contact. */
export function Guardians({ form }: FormPart) {
  const { t } = useMessages('maktab', 'forms')
  const rules = useRules()
  const { guardian, second } = t.maktab
  const readValues = () => form.library.getValues()
  /** The second contact is optional, but needs both name and number. */
  const checkSecondName = (value: unknown) =>
    !textOf(value).trim() && textOf(readValues().secondContact.contactNumber).trim() ? second.noName : undefined
  const checkSecondNumber = (value: unknown) =>
    !textOf(value).trim() && textOf(readValues().secondContact.name).trim() ? second.noNumber : undefined
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{guardian.legend}</legend>
        <TextField {...form.field('guardian.name', rules.name)} label={t.forms.name} autoComplete="name" />
        <TextField
          {...form.field('guardian.relationship', rules.atMost(200))}
          label={guardian.relationship}
          hint={guardian.relationshipHint}
          optional={t.forms.optional}
          autoComplete="off"
        />
        <TextField
          {...form.field('guardian.email', rules.email)}
          type="email"
          inputMode="email"
          label={t.forms.email}
          autoComplete="email"
        />
        <TextField
          {...form.field('guardian.contactNumber', rules.number)}
          type="tel"
          label={t.forms.number}
          hint={guardian.numberHint}
          autoComplete="tel"
        />
        <TextArea
          {...form.area('guardian.address', rules.atMost(500))}
          rows={3}
          label={guardian.address}
          optional={t.forms.optional}
          autoComplete="street-address"
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{second.legend}</legend>
        <p className={styles.soft}>{second.lead}</p>
        <TextField
          {...form.field('secondContact.name', rules.combineChecks(checkSecondName, rules.atMost(100)))}
          label={second.name}
          optional={t.forms.optional}
          autoComplete="off"
        />
        <TextField
          {...form.field('secondContact.contactNumber', rules.combineChecks(checkSecondNumber, rules.optionalNumber))}
          type="tel"
          label={second.number}
          optional={t.forms.optional}
          autoComplete="off"
        />
        <TextField
          {...form.field('secondContact.relationship', rules.atMost(200))}
          label={guardian.relationship}
          optional={t.forms.optional}
          autoComplete="off"
        />
      </fieldset>
    </>
  )
}

import { Checkbox } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { useRules } from '../forms/index.ts'
import type { FormPart } from './form.ts'
import styles from './maktab.module.css'

/** The consents: to storing the data and, separately, to photos. */
export function Consent({ form }: FormPart) {
  const { t } = useMessages('maktab', 'forms')
  const rules = useRules()
  const { consent } = t.maktab
  return (
    <fieldset className={styles.part}>
      <legend>{consent.legend}</legend>
      <Checkbox {...form.field('consent', rules.ticked(consent.needed))} label={consent.keep} hint={consent.keepMore} />
      <Checkbox {...form.field('photos')} label={consent.photos} hint={consent.photosMore} />
    </fieldset>
  )
}

import { useWords } from '../app/WordsProvider.tsx'
import styles from './forms.module.css'

/** A field that people neither see nor hear nor reach; whoever fills it in is a robot. */
export function Trap() {
  const { t } = useWords('forms')
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {t.forms.trap} <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

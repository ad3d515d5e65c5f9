import { EntryFields, type EntryFieldsProps } from './EntryFields.tsx'
import { useContentTexts } from './useContentTexts.ts'
import styles from './form.module.css'

/** A group of fields, such as the message from the chair. */
export function EntryField({ entry, ...props }: EntryFieldsProps) {
  const { labelOf } = useContentTexts()
  return (
    <details className={styles.part} open={Object.keys(entry).length > 0 || undefined}>
      <summary>{labelOf(props.field.key)}</summary>
      <EntryFields {...props} entry={entry} onChange={props.onChange} />
    </details>
  )
}

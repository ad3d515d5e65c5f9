import type { ContentField } from '@minaret/contract/desk'
import { Fragment, type ReactNode } from 'react'
import type { FieldViewProps } from './FieldView.tsx'
import { textOf, type Entry, withEntryValue } from './values.ts'
import styles from './form.module.css'

export type EntryFieldsProps = Omit<FieldViewProps, 'value' | 'onChange'> & {
  entry: Entry
  /** Renders one field: an entry's fields have the same types as a form's. */
  renderField(props: FieldViewProps): ReactNode
  onChange(next: Entry): void
}

/** Sets a value; removing a picture removes its alt text too. */
const withFieldValue = (entry: Entry, { key, type }: ContentField, text: string) =>
  withEntryValue(type === 'picture' && text === '' ? withEntryValue(entry, 'alt', '') : entry, key, text)

/** An entry's fields. */
export function EntryFields({ field, entry, path, id, renderField, onChange, ...rest }: EntryFieldsProps) {
  return (
    <div className={styles.fields}>
      {(field.fields ?? [])
        .filter(({ key }) => key !== 'alt' && key !== 'id')
        .map((part) => (
          <Fragment key={part.key}>
            {renderField({
              ...rest,
              field: part,
              id: `${id}.${part.key}`,
              path: [...path, part.key],
              value: entry[part.key],
              alt: entry.alt ?? '',
              onAlt: (alt) => onChange(withEntryValue(entry, 'alt', alt)),
              onChange: (value) => onChange(withFieldValue(entry, part, textOf(value))),
            })}
          </Fragment>
        ))}
    </div>
  )
}

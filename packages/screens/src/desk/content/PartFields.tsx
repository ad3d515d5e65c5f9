import type { ContentField } from '@minaret/contract/desk'
import { Fragment, type ReactNode } from 'react'
import type { FieldViewProps } from './FieldView.tsx'
import { textOf, type Entry, withPart } from './values.ts'
import styles from './form.module.css'

export type PartFieldsProps = Omit<FieldViewProps, 'value' | 'onChange'> & {
  entry: Entry
  /** Renders one field: an entry's fields have the same types as a form's. */
  renderField(props: FieldViewProps): ReactNode
  onChange(next: Entry): void
}

/** Sets a value; removing a picture removes its alt text too. */
const withValueOf = (entry: Entry, { key, type }: ContentField, text: string) =>
  withPart(type === 'picture' && text === '' ? withPart(entry, 'alt', '') : entry, key, text)

/** An entry's fields. */
export function PartFields({ field, entry, path, id, renderField, onChange, ...rest }: PartFieldsProps) {
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
              onAlt: (alt) => onChange(withPart(entry, 'alt', alt)),
              onChange: (value) => onChange(withValueOf(entry, part, textOf(value))),
            })}
          </Fragment>
        ))}
    </div>
  )
}

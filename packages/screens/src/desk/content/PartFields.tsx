import type { ContentField } from '@minaret/contract/desk'
import { Fragment, type ReactNode } from 'react'
import type { FieldViewProps } from './FieldView.tsx'
import { textOf, type Entry, withPart } from './values.ts'
import styles from './form.module.css'

export type PartFieldsProps = Omit<FieldViewProps, 'value' | 'onChange'> & {
  entry: Entry
  /** Draws one field: an entry's fields are of the same kinds as a form's. */
  drawField(props: FieldViewProps): ReactNode
  onChange(next: Entry): void
}

/** A picture that is removed takes its words with it. */
const changed = (entry: Entry, { key, type }: ContentField, text: string) =>
  withPart(type === 'picture' && text === '' ? withPart(entry, 'alt', '') : entry, key, text)

/** The fields of one entry. */
export function PartFields({ field, entry, path, id, drawField, onChange, ...rest }: PartFieldsProps) {
  return (
    <div className={styles.fields}>
      {(field.fields ?? [])
        .filter(({ key }) => key !== 'alt' && key !== 'id')
        .map((part) => (
          <Fragment key={part.key}>
            {drawField({
              ...rest,
              field: part,
              id: `${id}.${part.key}`,
              path: [...path, part.key],
              value: entry[part.key],
              alt: entry.alt ?? '',
              onAlt: (alt) => onChange(withPart(entry, 'alt', alt)),
              onChange: (value) => onChange(changed(entry, part, textOf(value))),
            })}
          </Fragment>
        ))}
    </div>
  )
}

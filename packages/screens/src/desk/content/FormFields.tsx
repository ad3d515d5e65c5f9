import type { ContentField, ContentValue, ContentValues, LibraryFile } from '@minaret/contract/desk'
import { splitKey, translatedKey } from '@minaret/domain/desk'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { FieldView, type FieldViewProps } from './FieldView.tsx'
import { useContentWords } from './useContentWords.ts'
import { relevantFields, fieldGroups, isEmptyValue, textOf } from './values.ts'
import styles from './form.module.css'
import side from './languages.module.css'

export type FormFieldsProps = {
  mosque: string
  fields: readonly ContentField[]
  values: ContentValues
  pictures: readonly LibraryFile[]
  /** The language written beside the main one; nothing shows the form in the main language alone. */
  language: string | undefined
  mayEdit: boolean
  mayChangeMoney: boolean
  /** A list of which one entry is open at first, and which. */
  opened: { key: string; entry: string } | undefined
  errorAt(path: readonly string[]): string | undefined
  change(key: string, value: ContentValue): void
}

const none: readonly LibraryFile[] = []

/** A form's fields: those that most need, then the rest; or, beside each other, what is written in two languages. */
export function FormFields(props: FormFieldsProps) {
  const { fields, values, language, mayEdit, mayChangeMoney, pictures, opened, errorAt, change, mosque } = props
  const { say } = useContentWords()
  // What a field is given stays the same from one key to the next, so that only the field that is written in is drawn again.
  const hand = useRef(change)
  useEffect(() => {
    hand.current = change
  })
  const [isMoreOpen, setMoreOpen] = useState(false)
  const onKey = useCallback((key: string, value: ContentValue) => hand.current(key, value), [])

  const draw = (field: ContentField) => (
    <OwnField
      key={field.key}
      name={field.key}
      mosque={mosque}
      field={field}
      value={values[field.key]}
      alt={field.type === 'picture' ? textOf(values.alt) : ''}
      pictures={pictures.length === 0 ? none : pictures}
      opened={field.key === opened?.key ? opened.entry : undefined}
      isReadOnly={!mayEdit || (field.money && !mayChangeMoney)}
      errorAt={errorAt}
      onKey={onKey}
    />
  )
  if (language !== undefined) {
    const translated = fields.filter((field) => field.translated)
    return (
      <>
        <p className={styles.hint}>{say.languages.same}</p>
        <div className={side.languages}>
          {translated.map((field) => (
            <div key={`${language} ${field.key}`} className={side.pair}>
              <div className={side.mainSide}>{draw(field)}</div>
              <div>
                <OwnField
                  name={translatedKey(language, field.key)}
                  mosque={mosque}
                  field={{ ...field, required: true }}
                  language={language}
                  isMissing={
                    !isEmptyValue(values[field.key]) && isEmptyValue(values[translatedKey(language, field.key)])
                  }
                  value={values[translatedKey(language, field.key)]}
                  alt=""
                  pictures={none}
                  opened={undefined}
                  isReadOnly={!mayEdit}
                  errorAt={errorAt}
                  onKey={onKey}
                />
              </div>
            </div>
          ))}
        </div>
      </>
    )
  }
  const { first, more } = fieldGroups(relevantFields(fields, values))
  return (
    <>
      <div className={styles.fields}>{first.map(draw)}</div>
      {more.length > 0 && (
        <details
          className={styles.part}
          open={isMoreOpen || more.some(({ key }) => errorAt([key]))}
          // What opened for a problem stays open while that is corrected.
          onToggle={({ currentTarget, target }) => target === currentTarget && setMoreOpen(currentTarget.open)}
        >
          <summary>{say.moreFields}</summary>
          <div className={styles.fields}>{more.map(draw)}</div>
        </details>
      )}
    </>
  )
}

type OwnFieldProps = Omit<FieldViewProps, 'id' | 'path' | 'onChange' | 'onAlt' | 'opened'> & {
  /** What its value is called in the form. */
  name: string
  opened: string | undefined
  onKey(key: string, value: ContentValue): void
}

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** A field is drawn again when something of its own is another. A saved form comes back from the server equal, but not the same. */
const isSameField = (before: OwnFieldProps, now: OwnFieldProps) =>
  before.name === now.name &&
  before.mosque === now.mosque &&
  before.alt === now.alt &&
  before.isReadOnly === now.isReadOnly &&
  before.isMissing === now.isMissing &&
  before.opened === now.opened &&
  before.errorAt === now.errorAt &&
  before.pictures === now.pictures &&
  same(before.field, now.field) &&
  same(before.value, now.value)

const OwnField = memo(function OwnField({ name, opened, onKey, ...rest }: OwnFieldProps) {
  const { language, key } = splitKey(name)
  return (
    <FieldView
      {...rest}
      {...(opened === undefined ? {} : { opened })}
      id={`field.${name}`}
      path={language === undefined ? [key] : ['translations', language, key]}
      onAlt={(alt) => onKey('alt', alt)}
      onChange={(value) => onKey(name, value)}
    />
  )
}, isSameField)

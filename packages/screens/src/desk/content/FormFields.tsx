import type { ContentField, ContentValue, ContentValues, LibraryFile } from '@minaret/contract/desk'
import { splitKey, translatedKey } from '@minaret/domain/desk'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { FieldView, type FieldViewProps } from './FieldView.tsx'
import { useContentTexts } from './useContentTexts.ts'
import { relevantFields, fieldGroups, isEmptyValue, textOf } from './values.ts'
import styles from './form.module.css'
import side from './languages.module.css'

export type FormFieldsProps = {
  mosque: string
  fields: readonly ContentField[]
  values: ContentValues
  pictures: readonly LibraryFile[]
  /** The language edited beside the main one; undefined shows the main language only. */
  language: string | undefined
  mayEdit: boolean
  mayChangeMoney: boolean
  /** The entry that is initially open, and the key of its list. */
  openEntry: { key: string; id: string } | undefined
  errorAt(path: readonly string[]): string | undefined
  change(key: string, value: ContentValue): void
}

const noPictures: readonly LibraryFile[] = []

/** A form's fields: common ones first, then the rest; or two languages side by side. */
export function FormFields(props: FormFieldsProps) {
  const { fields, values, language, mayEdit, mayChangeMoney, pictures, openEntry, errorAt, change, mosque } = props
  const { texts } = useContentTexts()
  // The callback is stable across key presses, so that only the edited field re-renders.
  const latestChange = useRef(change)
  useEffect(() => {
    latestChange.current = change
  })
  const [isMoreOpen, setMoreOpen] = useState(false)
  const changeKey = useCallback((key: string, value: ContentValue) => latestChange.current(key, value), [])

  const renderField = (field: ContentField) => (
    <MemoField
      key={field.key}
      name={field.key}
      mosque={mosque}
      field={field}
      value={values[field.key]}
      alt={field.type === 'picture' ? textOf(values.alt) : ''}
      pictures={pictures.length === 0 ? noPictures : pictures}
      openEntryId={field.key === openEntry?.key ? openEntry.id : undefined}
      isReadOnly={!mayEdit || (field.money && !mayChangeMoney)}
      errorAt={errorAt}
      changeKey={changeKey}
    />
  )
  if (language !== undefined) {
    const translatedFields = fields.filter((field) => field.translated)
    return (
      <>
        <p className={styles.hint}>{texts.languages.sharedFields}</p>
        <div className={side.languages}>
          {translatedFields.map((field) => (
            <div key={`${language} ${field.key}`} className={side.pair}>
              <div className={side.mainSide}>{renderField(field)}</div>
              <div>
                <MemoField
                  name={translatedKey(language, field.key)}
                  mosque={mosque}
                  field={{ ...field, required: true }}
                  language={language}
                  isMissing={
                    !isEmptyValue(values[field.key]) && isEmptyValue(values[translatedKey(language, field.key)])
                  }
                  value={values[translatedKey(language, field.key)]}
                  alt=""
                  pictures={noPictures}
                  openEntryId={undefined}
                  isReadOnly={!mayEdit}
                  errorAt={errorAt}
                  changeKey={changeKey}
                />
              </div>
            </div>
          ))}
        </div>
      </>
    )
  }
  const { commonFields, otherFields } = fieldGroups(relevantFields(fields, values))
  return (
    <>
      <div className={styles.fields}>{commonFields.map(renderField)}</div>
      {otherFields.length > 0 && (
        <details
          className={styles.part}
          open={isMoreOpen || otherFields.some(({ key }) => errorAt([key]))}
          // If it was opened by an error, it stays open while the error is corrected.
          onToggle={({ currentTarget, target }) => target === currentTarget && setMoreOpen(currentTarget.open)}
        >
          <summary>{texts.moreFields}</summary>
          <div className={styles.fields}>{otherFields.map(renderField)}</div>
        </details>
      )}
    </>
  )
}

type MemoFieldProps = Omit<FieldViewProps, 'id' | 'path' | 'onChange' | 'onAlt' | 'openEntryId'> & {
  /** The key of its value in the form. */
  name: string
  openEntryId: string | undefined
  changeKey(key: string, value: ContentValue): void
}

const isEqual = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** A field re-renders only if its own props change. After a save, the server returns equal values in new objects. */
const isSameField = (previous: MemoFieldProps, next: MemoFieldProps) =>
  previous.name === next.name &&
  previous.mosque === next.mosque &&
  previous.alt === next.alt &&
  previous.isReadOnly === next.isReadOnly &&
  previous.isMissing === next.isMissing &&
  previous.openEntryId === next.openEntryId &&
  previous.errorAt === next.errorAt &&
  previous.pictures === next.pictures &&
  isEqual(previous.field, next.field) &&
  isEqual(previous.value, next.value)

const MemoField = memo(function MemoField({ name, openEntryId, changeKey, ...rest }: MemoFieldProps) {
  const { language, key } = splitKey(name)
  return (
    <FieldView
      {...rest}
      {...(openEntryId === undefined ? {} : { openEntryId })}
      id={`field.${name}`}
      path={language === undefined ? [key] : ['translations', language, key]}
      onAlt={(alt) => changeKey('alt', alt)}
      onChange={(value) => changeKey(name, value)}
    />
  )
}, isSameField)

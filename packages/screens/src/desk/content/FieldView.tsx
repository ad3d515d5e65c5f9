import type { ContentField, ContentValue, LibraryFile } from '@minaret/contract/desk'
import { translatedKey } from '@minaret/domain/desk'
import { Checkbox, CheckboxGroup, DateField, Select, TextArea, TextField } from '@minaret/ui'
import { RichText } from '../writing/index.ts'
import { CauseField } from './CauseField.tsx'
import { EntriesField } from './EntriesField.tsx'
import { EntryField } from './EntryField.tsx'
import { FileField } from './FileField.tsx'
import { EndField, DateTimeField } from './DateTimeField.tsx'
import { PictureField } from './PictureField.tsx'
import { useContentTexts } from './useContentTexts.ts'
import { entriesOf, entryOf, textOf } from './values.ts'

export type FieldViewProps = {
  mosque: string
  field: ContentField
  /** The id of its control, which the error summary links to. */
  id: string
  value: ContentValue | undefined
  /** The alt text, for a picture only. */
  alt?: string
  /** The pictures and files that values refer to. */
  pictures: readonly LibraryFile[]
  /** Whether the value can be read but not changed. */
  isReadOnly: boolean
  /** The language, if it is not the main one. */
  language?: string
  /** Whether the value is missing in this language but present in the main one. */
  isMissing?: boolean
  /** The id of the entry that is initially open. */
  openEntryId?: string
  /** The error at a path: of the field, or of a key of one of its entries. */
  errorAt(path: readonly string[]): string | undefined
  path: readonly string[]
  onChange(value: ContentValue): void
  onAlt?(alt: string): void
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const renderField = (props: FieldViewProps) => <FieldView {...props} />

/** One field of a form, rendered by its type. */
export function FieldView(props: FieldViewProps) {
  const { field, id, value, path, errorAt, isReadOnly, language, onChange } = props
  const { texts, labelOf, hintOf, choiceOf } = useContentTexts()
  const text = textOf(value)
  const commonProps = {
    id,
    label: labelOf(language ? translatedKey(language, field.key) : field.key),
    hint: language ? (props.isMissing ? texts.languages.missing : undefined) : hintOf(field),
    optional: field.required ? undefined : texts.optional,
    error: errorAt(path),
  }
  const inputProps = {
    ...commonProps,
    value: text,
    readOnly: isReadOnly,
    lang: language,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  switch (field.type) {
    case 'line':
    case 'id':
    case 'timeZone':
    case 'currency':
      return <TextField {...inputProps} dir="auto" />
    case 'words':
      return <TextArea {...inputProps} rows={2} dir="auto" />
    case 'paragraphs':
      return <TextArea {...inputProps} rows={8} dir="auto" />
    case 'markdown':
      return <RichText {...commonProps} language={language} value={text} isReadOnly={isReadOnly} onChange={onChange} />
    case 'moment':
      return <DateTimeField {...commonProps} value={text} isReadOnly={isReadOnly} onChange={onChange} />
    case 'eventEnd':
      return <EndField {...commonProps} value={text} isReadOnly={isReadOnly} onChange={onChange} />
    case 'day':
      return <DateField {...inputProps} />
    case 'time':
      return <TextField {...inputProps} type="time" />
    case 'yesNo':
      return (
        <Checkbox
          {...commonProps}
          disabled={isReadOnly}
          checked={['yes', 'true'].includes(text === '' ? (field.otherwise ?? '') : text)}
          onChange={({ target }) => onChange(target.checked ? 'yes' : 'no')}
        />
      )
    case 'choice':
    case 'weekday':
      return (
        <Select
          {...commonProps}
          disabled={isReadOnly}
          value={text}
          options={['', ...(field.choices ?? [])].map((choice) => ({ value: choice, label: choiceOf(choice) }))}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'weekdays':
      return (
        <CheckboxGroup
          id={id}
          name={id}
          legend={commonProps.label}
          hint={commonProps.hint}
          error={commonProps.error}
          values={weekdays.filter((day) => text.toLowerCase().includes(day))}
          choices={weekdays.map((day) => ({ value: day, label: choiceOf(day) }))}
          onChange={(days) => !isReadOnly && onChange(days)}
        />
      )
    case 'cause':
      return (
        <CauseField {...commonProps} mosque={props.mosque} value={text} isReadOnly={isReadOnly} onChange={onChange} />
      )
    case 'whole':
    case 'degrees':
    case 'amount':
      return <TextField {...inputProps} dir="ltr" inputMode={field.type === 'whole' ? 'numeric' : 'decimal'} />
    case 'amounts':
    case 'currencies':
    case 'days':
      return <TextField {...inputProps} dir="ltr" autoCapitalize="none" />
    case 'link':
    case 'https':
      return <TextField {...inputProps} dir="ltr" inputMode="url" autoCapitalize="none" spellCheck={false} />
    case 'email':
      return <TextField {...inputProps} dir="ltr" type="email" autoComplete="off" />
    case 'contact':
      return <TextField {...inputProps} dir="auto" autoCapitalize="none" />
    case 'picture':
      return (
        <PictureField
          {...commonProps}
          mosque={props.mosque}
          value={text}
          alt={props.alt ?? ''}
          altError={errorAt([...path.slice(0, -1), 'alt'])}
          pictures={props.pictures}
          isReadOnly={isReadOnly}
          onChange={onChange}
          onAlt={props.onAlt ?? (() => {})}
        />
      )
    case 'file':
      return (
        <FileField {...commonProps} mosque={props.mosque} value={text} isReadOnly={isReadOnly} onChange={onChange} />
      )
    case 'entry':
      return <EntryField {...props} renderField={renderField} entry={entryOf(value)} onChange={onChange} />
    case 'entries':
      return <EntriesField {...props} renderField={renderField} entries={entriesOf(value)} onChange={onChange} />
    case 'alt':
      return null
  }
}

import { Button, ButtonRow } from '@minaret/ui'
import { type ReactNode, useState } from 'react'
import { EntryFields, type EntryFieldsProps } from './EntryFields.tsx'
import { useContentTexts } from './useContentTexts.ts'
import { type Entry, newEntryId, moveItem } from './values.ts'
import styles from './form.module.css'

export type EntriesFieldProps = Omit<EntryFieldsProps, 'entry' | 'onChange'> & {
  entries: readonly Entry[]
  onChange(next: Entry[]): void
}

const nameOf = ({ title, question }: Entry) => title ?? question ?? ''

/** A list of entries, such as a campaign's needs or updates, which can be added, moved, removed and restored. */
export function EntriesField({
  entries,
  field,
  id,
  path,
  isReadOnly,
  openEntryId,
  errorAt,
  onChange,
  ...rest
}: EntriesFieldProps) {
  const { texts, labelOf } = useContentTexts()
  const [addedId, setAddedId] = useState<string>()
  const openId = addedId ?? openEntryId
  const [removal, setRemoval] = useState<{ entry: Entry; index: number }>()
  const label = labelOf(field.key)
  return (
    <section className={styles.entries} aria-labelledby={`${id}-label`}>
      <h3 id={`${id}-label`}>{label}</h3>
      {errorAt(path) && <p className={styles.error}>{errorAt(path)}</p>}
      {entries.map((entry, index) => {
        const name = entry.id ?? String(index)
        const number = index + 1
        const hasError = (field.fields ?? []).some(({ key }) => errorAt([...path, String(index), key]))
        return (
          <EntryDetails
            key={name}
            title={nameOf(entry) || texts.entries.number({ field: field.key, number })}
            isFirstOpen={openId === name}
            hasError={hasError}
          >
            <EntryFields
              {...rest}
              field={field}
              entry={entry}
              id={`${id}.${index}`}
              path={[...path, String(index)]}
              isReadOnly={isReadOnly}
              errorAt={errorAt}
              onChange={(next) => onChange(entries.map((part, position) => (position === index ? next : part)))}
            />
            {!isReadOnly && (
              <ButtonRow>
                <Button
                  tone="quiet"
                  disabled={index === 0}
                  aria-label={texts.entries.up({ number })}
                  onClick={() => onChange(moveItem(entries, index, -1))}
                >
                  ↑
                </Button>
                <Button
                  tone="quiet"
                  disabled={number === entries.length}
                  aria-label={texts.entries.down({ number })}
                  onClick={() => onChange(moveItem(entries, index, 1))}
                >
                  ↓
                </Button>
                <Button
                  tone="quiet"
                  onClick={() => {
                    setRemoval({ entry, index })
                    onChange(entries.filter((_, position) => position !== index))
                  }}
                >
                  {texts.entries.remove({ number })}
                </Button>
              </ButtonRow>
            )}
          </EntryDetails>
        )
      })}
      <div role="status">
        {removal && (
          <p className={styles.removed}>
            {texts.entries.removed}{' '}
            <Button
              tone="quiet"
              onClick={() => {
                onChange(entries.toSpliced(removal.index, 0, removal.entry))
                setRemoval(undefined)
              }}
            >
              {texts.entries.undo}
            </Button>
          </p>
        )}
      </div>
      {!isReadOnly && (
        <Button
          tone="quiet"
          onClick={() => {
            const newId = newEntryId(entries)
            setAddedId(newId)
            onChange([...entries, { id: newId }])
          }}
        >
          {texts.entries.add({ field: field.key, list: label })}
        </Button>
      )}
    </section>
  )
}

type EntryDetailsProps = { title: string; isFirstOpen: boolean; hasError: boolean; children: ReactNode }

/** One entry. Its fields are rendered only while it is open: fifty updates would mean fifty rich-text editors. */
function EntryDetails({ title, isFirstOpen, hasError, children }: EntryDetailsProps) {
  const [isOpen, setOpen] = useState(isFirstOpen)
  const isShown = isOpen || hasError
  return (
    <details
      className={styles.part}
      open={isShown}
      onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}
    >
      <summary dir="auto">{title}</summary>
      {isShown && children}
    </details>
  )
}

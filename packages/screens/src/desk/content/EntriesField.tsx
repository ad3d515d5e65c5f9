import { Button, ButtonRow } from '@minaret/ui'
import { type ReactNode, useState } from 'react'
import { PartFields, type PartFieldsProps } from './PartFields.tsx'
import { useContentWords } from './useContentWords.ts'
import { type Entry, freshId, moved } from './values.ts'
import styles from './form.module.css'

export type EntriesFieldProps = Omit<PartFieldsProps, 'entry' | 'onChange'> & {
  entries: readonly Entry[]
  onChange(next: Entry[]): void
}

const nameOf = ({ title, question }: Entry) => title ?? question ?? ''

/** Several of a kind, such as the needs or the updates of a campaign: added, moved, removed, and brought back. */
export function EntriesField({
  entries,
  field,
  id,
  path,
  isReadOnly,
  opened: first,
  errorAt,
  onChange,
  ...rest
}: EntriesFieldProps) {
  const { say, labelOf } = useContentWords()
  const [added, setAdded] = useState<string>()
  const opened = added ?? first
  const [removed, setRemoved] = useState<{ entry: Entry; at: number }>()
  const label = labelOf(field.key)
  return (
    <section className={styles.entries} aria-labelledby={`${id}-label`}>
      <h3 id={`${id}-label`}>{label}</h3>
      {errorAt(path) && <p className={styles.error}>{errorAt(path)}</p>}
      {entries.map((entry, at) => {
        const name = entry.id ?? String(at)
        const number = at + 1
        const hasError = (field.fields ?? []).some(({ key }) => errorAt([...path, String(at), key]))
        return (
          <Part
            key={name}
            title={nameOf(entry) || say.entries.number({ number })}
            isFirstOpen={opened === name}
            hasError={hasError}
          >
            <PartFields
              {...rest}
              field={field}
              entry={entry}
              id={`${id}.${at}`}
              path={[...path, String(at)]}
              isReadOnly={isReadOnly}
              errorAt={errorAt}
              onChange={(next) => onChange(entries.map((each, n) => (n === at ? next : each)))}
            />
            {!isReadOnly && (
              <ButtonRow>
                <Button
                  tone="quiet"
                  disabled={at === 0}
                  aria-label={say.entries.up({ number })}
                  onClick={() => onChange(moved(entries, at, -1))}
                >
                  ↑
                </Button>
                <Button
                  tone="quiet"
                  disabled={number === entries.length}
                  aria-label={say.entries.down({ number })}
                  onClick={() => onChange(moved(entries, at, 1))}
                >
                  ↓
                </Button>
                <Button
                  tone="quiet"
                  onClick={() => {
                    setRemoved({ entry, at })
                    onChange(entries.filter((_, n) => n !== at))
                  }}
                >
                  {say.entries.remove({ number })}
                </Button>
              </ButtonRow>
            )}
          </Part>
        )
      })}
      <div role="status">
        {removed && (
          <p className={styles.removed}>
            {say.entries.removed}{' '}
            <Button
              tone="quiet"
              onClick={() => {
                onChange(entries.toSpliced(removed.at, 0, removed.entry))
                setRemoved(undefined)
              }}
            >
              {say.entries.undo}
            </Button>
          </p>
        )}
      </div>
      {!isReadOnly && (
        <Button
          tone="quiet"
          onClick={() => {
            const fresh = freshId(entries)
            setAdded(fresh)
            onChange([...entries, { id: fresh }])
          }}
        >
          {say.entries.add({ what: label })}
        </Button>
      )}
    </section>
  )
}

type PartProps = { title: string; isFirstOpen: boolean; hasError: boolean; children: ReactNode }

/** One of several. Its fields are drawn once it is open: fifty updates would bring fifty editors that nobody looks at. */
function Part({ title, isFirstOpen, hasError, children }: PartProps) {
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

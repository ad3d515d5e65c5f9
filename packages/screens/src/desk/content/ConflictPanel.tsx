import type { ContentValue, ContentValues } from '@minaret/contract/desk'
import type { EditConflict } from '@minaret/domain/desk'
import { Button, Notice } from '@minaret/ui'
import { useState } from 'react'
import { MosqueText } from '../frame/index.ts'
import { useContentTexts } from './useContentTexts.ts'
import { plainText, withValue } from './values.ts'
import styles from './form.module.css'

export type ConflictPanelProps = {
  conflict: EditConflict
  /** The current draft, which may be newer than the rejected save. */
  draftValues: ContentValues
  /** Called with the resolved values and the current version once every field is chosen. */
  onResolve(values: ContentValues, version: string): void
}

type Side = 'mine' | 'theirs'

/** A conflict with another editor: the user chooses one side of each field. No other action is possible until then. */
export function ConflictPanel({ conflict: { current, fields }, draftValues, onResolve }: ConflictPanelProps) {
  const { texts, labelOf } = useContentTexts()
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const openCount = fields.filter(({ key }) => sides[key] === undefined).length
  const name = current.draft?.edited.by ?? current.edited?.by ?? texts.conflict.someone

  function resolve() {
    const values = fields.reduce<ContentValues>(
      (merged, { key }) => (sides[key] === 'mine' ? withValue(merged, key, draftValues[key] ?? '') : merged),
      current.values,
    )
    onResolve(values, current.version)
  }

  return (
    <Notice tone="warning" live="assertive" title={texts.conflict.title({ name })}>
      <p>{texts.conflict.hint}</p>
      {fields.map(({ key, theirs }) => (
        <fieldset key={key} className={styles.conflict}>
          <legend>{labelOf(key)}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={styles.side} data-chosen={sides[key] === side || undefined}>
              <input
                type="radio"
                name={`conflict-${key}`}
                checked={sides[key] === side}
                onChange={() => setSides({ ...sides, [key]: side })}
              />
              <strong>{texts.conflict[side]}</strong>
              <ValueText value={side === 'mine' ? draftValues[key] : theirs} />
            </label>
          ))}
        </fieldset>
      ))}
      <Button disabled={openCount > 0} onClick={resolve}>
        {openCount > 0 ? texts.conflict.left({ count: openCount }) : texts.conflict.done}
      </Button>
    </Notice>
  )
}

function ValueText({ value }: { value: ContentValue | undefined }) {
  const { texts } = useContentTexts()
  const text = value === undefined ? '' : plainText({ '': value }, () => '').trim()
  return <span className={styles.sideText}>{text === '' ? texts.conflict.empty : <MosqueText>{text}</MosqueText>}</span>
}

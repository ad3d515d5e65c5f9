import { Button, delayFailure, Skeleton, TextArea, withTimeout } from '@minaret/ui'
import { useEffect, useId, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import type { RichEditor } from './RichEditor.tsx'
import styles from './writing.module.css'

export type RichTextProps = {
  /** The id of the control, for the error summary's links. */
  id?: string
  label: string
  hint?: string
  /** Shown after the label if the text is optional. */
  optional?: string
  /** The error message. */
  error?: string
  /** The language of the text, if it is not the page's. */
  language?: string
  /** The text, in Markdown. */
  value: string
  onChange(next: string): void
  /** Whether it can be read but not changed. */
  isReadOnly?: boolean
}

/** Time allowed for loading the editor before the plain field is shown instead, in milliseconds. */
const loadTimeout = 10_000

type LoadResult = { Editor: typeof RichEditor } | 'failed'

/**
 * A rich-text field with headings, lists, links and tables. The editor's code is loaded lazily; if it fails to load, or the text
 * contains something it does not support, the text is edited as plain Markdown.
 */
export function RichText(props: RichTextProps) {
  const { label, hint, optional, error, language, value, onChange, isReadOnly = false } = props
  const { t } = useMessages('deskWriting')
  const texts = t.deskWriting
  const generatedId = useId()
  const id = props.id ?? generatedId
  const [loadResult, setLoadResult] = useState<LoadResult>()
  const [mode, setMode] = useState<'rich' | 'plain' | 'unsupported'>('rich')

  useEffect(() => {
    let isCurrent = true
    withTimeout(delayFailure(import('./RichEditor.tsx')), loadTimeout, 'The editor did not load in time.').then(
      ({ RichEditor: Editor }) => isCurrent && setLoadResult({ Editor }),
      () => isCurrent && setLoadResult('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [])

  const isPlain = mode !== 'rich' || loadResult === 'failed'
  const plainReason =
    loadResult === 'failed' ? texts.notLoaded : mode === 'unsupported' ? texts.unsupported : texts.plainHint
  return (
    <div className={styles.text}>
      {isPlain ? (
        <TextArea
          id={id}
          label={label}
          hint={[hint, plainReason].filter(Boolean).join(' ')}
          optional={optional}
          error={error}
          rows={10}
          dir="auto"
          lang={language}
          readOnly={isReadOnly}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : loadResult ? (
        <loadResult.Editor
          id={id}
          label={label}
          hint={hint}
          optional={optional}
          error={error}
          language={language}
          value={value}
          isReadOnly={isReadOnly}
          onChange={onChange}
          onUnsupported={() => setMode('unsupported')}
        />
      ) : (
        <Skeleton shape="text" label={texts.loading} />
      )}
      {loadResult && loadResult !== 'failed' && !isReadOnly && (
        <Button tone="quiet" className={styles.switch} onClick={() => setMode(isPlain ? 'rich' : 'plain')}>
          {isPlain ? texts.useEditor : texts.usePlain}
        </Button>
      )}
    </div>
  )
}

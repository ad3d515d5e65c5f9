import type { Node } from '@tiptap/pm/model'
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useWords } from '../../app/index.ts'
import { type Advice, adviceOn } from './document/adviceOn.ts'
import { cleanPaste } from './document/cleanPaste.ts'
import { extensions, schema } from './document/extensions.ts'
import { readMarkdown } from './document/readMarkdown.ts'
import { writeMarkdown } from './document/writeMarkdown.ts'
import { AdviceList } from './AdviceList.tsx'
import type { RichTextProps } from './RichText.tsx'
import { Toolbar } from './Toolbar.tsx'
import styles from './writing.module.css'

export type RichEditorProps = RichTextProps & {
  id: string
  /** Called if the text has something that the editor does not support. */
  onFormless(): void
}

/** Debounce delay and maximum delay before the text is passed on, in milliseconds. */
const pause = 250
const maxDelay = 1000

const isContent = (value: unknown): value is JSONContent => typeof value === 'object' && value !== null

/** A document as JSON: HTML would need a parser that the Content Security Policy forbids. */
function contentOf(document: Node): JSONContent | null {
  const json: unknown = document.toJSON()
  return isContent(json) ? json : null
}

/** Returns the previous list if the advice is unchanged, to avoid a re-render. */
const keepUnchanged = (previous: readonly Advice[], next: readonly Advice[]) =>
  JSON.stringify(previous) === JSON.stringify(next) ? previous : next

const empty = schema.node('doc', null, [schema.node('paragraph')])

/** The rich-text editor; see {@link RichTextProps}. Its value is Markdown, its internal state a document. */
export function RichEditor({
  id,
  label,
  hint,
  optional,
  error,
  language,
  value,
  isReadOnly,
  onChange,
  onFormless,
}: RichEditorProps) {
  const { t } = useWords('deskWriting')
  const texts = t.deskWriting
  const ids = useId()
  const [initialDocument] = useState(() => readMarkdown(value))
  const [content] = useState(() => contentOf(initialDocument ?? empty))
  const [advice, setAdvice] = useState<readonly Advice[]>(() => (initialDocument ? adviceOn(initialDocument) : []))
  /** The text that was last passed on: a different value comes from elsewhere. */
  const last = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Since when typed text is pending. */
  const since = useRef<number>(undefined)
  const latestOnChange = useRef(onChange)
  useEffect(() => {
    latestOnChange.current = onChange
  })

  const editorProps = useMemo(() => {
    const description = [hint && `${ids}hint`, error && `${ids}error`].filter(Boolean).join(' ')
    return {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${ids}label`,
        ...(description === '' ? {} : { 'aria-describedby': description }),
        ...(error ? { 'aria-invalid': 'true' } : {}),
        ...(language ? { lang: language } : {}),
        class: styles.prose ?? '',
      },
      transformPastedHTML: cleanPaste,
    }
  }, [id, ids, hint, error, language])
  const editor = useEditor({
    extensions,
    content,
    editable: !isReadOnly,
    textDirection: 'auto',
    // The editor would inject a `<style>` that the Content Security Policy forbids: the rules are in our stylesheet.
    injectCSS: false,
    editorProps,
    onUpdate() {
      clearTimeout(timer.current)
      since.current ??= Date.now()
      // Continuous typing is passed on too, well within the two seconds that may be lost.
      timer.current = setTimeout(flush, Math.max(0, Math.min(pause, since.current + maxDelay - Date.now())))
    },
    onBlur: flush,
  })

  function flush() {
    clearTimeout(timer.current)
    since.current = undefined
    const { doc } = editor.state
    const text = writeMarkdown(doc)
    setAdvice((previous) => keepUnchanged(previous, adviceOn(doc)))
    if (text === last.current) return
    last.current = text
    latestOnChange.current(text)
  }

  useEffect(() => {
    if (!initialDocument) onFormless()
    const onHide = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      if (!editor.isDestroyed) flush()
    }
    // Once per editor.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editor])

  useEffect(() => {
    if (value === last.current) return
    last.current = value
    // Pending typed text wins: it is passed on instead of the new value.
    if (since.current !== undefined) return flush()
    clearTimeout(timer.current)
    const document = readMarkdown(value)
    if (!document) return onFormless()
    editor.commands.setContent(contentOf(document), { emitUpdate: false })
    return setAdvice(adviceOn(document))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [value])

  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <span className={styles.label} id={`${ids}label`}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </span>
      {hint && (
        <span className={styles.hint} id={`${ids}hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className={styles.error} id={`${ids}error`}>
          {error}
        </span>
      )}
      <div className={styles.frame}>
        {!isReadOnly && <Toolbar editor={editor} controls={id} texts={texts} />}
        <EditorContent editor={editor} className={styles.content} />
      </div>
      <AdviceList
        advice={advice}
        onShow={(at) =>
          editor
            .chain()
            .setTextSelection(at + 1)
            .scrollIntoView()
            .focus()
            .run()
        }
      />
    </div>
  )
}

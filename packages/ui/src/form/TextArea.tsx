import clsx from 'clsx'
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { describedBy, type FieldWords } from './Field.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './fields.module.css'
import form from './form.module.css'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'maxLength' | 'ref'> &
  FieldWords & {
    /** For a form library that reads the element itself. */
    ref?: Ref<HTMLTextAreaElement>
    /** Shown after the label of a field that may stay empty, for example `(optional)`. */
    optional?: string
    /** The most characters it may hold. One can type past it: what is too long is said, never cut off. */
    limit?: number
    /** Says how many characters are left; below nought, how many are too many. Needed with `limit`. */
    remaining?: (count: number) => ReactNode
  }

/** As the contract counts: by code points, so that a letter outside the first plane is one and not two. */
const lengthOf = (text: string) => Array.from(text).length

/** How long one must have stopped typing before the count is read out. */
const pause = 1000

/** Some lines of text. It grows with what is written where the browser can; elsewhere it can be pulled larger. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    hint,
    error,
    optional,
    limit,
    remaining,
    className,
    id: given,
    onChange,
    rows = 4,
    ref,
    ...rest
  } = props
  const generatedId = useId()
  const id = given ?? generatedId
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, [])
  const [length, setLength] = useState(() => lengthOf(String(rest.value ?? rest.defaultValue ?? '')))
  const [spoken, setSpoken] = useState(length)
  const counts = limit !== undefined && remaining !== undefined

  // Something may have been typed, or brought back by the browser, before the scripts ran. Only what differs is set: an update
  // left behind by each key would add up, and React refuses the fiftieth in a row, with the letter that brought it.
  useEffect(() => {
    const shown = lengthOf(area.current?.value ?? '')
    if (shown !== length) setLength(shown)
  }, [rest.value, length])
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(length), pause)
    return () => clearTimeout(timer)
  }, [length])

  const description = [describedBy(id, { hint, error }), rest['aria-describedby'], counts && `${id}-left`]
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error} className={className}>
      <textarea
        {...rest}
        ref={area}
        id={id}
        rows={rows}
        className={clsx(form.input, styles.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(description) || undefined}
        onChange={(event) => {
          setLength(lengthOf(event.currentTarget.value))
          onChange?.(event)
        }}
      />
      {counts && (
        <>
          <p className={styles.count} data-over={length > limit || undefined} aria-hidden="true">
            {remaining(limit - length)}
          </p>
          <VisuallyHidden>
            <span id={`${id}-left`} aria-live="polite">
              {remaining(limit - spoken)}
            </span>
          </VisuallyHidden>
        </>
      )}
    </FieldFrame>
  )
}

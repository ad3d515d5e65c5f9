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
import { describedBy, type FieldText } from './Field.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './fields.module.css'
import form from './form.module.css'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'maxLength' | 'ref'> &
  FieldText & {
    /** For a form library that reads the element. */
    ref?: Ref<HTMLTextAreaElement>
    /** Shown after the label of an optional field, for example `(optional)`. */
    optional?: string
    /** The maximum number of characters. Longer text can be typed: it is reported, never truncated. */
    limit?: number
    /** Formats the number of characters left; if negative, the number of excess characters. Needed with `limit`. */
    remaining?: (count: number) => ReactNode
  }

/** Returns the length in code points, as the contract counts: a character outside the basic plane is one, not two. */
const lengthOf = (text: string) => Array.from(text).length

/** How long typing must have stopped before the count is announced, in milliseconds. */
const announceDelay = 1000

/** A multi-line text field. It grows with its text if the browser supports it; otherwise it can be resized by hand. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    hint,
    error,
    optional,
    limit,
    remaining,
    className,
    id: idProp,
    onChange,
    rows = 4,
    ref,
    ...rest
  } = props
  const generatedId = useId()
  const id = idProp ?? generatedId
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, [])
  const [length, setLength] = useState(() => lengthOf(String(rest.value ?? rest.defaultValue ?? '')))
  const [announcedLength, setAnnouncedLength] = useState(length)
  const hasCount = limit !== undefined && remaining !== undefined

  // Text may have been typed, or restored by the browser, before the scripts ran. The state is set only if it differs: an update
  // after each key would add up, and React throws at the fiftieth nested update, losing that character.
  useEffect(() => {
    const currentLength = lengthOf(area.current?.value ?? '')
    if (currentLength !== length) setLength(currentLength)
  }, [rest.value, length])
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncedLength(length), announceDelay)
    return () => clearTimeout(timer)
  }, [length])

  const description = [describedBy(id, { hint, error }), rest['aria-describedby'], hasCount && `${id}-left`]
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
      {hasCount && (
        <>
          <p className={styles.count} data-over={length > limit || undefined} aria-hidden="true">
            {remaining(limit - length)}
          </p>
          <VisuallyHidden>
            <span id={`${id}-left`} aria-live="polite">
              {remaining(limit - announcedLength)}
            </span>
          </VisuallyHidden>
        </>
      )}
    </FieldFrame>
  )
}

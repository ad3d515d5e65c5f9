import { type ComponentProps, useState } from 'react'
import { parseTime } from '../frame/index.ts'
import styles from './times.module.css'

export type TimeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** `HH:MM`, or the typed text while it is invalid. */
  value: string
  onTime(time: string): void
}

/**
 * A time field with a numeric keyboard, in the 24-hour format of the mosque's site; the browser's time field would follow the
 * device's format. It accepts any spelling of a time, and normalises it on blur.
 */
export function TimeInput({ value, onTime, ...rest }: TimeInputProps) {
  const [typedText, setTypedText] = useState<string>()
  return (
    <input
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={8}
      className={styles.time}
      value={typedText ?? value}
      onFocus={({ target }) => target.select()}
      onChange={({ target: { value: text } }) => {
        setTypedText(text)
        onTime(parseTime(text) ?? text)
      }}
      onKeyDown={({ key }) => key === 'Enter' && setTypedText(undefined)}
      onBlur={() => setTypedText(undefined)}
    />
  )
}

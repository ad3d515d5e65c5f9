import { type ComponentProps, useState } from 'react'
import { readTime } from '../frame/index.ts'
import styles from './times.module.css'

export type TimeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** `HH:MM`, or what was typed while it is no time. */
  value: string
  onTime(time: string): void
}

/**
 * A clock time by the number keys, in the 24 hours that the mosque's site shows: the browser's own field shows the
 * device's hours, which may be others. Every way of writing a time is taken, and rewritten on leaving.
 */
export function TimeInput({ value, onTime, ...rest }: TimeInputProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={8}
      className={styles.time}
      value={typed ?? value}
      onFocus={({ target }) => target.select()}
      onChange={({ target: { value: text } }) => {
        setTyped(text)
        onTime(readTime(text) ?? text)
      }}
      onKeyDown={({ key }) => key === 'Enter' && setTyped(undefined)}
      onBlur={() => setTyped(undefined)}
    />
  )
}

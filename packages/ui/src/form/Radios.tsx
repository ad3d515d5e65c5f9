import { useId } from 'react'
import { ChoiceSet, type ChoiceSetProps, type ChoiceWords } from './ChoiceSet.tsx'

/** What a choice of exactly one asks for, whatever it looks like. */
export interface RadiosProps<Value extends string> extends ChoiceWords<Value> {
  /** The choice made; null before one is. With `onChange` it is controlled. */
  value?: Value | null
  /** The choice to begin with, when not controlled. */
  defaultValue?: Value
  /** Called with the value now chosen. */
  onChange?: (value: Value) => void
  /** The id of the first radio, for an `ErrorSummary` to lead to. */
  id?: string
}

/** Native radios: arrows move, space chooses. */
export function Radios<Value extends string>(props: RadiosProps<Value> & Pick<ChoiceSetProps<Value>, 'appearance'>) {
  const { value, defaultValue, onChange, id, ...rest } = props
  const generatedId = useId()
  return (
    <ChoiceSet
      {...rest}
      type="radio"
      id={id ?? generatedId}
      chosen={value === undefined ? undefined : value === null ? [] : [value]}
      chosenAtFirst={defaultValue === undefined ? [] : [defaultValue]}
      onToggle={(next) => onChange?.(next)}
    />
  )
}

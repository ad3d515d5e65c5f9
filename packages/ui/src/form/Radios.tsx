import { useId } from 'react'
import { ChoiceSet, type ChoiceSetProps, type ChoiceText } from './ChoiceSet.tsx'

/** The props of all radio groups. */
export interface RadiosProps<Value extends string> extends ChoiceText<Value> {
  /** The chosen value; null if none. With `onChange` it is controlled. */
  value?: Value | null
  /** The initial value, if not controlled. */
  defaultValue?: Value
  /** Called with the chosen value. */
  onChange?: (value: Value) => void
  /** The id of the first radio, for links from an `ErrorSummary`. */
  id?: string
}

/** Native radios: arrow keys move, space selects. */
export function Radios<Value extends string>(props: RadiosProps<Value> & Pick<ChoiceSetProps<Value>, 'appearance'>) {
  const { value, defaultValue, onChange, id, ...rest } = props
  const generatedId = useId()
  return (
    <ChoiceSet
      {...rest}
      type="radio"
      id={id ?? generatedId}
      values={value === undefined ? undefined : value === null ? [] : [value]}
      defaultValues={defaultValue === undefined ? [] : [defaultValue]}
      onToggle={(next) => onChange?.(next)}
    />
  )
}

import { useId } from 'react'
import { ChoiceSet, type ChoiceText } from './ChoiceSet.tsx'

export interface CheckboxGroupProps<Value extends string> extends ChoiceText<Value> {
  /** The ticked values. With `onChange` it is controlled. */
  values?: readonly Value[]
  /** The initially ticked values, if not controlled. */
  defaultValues?: readonly Value[]
  /** Called with all ticked values, in the order of the choices. */
  onChange?: (values: Value[]) => void
  /** The id of the first checkbox, for links from an `ErrorSummary`. */
  id?: string
}

/** A plain list of checkboxes. For a single one, use `Checkbox`. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { values, defaultValues, onChange, id, ...rest } = props
  const generatedId = useId()
  return (
    <ChoiceSet
      {...rest}
      type="checkbox"
      appearance="plain"
      id={id ?? generatedId}
      values={values}
      defaultValues={defaultValues}
      onToggle={(toggledValue, input) => {
        const tickedValues = new Set<string>(values)
        if (!values)
          for (const box of input.closest('fieldset')?.querySelectorAll('input') ?? [])
            if (box.checked) tickedValues.add(box.value)
        if (input.checked) tickedValues.add(toggledValue)
        else tickedValues.delete(toggledValue)
        onChange?.(rest.choices.map(({ value }) => value).filter((value) => tickedValues.has(value)))
      }}
    />
  )
}

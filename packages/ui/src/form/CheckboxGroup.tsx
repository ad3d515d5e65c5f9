import { useId } from 'react'
import { ChoiceSet, type ChoiceWords } from './ChoiceSet.tsx'

export interface CheckboxGroupProps<Value extends string> extends ChoiceWords<Value> {
  /** Those ticked. With `onChange` it is controlled. */
  values?: readonly Value[]
  /** Those ticked to begin with, when not controlled. */
  defaultValues?: readonly Value[]
  /** Called with all that are ticked now, in the order of the choices. */
  onChange?: (values: Value[]) => void
  /** The id of the first box, for an `ErrorSummary` to lead to. */
  id?: string
}

/** As many as apply, as a plain list. For one thing to agree to, use `Checkbox`. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { values, defaultValues, onChange, id, ...rest } = props
  const generatedId = useId()
  return (
    <ChoiceSet
      {...rest}
      type="checkbox"
      appearance="plain"
      id={id ?? generatedId}
      chosen={values}
      chosenAtFirst={defaultValues}
      onToggle={(toggled, input) => {
        const ticked = new Set<string>(values)
        if (!values)
          for (const box of input.closest('fieldset')?.querySelectorAll('input') ?? [])
            if (box.checked) ticked.add(box.value)
        if (input.checked) ticked.add(toggled)
        else ticked.delete(toggled)
        onChange?.(rest.choices.map(({ value }) => value).filter((value) => ticked.has(value)))
      }}
    />
  )
}

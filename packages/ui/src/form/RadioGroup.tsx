import { Radios, type RadiosProps } from './Radios.tsx'

export type RadioGroupProps<Value extends string> = RadiosProps<Value> & {
  /** `row` puts short choices such as yes and no side by side, if there is room. Default `column`. */
  direction?: 'column' | 'row'
}

/** Radios as a plain list, for simple choices. */
export function RadioGroup<Value extends string>({ direction, ...rest }: RadioGroupProps<Value>) {
  return <Radios {...rest} appearance={direction === 'row' ? 'row' : 'plain'} />
}

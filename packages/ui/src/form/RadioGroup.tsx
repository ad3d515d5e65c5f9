import { Radios, type RadiosProps } from './Radios.tsx'

export type RadioGroupProps<Value extends string> = RadiosProps<Value> & {
  /** `row` puts short answers side by side, where there is room: yes and no. Default `column`. */
  direction?: 'column' | 'row'
}

/** One choice of a few that need no weighing, as a plain list. */
export function RadioGroup<Value extends string>({ direction, ...rest }: RadioGroupProps<Value>) {
  return <Radios {...rest} appearance={direction === 'row' ? 'row' : 'plain'} />
}

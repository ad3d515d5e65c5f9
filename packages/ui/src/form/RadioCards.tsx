import { Radios, type RadiosProps } from './Radios.tsx'

export type RadioCardsProps<Value extends string> = RadiosProps<Value>

/** Radios as cards, each with a description of its effect. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  return <Radios {...props} appearance="cards" />
}

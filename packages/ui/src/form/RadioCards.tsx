import { Radios, type RadiosProps } from './Radios.tsx'

export type RadioCardsProps<Value extends string> = RadiosProps<Value>

/** One choice of a few, each a card with its consequence in words. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  return <Radios {...props} appearance="cards" />
}

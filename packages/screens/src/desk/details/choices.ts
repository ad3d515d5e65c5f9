import type { Messages } from '../../app/index.ts'
import type { DetailsKey } from './fields.ts'

/** The options of a select field. */
export type Choices = {
  options: { value: string; label: string }[]
  /** The default value. */
  defaultValue: string
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** The labelled options of a detail. */
export function choicesOf(key: DetailsKey, t: Messages<'deskDetails'>['t']): Choices {
  if (key === 'method') return { options: optionsOf(t.prayer.methods), defaultValue: 'MuslimWorldLeague' }
  if (key === 'madhab') return { options: optionsOf(t.prayer.schools), defaultValue: 'Shafi' }
  const { twoBehind, behind, same, ahead, twoAhead } = t.deskDetails.hijri
  const options = [
    { value: '-2', label: twoBehind },
    { value: '-1', label: behind },
    { value: '0', label: same },
    { value: '1', label: ahead },
    { value: '2', label: twoAhead },
  ]
  return { options, defaultValue: '0' }
}

/** The label of a value; the value itself if it is not in the list. */
export function choiceLabel(key: DetailsKey, value: string, t: Messages<'deskDetails'>['t']): string {
  const { options } = choicesOf(key, t)
  return options.find((option) => option.value === value)?.label ?? value
}

import type { BoxChoices, BoxSheetPlace } from '@minaret/contract/desk'
import { DateField, Select } from '@minaret/ui'
import { useWords } from '../../app/index.ts'

/** When, for what, where and with whom a collection is counted. */
export function PlaceFields({
  place,
  choices,
  today,
  errors,
  hasSelf,
  onPlace,
}: {
  place: BoxSheetPlace
  choices: BoxChoices
  /** The last day it can be of; a sheet that is there has had one. */
  today?: string
  errors: Readonly<Record<string, string | undefined>>
  /** Whether whoever is logged in can be the second counter: not on a sheet of their own. */
  hasSelf: boolean
  onPlace(place: BoxSheetPlace): void
}) {
  const { t } = useWords('deskBox')
  const say = t.deskBox.open
  const { counters, causes, buildings } = choices
  const offered = counters.filter(({ account, self }) => hasSelf || !self || account === place.second)
  return (
    <>
      <DateField
        label={say.day}
        max={today}
        required
        error={errors.day}
        value={place.day}
        onChange={({ target }) => onPlace({ ...place, day: target.value })}
      />
      <Select
        label={say.cause}
        error={errors.cause}
        options={causes.map(({ id, title }) => ({ value: id, label: title }))}
        value={place.cause}
        onChange={({ target }) => onPlace({ ...place, cause: target.value })}
      />
      {(buildings.length > 0 || place.building !== undefined) && (
        <Select
          label={say.building}
          error={errors.building}
          options={[
            { value: '', label: say.elsewhere },
            ...buildings.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={place.building ?? ''}
          onChange={({ target: { value } }) => {
            const { building: _before, ...rest } = place
            onPlace(value === '' ? rest : { ...rest, building: value })
          }}
        />
      )}
      <Select
        label={say.second}
        hint={offered.length === 0 ? say.nobody : say.secondHint}
        error={errors.second}
        options={[
          { value: '', label: say.choose },
          ...offered.map(({ account, name }) => ({ value: account, label: name })),
        ]}
        value={place.second}
        onChange={({ target }) => onPlace({ ...place, second: target.value })}
      />
    </>
  )
}

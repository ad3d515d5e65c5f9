import type { BoxChoices, BoxSheetPlace } from '@minaret/contract/desk'
import { DateField, Select } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'

/** The day, cause, building and second counter of a collection. */
export function PlaceFields({
  place,
  choices,
  today,
  errors,
  includesSelf,
  onPlace,
}: {
  place: BoxSheetPlace
  choices: BoxChoices
  /** The last selectable day, for a new sheet. */
  today?: string
  errors: Readonly<Record<string, string | undefined>>
  /** Whether the user can be the second counter; false for a new sheet, whose first counter is the user. */
  includesSelf: boolean
  onPlace(place: BoxSheetPlace): void
}) {
  const { t } = useMessages('deskBox')
  const texts = t.deskBox.open
  const { counters, causes, buildings } = choices
  const eligibleCounters = counters.filter(({ account, self }) => includesSelf || !self || account === place.second)
  return (
    <>
      <DateField
        label={texts.day}
        max={today}
        required
        error={errors.day}
        value={place.day}
        onChange={({ target }) => onPlace({ ...place, day: target.value })}
      />
      <Select
        label={texts.cause}
        error={errors.cause}
        options={causes.map(({ id, title }) => ({ value: id, label: title }))}
        value={place.cause}
        onChange={({ target }) => onPlace({ ...place, cause: target.value })}
      />
      {(buildings.length > 0 || place.building !== undefined) && (
        <Select
          label={texts.building}
          error={errors.building}
          options={[
            { value: '', label: texts.elsewhere },
            ...buildings.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={place.building ?? ''}
          onChange={({ target: { value } }) => {
            const { building: _building, ...rest } = place
            onPlace(value === '' ? rest : { ...rest, building: value })
          }}
        />
      )}
      <Select
        label={texts.second}
        hint={eligibleCounters.length === 0 ? texts.noCounters : texts.secondHint}
        error={errors.second}
        options={[
          { value: '', label: texts.choose },
          ...eligibleCounters.map(({ account, name }) => ({ value: account, label: name })),
        ]}
        value={place.second}
        onChange={({ target }) => onPlace({ ...place, second: target.value })}
      />
    </>
  )
}

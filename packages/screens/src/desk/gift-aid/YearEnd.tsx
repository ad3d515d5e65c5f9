import { Select } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'

const months = Array.from({ length: 12 }, (_, index) => index + 1)
const days = Array.from({ length: 31 }, (_, index) => index + 1)
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The last day of a month in a common year. */
const lastDayOf = (month: number) => new Date(Date.UTC(2027, month, 0)).getUTCDate()

type YearEndProps = {
  /** `MM-DD`, or empty. */
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

/** The day on which a charity's accounting year ends, as two selects instead of a typed date. */
export function YearEnd({ value, error, onChange }: YearEndProps) {
  const { t, format } = useMessages('deskGiftAid')
  const texts = t.deskGiftAid.details
  const [month = '', day = ''] = value.split('-')
  return (
    <>
      <Select
        label={texts.yearEndMonth}
        name="yearEnd"
        error={error}
        value={month}
        options={[
          { value: '', label: texts.choose },
          ...months.map((number) => ({ value: twoDigits(number), label: format.monthName(number) })),
        ]}
        // Nearly every accounting year ends with a month, so its last day is the default.
        onChange={({ target }) =>
          onChange(target.value === '' ? '' : `${target.value}-${twoDigits(lastDayOf(Number(target.value)))}`)
        }
      />
      {month !== '' && (
        <Select
          label={texts.yearEndDay}
          name="yearEndDay"
          value={day}
          options={days.map((number) => ({ value: twoDigits(number), label: format.number(number) }))}
          onChange={({ target }) => onChange(`${month}-${target.value}`)}
        />
      )}
    </>
  )
}

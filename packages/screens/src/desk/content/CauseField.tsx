import { useContentList } from '@minaret/domain/desk'
import { Select } from '@minaret/ui'
import type { DateTimeFieldProps } from './DateTimeField.tsx'

/** The cause that a campaign raises money for. */
export function CauseField({
  mosque,
  value,
  isReadOnly,
  onChange,
  ...labels
}: DateTimeFieldProps & { mosque: string }) {
  const { data } = useContentList(mosque, 'causes', {})
  const causes = data?.pages.flatMap(({ items }) => items) ?? []
  const unlisted = causes.some(({ id }) => id === value) || value === '' ? [] : [{ value, label: value }]
  return (
    <Select
      {...labels}
      disabled={isReadOnly}
      value={value}
      options={[{ value: '', label: '' }, ...unlisted, ...causes.map(({ id, title }) => ({ value: id, label: title }))]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

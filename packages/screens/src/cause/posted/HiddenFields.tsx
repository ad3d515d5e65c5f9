import type { PostedFields } from '@minaret/domain'

/** Hidden fields at the end of a form; empty values are omitted. */
export function HiddenFields({ fields }: { fields: PostedFields }) {
  return Object.entries(fields).map(([name, value]) =>
    value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}

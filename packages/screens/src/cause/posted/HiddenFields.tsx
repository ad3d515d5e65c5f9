import type { PostedFields } from '@minaret/domain'

/** What a form sends besides what it shows. They stand at its end. */
export function HiddenFields({ fields }: { fields: PostedFields }) {
  return Object.entries(fields).map(([name, value]) =>
    value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}

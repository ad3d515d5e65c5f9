import type { DeskDetails } from '@minaret/contract/desk'
import { Checkbox, CheckboxGroup, RadioGroup, Select, TextArea, TextField } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { endonymOf, languages } from '../../messages/index.ts'
import { choicesOf } from './choices.ts'
import { ColourField } from './ColourField.tsx'
import { type DetailsDraft, type DetailsField, type DetailsKey, isOn, isFeatureVisible } from './fields.ts'
import { LogoField } from './LogoField.tsx'

export type DetailsFieldViewProps = {
  mosque: string
  field: DetailsField
  draft: DetailsDraft
  details: DeskDetails
  /** The error message. */
  error?: string
  onChange(next: DetailsDraft): void
}

const inputKinds = {
  line: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'off', dir: 'ltr' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'off', dir: 'ltr' },
  link: { type: 'text', inputMode: 'url', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' },
} as const

const isHintKey = <T extends object>(key: PropertyKey, hints: T): key is keyof T => key in hints

/** One field of a section, rendered by its kind. */
export function DetailsFieldView({ mosque, field, draft, details, error, onChange }: DetailsFieldViewProps) {
  const { t } = useMessages('deskDetails')
  const texts = t.deskDetails
  const { key, kind, max } = field
  const { values, pictures } = draft
  const value = values[key] ?? ''
  const setValue = (next: string, target: DetailsKey = key) =>
    onChange({ ...draft, values: { ...values, [target]: next } })
  const label = texts.labels[key]
  const hintKey = field.hint ?? key
  const hint = isHintKey(hintKey, texts.hints) ? texts.hints[hintKey] : undefined
  const optional = key === 'websiteName' ? undefined : texts.optional

  switch (kind) {
    case 'line':
    case 'email':
    case 'phone':
    case 'link':
      return (
        <TextField
          {...(kind === 'line' ? { dir: 'auto' } : {})}
          {...inputKinds[kind]}
          id={key}
          label={label}
          hint={hint}
          optional={optional}
          error={error}
          maxLength={max ?? 300}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      )
    case 'text':
      return (
        <TextArea
          id={key}
          label={label}
          hint={hint}
          optional={optional}
          error={error}
          rows={3}
          dir="auto"
          limit={max}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      )
    case 'switch':
      return (
        <Checkbox
          id={key}
          label={label}
          hint={hint}
          error={error}
          checked={isOn(field, values)}
          onChange={({ target }) => setValue(target.checked ? 'yes' : 'no')}
        />
      )
    case 'feature':
      return <FeatureSwitch field={field} draft={draft} details={details} onSet={setValue} />
    case 'shape':
      return (
        <RadioGroup
          id={key}
          name={key}
          legend={label}
          value={value === '' ? 'square' : value}
          choices={(['square', 'wide', 'round'] as const).map((shape) => ({
            value: shape,
            label: texts.shapes[shape],
          }))}
          onChange={(shape) => setValue(shape)}
        />
      )
    case 'choice': {
      const { options, defaultValue } = choicesOf(key, t)
      const isListed = value === '' || options.some((option) => option.value === value)
      return (
        <Select
          id={key}
          label={label}
          hint={hint}
          error={error}
          value={value === '' ? defaultValue : value}
          options={isListed ? options : [{ value, label: value }, ...options]}
          onChange={({ target }) => setValue(target.value)}
        />
      )
    }
    case 'language':
      return (
        <RadioGroup
          id={key}
          name={key}
          legend={label}
          error={error}
          value={value === '' ? 'en' : value}
          choices={languages.map((language) => ({ value: language, label: endonymOf(language) }))}
          onChange={(language) => setValue(language)}
        />
      )
    case 'languages':
      return (
        <CheckboxGroup
          id={key}
          name={key}
          legend={label}
          error={error}
          values={value.split(',').map((language) => language.trim())}
          choices={languages.map((language) => ({ value: language, label: endonymOf(language) }))}
          onChange={(selection) => setValue(selection.join(','))}
        />
      )
    case 'colour':
      return <ColourField id={key} value={value} error={error} onChange={(next) => setValue(next)} />
    case 'picture': {
      const savedPicture = key === 'footerLogo' ? details.pictures.footerLogo : details.pictures.logo
      const isSaved = value === (details.sections.find(({ section }) => section === 'brand')?.values[key] ?? '')
      return (
        <LogoField
          mosque={mosque}
          label={label}
          hint={hint}
          emptyText={key === 'footerLogo' ? texts.picture.noneFooter : texts.picture.none}
          isSet={value !== ''}
          picture={
            (Object.hasOwn(pictures, value) ? pictures[value] : undefined) ??
            (isSaved && value !== '' ? savedPicture : undefined)
          }
          error={error}
          onChange={(next) =>
            onChange({
              values: { ...values, [key]: next?.address ?? '' },
              pictures: next ? { ...pictures, [next.address]: next.picture } : pictures,
            })
          }
        />
      )
    }
  }
}

function FeatureSwitch({
  field: { key },
  draft: { values },
  details: { features, plan },
  onSet,
}: Pick<DetailsFieldViewProps, 'field' | 'draft' | 'details'> & { onSet(next: string): void }) {
  const { t } = useMessages('deskDetails')
  const texts = t.deskDetails
  const isIncluded = features.find((feature) => feature.key === key)?.included ?? true
  const isVisible = isFeatureVisible(key, values)
  return (
    <>
      <Checkbox
        id={key}
        label={texts.labels[key]}
        hint={isIncluded ? undefined : texts.notIncluded({ plan: texts.plans[plan] })}
        disabled={!isIncluded}
        checked={isVisible && isIncluded}
        onChange={({ target }) => onSet(target.checked ? '' : 'yes')}
      />
      {key === 'DisableCourses' && isVisible && isIncluded && (
        <Checkbox
          id="coursesInFooter"
          label={texts.coursesInFooter}
          checked={values[key] === 'no'}
          onChange={({ target }) => onSet(target.checked ? 'no' : '')}
        />
      )}
    </>
  )
}

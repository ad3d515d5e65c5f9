import type { DeskDetails, DetailsSection } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'
import { MosqueText } from '../frame/index.ts'
import { endonymOf } from '../../messages/index.ts'
import { choiceLabel } from './choices.ts'
import styles from './details.module.css'
import { type DetailsField, sectionFields, isOn, isFeatureVisible } from './fields.ts'

export type SectionValuesProps = { section: DetailsSection; details: DeskDetails }

/** A section's current values; values that are not set are omitted. */
export function SectionValues({ section: { section, values }, details }: SectionValuesProps) {
  const { t, format } = useMessages('deskDetails')
  const texts = t.deskDetails
  const fields = sectionFields[section]
  if (section === 'features') return <Features values={values} details={details} />
  const isSet = ({ key, kind, on }: DetailsField) =>
    kind === 'switch' ? on === true || values[key] !== undefined : values[key]
  const filledFields = fields.filter(isSet)
  if (filledFields.length === 0) return <p className={styles.hint}>{texts.notSet}</p>

  function renderValue(field: DetailsField) {
    const value = values[field.key] ?? ''
    switch (field.kind) {
      case 'switch':
        return isOn(field, values) ? texts.yes : texts.no
      case 'choice':
        return choiceLabel(field.key, value, t)
      case 'shape':
        return value === 'wide' || value === 'round' ? texts.shapes[value] : texts.shapes.square
      case 'language':
      case 'languages':
        return value
          .split(',')
          .map((tag) => endonymOf(tag.trim()))
          .join(format.inText(', '))
      case 'colour':
        return (
          <span className={styles.colourValue}>
            <span style={{ backgroundColor: value }} /> <bdi dir="ltr">{value}</bdi>
          </span>
        )
      case 'picture': {
        const picture = field.key === 'footerLogo' ? details.pictures.footerLogo : details.pictures.logo
        return picture ? (
          <span className={styles.thumbnail}>
            <img src={picture} alt={texts.picture.alt} />
          </span>
        ) : (
          <MosqueText>{value}</MosqueText>
        )
      }
      case 'link':
        return <bdi dir="ltr">{value.replace(/^https:\/\/(www\.)?/, '')}</bdi>
      default:
        return <MosqueText>{value}</MosqueText>
    }
  }
  return (
    <dl className={styles.values}>
      {filledFields.map((field) => (
        <div key={field.key}>
          <dt>{texts.labels[field.key]}</dt>
          <dd>{renderValue(field)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Features grouped by availability: on the website, switched off, not included in the plan. */
function Features({ values, details: { features, plan } }: { values: DetailsSection['values']; details: DeskDetails }) {
  const { t } = useMessages('deskDetails')
  const texts = t.deskDetails
  const lines = [
    [texts.visible, features.filter(({ key, included }) => included && isFeatureVisible(key, values))],
    [texts.hidden, features.filter(({ key, included }) => included && !isFeatureVisible(key, values))],
    [texts.notIncluded({ plan: texts.plans[plan] }), features.filter(({ included }) => !included)],
  ] as const
  return (
    <dl className={styles.values}>
      {lines
        .filter(([, group]) => group.length > 0)
        .map(([label, group]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{group.map(({ key }) => texts.labels[key]).join(' · ')}</dd>
          </div>
        ))}
    </dl>
  )
}

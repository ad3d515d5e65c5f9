import type { SignupSettings } from '@minaret/contract/desk'
import { useDesk } from '@minaret/domain/desk'
import { languages } from '@minaret/messages'
import { Select } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { endonymOf } from '../../messages/index.ts'
import styles from './signup.module.css'

type SettingsProps = { settings: SignupSettings; onChange(settings: SignupSettings): void }

/** Adds the suggested value if the browser lists it under another name, such as a renamed time zone. */
const withSuggested = (values: readonly string[], suggestion: string) =>
  values.includes(suggestion) ? values : [suggestion, ...values]

/** The settings suggested for the place, which can all be changed. */
export function Settings({ settings, onChange }: SettingsProps) {
  const { t } = useMessages('deskSignup')
  const texts = t.deskSignup
  const { language } = useDesk()
  const currencyNames = new Intl.DisplayNames(language, { type: 'currency' })
  const codes = Intl.supportedValuesOf('currency').map((code) => code.toLowerCase())
  const optionsOf = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }))
  const fieldProps = <K extends keyof SignupSettings>(key: K, options: readonly SignupSettings[K][]) => ({
    label: texts[key],
    value: settings[key],
    onChange({ target }: { target: { value: string } }) {
      const value = options.find((option) => option === target.value)
      if (value !== undefined) onChange({ ...settings, [key]: value })
    },
  })
  const timeZones = withSuggested(Intl.supportedValuesOf('timeZone'), settings.timeZone)
  const currencyCodes = withSuggested(codes, settings.currency)
  return (
    <details>
      <summary>{texts.settings}</summary>
      <div className={styles.stack}>
        <Select
          {...fieldProps('timeZone', timeZones)}
          options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
        <Select
          {...fieldProps('currency', currencyCodes)}
          options={currencyCodes.map((code) => ({
            value: code,
            label: `${code.toUpperCase()} · ${currencyNames.of(code.toUpperCase())}`,
          }))}
        />
        <Select
          {...fieldProps('language', languages)}
          options={languages.map((language) => ({ value: language, label: endonymOf(language) }))}
        />
        <Select
          {...fieldProps('method', [
            'MuslimWorldLeague',
            'Egyptian',
            'Karachi',
            'UmmAlQura',
            'Dubai',
            'MoonsightingCommittee',
            'NorthAmerica',
            'Kuwait',
            'Qatar',
            'Singapore',
            'Tehran',
            'Turkey',
          ])}
          options={optionsOf(t.prayer.methods)}
        />
        <Select {...fieldProps('madhab', ['Shafi', 'Hanafi'])} options={optionsOf(t.prayer.schools)} />
      </div>
    </details>
  )
}

import type { DeskMosque, GasdsOverview } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction } from '@minaret/domain/desk'
import { amountText, Button, ButtonRow, Form, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'
import styles from './box.module.css'
import { parseMoney } from './sheetForm.ts'

type Charity = GasdsOverview['details']['connected'][number]

/** Connected charities that share the allowance, and this charity's share. */
export function ConnectedCharities({ mosque, details }: { mosque: DeskMosque; details: GasdsOverview['details'] }) {
  const { t, format } = useMessages('deskBox')
  const texts = t.deskBox.gasds.connected
  const save = useDeskAction('gasdsDetailsChange', { isField: () => true })
  const [charities, setCharities] = useState<readonly Charity[]>(details.connected)
  const [share, setShare] = useState(amountText(details.shareMinor, format.locale, 2))
  const errors = fieldErrorsOf(save.error)
  const shareMinor = parseMoney(share, { currency: 'gbp', locale: format.locale })
  const isShareValid = shareMinor !== undefined && shareMinor <= 800_000
  const change = (index: number, changes: Partial<Charity>) =>
    setCharities(charities.map((charity, position) => (position === index ? { ...charity, ...changes } : charity)))
  const canSave = charities.length > 0 || details.connected.length > 0
  return (
    <Panel id="connected" title={texts.title}>
      <p className={styles.hint}>{texts.hint}</p>
      <Form
        className={styles.form}
        onSubmit={() =>
          isShareValid && save.mutate({ mosque: mosque.slug, body: { connected: [...charities], shareMinor } })
        }
      >
        {charities.map(({ name, hmrcReference }, index) => (
          <div key={index} className={styles.row}>
            <TextField
              label={texts.name({ number: index + 1 })}
              autoComplete="off"
              dir="auto"
              error={errors[`connected.${index}`]}
              value={name}
              onChange={({ target }) => change(index, { name: target.value })}
            />
            <TextField
              label={texts.reference({ number: index + 1 })}
              autoComplete="off"
              dir="ltr"
              value={hmrcReference}
              onChange={({ target }) => change(index, { hmrcReference: target.value })}
            />
            <Button
              tone="quiet"
              aria-label={texts.remove({ number: index + 1 })}
              onClick={() => setCharities(charities.filter((_, position) => position !== index))}
            >
              {t.deskBox.envelopes.removeShort}
            </Button>
          </div>
        ))}
        {charities.length > 0 && (
          <TextField
            label={texts.share}
            autoComplete="off"
            dir="ltr"
            inputMode="decimal"
            error={isShareValid ? undefined : t.deskBox.cash.wrongAmount}
            value={share}
            onChange={({ target }) => setShare(target.value)}
          />
        )}
        <ButtonRow>
          <Button tone="quiet" onClick={() => setCharities([...charities, { name: '', hmrcReference: '' }])}>
            {texts.add}
          </Button>
          {canSave && (
            <Button type="submit" busy={save.isPending}>
              {texts.save}
            </Button>
          )}
        </ButtonRow>
      </Form>
    </Panel>
  )
}

import type { ClaimableGifts, DeskMosque } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction } from '@minaret/domain/desk'
import { giftAidOn } from '@minaret/money'
import { Button, ButtonRow, Checkbox, Form, Notice, PasswordField, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'
import { type ClaimChoices, applyChoices } from './DoubtfulGifts.tsx'
import styles from './giftAid.module.css'

/** Form for filing the claim with HMRC. The HMRC login is never stored: it is requested each time. */
export function FileClaim({
  mosque,
  service,
  claimable,
  choices,
  onFiled,
}: {
  mosque: DeskMosque
  service: 'test' | 'live'
  claimable: ClaimableGifts
  choices: ClaimChoices
  onFiled(filing: string): void
}) {
  const { t, format } = useMessages('deskGiftAid')
  const texts = t.deskGiftAid.file
  const file = useDeskAction('claimFile', {
    isField: (name) => ['userId', 'password', 'declared'].includes(name),
  })
  const [userId, setUserId] = useState('')
  const [password, setPassword] = useState('')
  const [isDeclared, setDeclared] = useState(false)
  const errors = fieldErrorsOf(file.error)
  const claim = applyChoices(claimable, choices)
  const tax = format.amount(
    giftAidOn(claim.amountMinor) + giftAidOn(claim.smallMinor ?? 0) - claimable.overclaimedMinor,
    'gbp',
  )
  return (
    <Panel id="file" title={texts.title}>
      {service === 'test' && <Notice tone="demo">{texts.testService}</Notice>}
      <p className={styles.hint}>{texts.hint}</p>
      <Form
        className={styles.form}
        onSubmit={() =>
          file.mutate(
            {
              mosque: mosque.slug,
              body: { ...claim, userId: userId.trim(), password, declared: isDeclared },
            },
            { onSuccess: ({ data }) => onFiled(data.filing) },
          )
        }
      >
        <TextField
          label={texts.userId}
          autoComplete="off"
          dir="ltr"
          required
          error={errors.userId}
          value={userId}
          onChange={({ target }) => setUserId(target.value)}
        />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          showLabel={texts.show}
          hideLabel={texts.hide}
          required
          error={errors.password}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Checkbox
          label={texts.declare}
          error={errors.declared}
          checked={isDeclared}
          onChange={({ target }) => setDeclared(target.checked)}
        />
        <ButtonRow className={styles.buttons}>
          <Button type="submit" busy={file.isPending}>
            {file.isPending ? texts.sending : texts.send({ tax })}
          </Button>
        </ButtonRow>
      </Form>
    </Panel>
  )
}

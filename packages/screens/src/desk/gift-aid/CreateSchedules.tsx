import type { ClaimableGifts, DeskMosque } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, ButtonRow } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'
import { type ClaimChoices, applyChoices } from './DoubtfulGifts.tsx'
import styles from './giftAid.module.css'

/** Creates the schedules of the current claim, to be uploaded by hand. */
export function CreateSchedules({
  mosque,
  claimable,
  choices,
}: {
  mosque: DeskMosque
  claimable: ClaimableGifts
  choices: ClaimChoices
}) {
  const { t } = useMessages('deskGiftAid')
  const texts = t.deskGiftAid.byHand
  const create = useDeskAction('claimCreate')
  return (
    <Panel id="by-hand" title={texts.title}>
      <p className={styles.hint}>{texts.hint}</p>
      <ButtonRow className={styles.buttons}>
        <Button
          tone="quiet"
          busy={create.isPending}
          onClick={() => create.mutate({ mosque: mosque.slug, body: applyChoices(claimable, choices) })}
        >
          {texts.create}
        </Button>
      </ButtonRow>
    </Panel>
  )
}

import type { ClaimableGifts, DeskMosque } from '@minaret/contract/desk'
import { useCreateClaim } from '@minaret/domain/desk'
import { Button } from '@minaret/ui'
import { useWords } from '../app/index.ts'
import { withIncluded } from './Doubtful.tsx'
import styles from './giftAid.module.css'

/** Makes the schedules of what is shown, to be uploaded by hand. */
export function CreateSchedules({
  mosque,
  claimable,
  included,
}: {
  mosque: DeskMosque
  claimable: ClaimableGifts
  included: readonly string[]
}) {
  const { t } = useWords('deskGiftAid')
  const say = t.deskGiftAid.byHand
  const create = useCreateClaim(mosque.slug)
  return (
    <section className={styles.card} aria-labelledby="by-hand">
      <h2 id="by-hand">{say.title}</h2>
      <p className={styles.hint}>{say.hint}</p>
      <div className={styles.buttons}>
        <Button tone="quiet" busy={create.isPending} onClick={() => create.mutate(withIncluded(claimable, included))}>
          {say.create}
        </Button>
      </div>
    </section>
  )
}

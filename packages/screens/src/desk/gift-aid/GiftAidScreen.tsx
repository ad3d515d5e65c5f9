import type { ClaimableGifts, DeskMosque, GiftAidOverview } from '@minaret/contract/desk'
import { useDeskQuery, useDeskSession } from '@minaret/domain/desk'
import { ButtonLink, ButtonRow, Checkbox, Notice, SummaryList } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, ModeNotice, Panel, Sections } from '../frame/index.ts'
import { AddressReports } from './AddressReports.tsx'
import { Claims } from './Claims.tsx'
import { CreateSchedules } from './CreateSchedules.tsx'
import { type ClaimChoices, DoubtfulGifts, applyChoices } from './DoubtfulGifts.tsx'
import { FileClaim } from './FileClaim.tsx'
import { Filings } from './Filings.tsx'
import styles from './giftAid.module.css'

export type GiftAidScreenProps = {
  mosque: DeskMosque
  /** Called with the filing’s id once a claim is filed. */
  onFiled(filing: string): void
}

/** Gift Aid: claimable gifts, filing with HMRC, and earlier claims. */
export function GiftAidScreen({ mosque, onFiled }: GiftAidScreenProps) {
  const { t } = useMessages('desk', 'deskGiftAid')
  const texts = t.deskGiftAid
  const query = useDeskQuery('giftAidView', { mosque: mosque.slug }, { staleTime: 0 })
  return (
    <DeskFrame mosque={mosque} page="gift-aid" title={texts.title}>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.lead}</p>
      {query.data ? (
        <Overview mosque={mosque} overview={query.data} onFiled={onFiled} />
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}

const openStates: readonly string[] = ['built', 'sending', 'unknown', 'acknowledged']

function Overview({ mosque, overview, onFiled }: GiftAidScreenProps & { overview: GiftAidOverview }) {
  const { t } = useMessages('deskGiftAid')
  const { data: session } = useDeskSession()
  const texts = t.deskGiftAid
  const [choices, setChoices] = useState<ClaimChoices>({ includedReferences: [], includesSmallDonations: true })
  const { mode, filing, details, claimable, claims, filings } = overview
  const root = deskPath(mosque.slug, 'gift-aid')
  const filingInProgress = filings.find(({ state }) => openStates.includes(state))
  // A stopped filing with the test service does not block a real claim.
  const isBlocked = filingInProgress && !(filing === 'live' && filingInProgress.attention === 'stopped')
  const canClaim = claimable && !isBlocked && isClaimable(claimable, choices)
  const charityCard = <CharityCard root={root} details={details} />
  return (
    <Sections className={styles.sections}>
      <ModeNotice mode={mode} texts={texts.modes} />
      {filingInProgress && (
        <Notice
          tone={filingInProgress.attention ? 'warning' : 'info'}
          action={
            <ButtonLink tone="quiet" href={`${root}/filings/${filingInProgress.id}`}>
              {texts.file.viewStatus}
            </ButtonLink>
          }
        >
          {filingInProgress.attention ? texts.filings.attention.title : texts.file.inProgress}
        </Notice>
      )}
      {claimable && <ClaimableSummary claimable={claimable} choices={choices} onChoose={setChoices} />}
      {claimable &&
        canClaim &&
        filing !== 'none' &&
        (!details ? (
          <Notice tone="warning">{texts.file.detailsFirst}</Notice>
        ) : session?.account?.demonstration ? (
          // A demonstration must not ask for the charity's real login.
          <Notice tone="demo" title={texts.file.demonstration}>
            {texts.file.demonstrationHint}
          </Notice>
        ) : (
          <FileClaim mosque={mosque} service={filing} claimable={claimable} choices={choices} onFiled={onFiled} />
        ))}
      {/* Missing details are the next step, so they come first. */}
      {!details && charityCard}
      {claimable && canClaim && <CreateSchedules mosque={mosque} claimable={claimable} choices={choices} />}
      {details && charityCard}
      <AddressReports mosque={mosque} />
      {filings.length > 0 && <Filings root={root} filings={filings} />}
      <Claims mosque={mosque.slug} claims={claims} />
    </Sections>
  )
}

/** A summary of the charity's details at HMRC, with a link to the form. */
function CharityCard({ root, details }: { root: string; details: GiftAidOverview['details'] }) {
  const { t } = useMessages('deskGiftAid')
  const texts = t.deskGiftAid
  return (
    <Panel id="charity" title={texts.details.title}>
      {details ? (
        <SummaryList
          items={[
            { label: texts.details.name, value: details.name },
            { label: texts.details.hmrcReference, value: details.hmrcReference },
          ]}
        />
      ) : (
        <p className={styles.hint}>{texts.details.none}</p>
      )}
      <ButtonRow className={styles.buttons}>
        <ButtonLink tone="quiet" href={`${root}/details`}>
          {details ? texts.details.change : texts.details.enter}
        </ButtonLink>
        <ButtonLink tone="quiet" href={`${root}/declarations`}>
          {texts.declarations.open}
        </ButtonLink>
      </ButtonRow>
    </Panel>
  )
}

/** Whether there is anything to claim with these choices. */
function isClaimable(claimable: ClaimableGifts, choices: ClaimChoices): boolean {
  const { gifts, smallMinor } = applyChoices(claimable, choices)
  return gifts > 0 || smallMinor !== undefined
}

function ClaimableSummary({
  claimable,
  choices,
  onChoose,
}: {
  claimable: ClaimableGifts
  choices: ClaimChoices
  onChoose: (choices: ClaimChoices) => void
}) {
  const { t, format } = useMessages('deskGiftAid')
  const texts = t.deskGiftAid.claimable
  const formatPounds = (minor: number) => format.amount(minor, 'gbp')
  const {
    gifts,
    amountMinor,
    taxMinor,
    overclaimedMinor,
    leftOut,
    doubtful,
    smallMinor = 0,
    smallTaxMinor = 0,
  } = claimable
  return (
    <Panel id="now" title={texts.title}>
      {gifts === 0 ? (
        <p className={styles.hint}>{texts.none}</p>
      ) : (
        <SummaryList
          items={[
            { label: texts.gifts, value: format.number(gifts) },
            { label: texts.amount, value: formatPounds(amountMinor) },
            ...(overclaimedMinor > 0 ? [{ label: texts.overclaimed, value: formatPounds(overclaimedMinor) }] : []),
            { label: texts.tax, value: formatPounds(taxMinor - overclaimedMinor), total: true },
          ]}
        />
      )}
      {smallMinor > 0 && (
        <Checkbox
          label={texts.small({ amount: formatPounds(smallMinor), tax: formatPounds(smallTaxMinor) })}
          hint={texts.smallHint}
          checked={choices.includesSmallDonations}
          onChange={({ target }) => onChoose({ ...choices, includesSmallDonations: target.checked })}
        />
      )}
      {leftOut.length > 0 && (
        <>
          <h3>{texts.leftOut}</h3>
          <ul className={styles.plain}>
            {leftOut.map(({ why: reason, gifts: count }) => (
              <li key={reason}>{texts.leftOutOf({ reason, gifts: count })}</li>
            ))}
          </ul>
        </>
      )}
      {doubtful.length > 0 && (
        <DoubtfulGifts
          doubtfulGifts={doubtful}
          includedReferences={choices.includedReferences}
          onInclude={(includedReferences) => onChoose({ ...choices, includedReferences })}
        />
      )}
    </Panel>
  )
}

import type { Filing } from '@minaret/contract/desk'
import { List } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'

/** The claims filed from the desk, with their status. */
export function Filings({ root, filings }: { root: string; filings: readonly Filing[] }) {
  const { t, format } = useMessages('deskGiftAid')
  const texts = t.deskGiftAid.filings
  return (
    <Panel id="filings" title={texts.title}>
      <List
        label={texts.title}
        empty={null}
        rows={filings.map(({ id, state, attention, taxMinor, builtAt }) => ({
          id,
          href: `${root}/filings/${id}`,
          title: texts.filing({ date: format.instant(builtAt).date }),
          meta: `${attention ? texts.attention.title : texts.states[state]} · ${format.amount(taxMinor, 'gbp')}`,
        }))}
      />
    </Panel>
  )
}

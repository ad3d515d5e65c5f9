import type { DeskToday } from '@minaret/contract/desk'
import { Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'

/** The plan limits that are reached or nearly reached, with advice. */
export function PlanLimitNotice({ limits }: { limits: NonNullable<DeskToday['limits']> }) {
  const { t, format } = useMessages('deskSupport')
  const texts = t.deskSupport.limits
  const isFull = limits.some(({ used, most: limit }) => used >= limit)
  return (
    <Notice tone={isFull ? 'warning' : 'info'} title={isFull ? texts.full : texts.title}>
      {limits.map(({ what: kind, used, most: limit }) => (
        <p key={kind}>{texts[kind]({ used: format.number(used), most: format.number(limit) })}</p>
      ))}
      <p>{texts.text}</p>
    </Notice>
  )
}

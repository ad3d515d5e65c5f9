import type { Loaded } from '@minaret/domain'
import { Button, Notice, Skeleton, type SkeletonProps } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useWords } from '../app/WordsProvider.tsx'

export type PartProps<T> = {
  of: Loaded<T>
  /** The shape of what is on its way. */
  shape: SkeletonProps['shape']
  children: (data: T) => ReactNode
}

/** A part of the profile that has to be loaded first. */
export function Part<T>({ of, shape, children }: PartProps<T>) {
  const { t } = useWords('profile')
  if (of.status === 'success') return children(of.data)
  if (of.status === 'in progress') return <Skeleton shape={shape} count={3} label={t.profile.loading} />
  return (
    <Notice
      tone="warning"
      live="polite"
      title={t.profile.failed}
      action={<Button onClick={of.retry}>{t.retry}</Button>}
    >
      {t.profile.failedMore}
    </Notice>
  )
}

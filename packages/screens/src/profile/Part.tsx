import type { SliceResult } from '@minaret/domain'
import { Button, Notice, Skeleton, type SkeletonProps } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'

export type PartProps<T> = {
  loaded: SliceResult<T>
  /** The shape of the skeleton. */
  shape: SkeletonProps['shape']
  children: (data: T) => ReactNode
}

/** A part of the profile whose data loads first. */
export function Part<T>({ loaded, shape, children }: PartProps<T>) {
  const { t } = useMessages('profile')
  if (loaded.status === 'success') return children(loaded.data)
  if (loaded.status === 'in progress') return <Skeleton shape={shape} count={3} label={t.profile.loading} />
  return (
    <Notice
      tone="warning"
      live="polite"
      title={t.profile.failed}
      action={<Button onClick={loaded.retry}>{t.retry}</Button>}
    >
      {t.profile.failedMore}
    </Notice>
  )
}

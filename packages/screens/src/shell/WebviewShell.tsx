import { WebviewFrame } from '@minaret/ui'
import type { ReactNode } from 'react'
import { Connection } from './Connection.tsx'
import { ModeBanner } from './ModeBanner.tsx'

/** What stands around a screen inside the mosque's own app, which has a header and a footer already. */
export function WebviewShell({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  return (
    <>
      <WebviewFrame banner={<ModeBanner />} foot={foot}>
        {children}
      </WebviewFrame>
      <Connection />
    </>
  )
}

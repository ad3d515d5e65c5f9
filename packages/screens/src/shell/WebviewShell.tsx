import { WebviewFrame } from '@minaret/ui'
import type { ReactNode } from 'react'
import { Connection } from './Connection.tsx'
import { ModeBanner } from './ModeBanner.tsx'

/** The shell inside the mosque's app, which has its own header and footer. */
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

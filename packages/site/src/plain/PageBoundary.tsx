import { BrokenScreen } from '@minaret/screens/not-found'
import { Component, type ReactNode } from 'react'

/** What of a page failed to draw is said in its place; what stands around it stays. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <BrokenScreen sudden /> : this.props.children
  }
}

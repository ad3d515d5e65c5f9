import { BrokenScreen } from '@minaret/screens/not-found'
import { Component, type ReactNode } from 'react'

/** Shows an error in place of a page that failed to render; the frame around it stays. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <BrokenScreen isAfterLoad /> : this.props.children
  }
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button, ButtonLink } from '../button/Button.tsx'
import { nav } from '../overview/sample.ts'
import { CampaignsFooter } from '../site/CampaignsFooter.tsx'
import { Page, PageHeader, Section } from '../site/Page.tsx'
import { SiteHeader } from '../site/SiteHeader.tsx'
import { MessagePage } from './MessagePage.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { useOnline } from './useOnline.ts'
import { WebviewFrame } from './WebviewFrame.tsx'

const meta = { title: 'Frame/Frame', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const header = (
  <SiteHeader
    home={{ href: '#home', label: 'home' }}
    name="Masjid an-Noor"
    nav={nav}
    navLabel="Main"
    menuLabel="Menu"
    action={{ href: '#donate', label: 'Donate' }}
  />
)
const footer = <CampaignsFooter copyright="© 2026 Masjid an-Noor" legal={[]} legalLabel="Legal" />

export const NotFound: Story = {
  render: () => (
    <Page skipLabel="Skip to content" header={header} footer={footer}>
      <MessagePage
        code="404"
        title="We could not find that page"
        seed="not-found"
        actions={
          <>
            <ButtonLink href="#home">Go to the home page</ButtonLink>
            <ButtonLink href="#times" tone="quiet">
              Prayer times
            </ButtonLink>
          </>
        }
      >
        The address may have changed, or the page may have been removed.
      </MessagePage>
    </Page>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('We could not find that page')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Broken: Story = {
  render: () => (
    <Page skipLabel="Skip to content" header={header} footer={footer}>
      <MessagePage
        announce
        title="Something went wrong on this page"
        seed="broken"
        actions={<Button>Try again</Button>}
      >
        Nothing you have typed has been sent. If it happens again, call us on 01632 960001.
      </MessagePage>
    </Page>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing you have typed has been sent.')
  },
}

/** Only the sentence, for a page without links. */
export const OneSentence: Story = {
  render: () => (
    <main>
      <MessagePage title="This link is no longer in use" seed="gone" />
    </main>
  ),
}

export const Webview: Story = {
  render: () => (
    <WebviewFrame
      foot={
        <Button size="large" wide>
          Give £25
        </Button>
      }
    >
      <PageHeader title="Give to the roof" lead="£25 pays for a square metre of slate." />
      <Section>
        <p>The app has its own bars above and below.</p>
      </Section>
    </WebviewFrame>
  ),
  async play({ canvas }) {
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
    const foot = canvas.getByRole('button').getBoundingClientRect()
    await expect(foot.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

function OfflinePage() {
  const isOnline = useOnline()
  return (
    <Page
      skipLabel="Skip to content"
      header={header}
      footer={
        <>
          {footer}
          <OfflineNotice offline={!isOnline}>
            You’re offline. You’re seeing saved content from your last visit.
          </OfflineNotice>
        </>
      }
    >
      <PageHeader title="Prayer times" lead={isOnline ? 'With a connection.' : 'From your last visit.'} />
    </Page>
  )
}

/** The bar appears when the browser goes offline, is announced, and disappears when the connection is back. */
export const Offline: Story = {
  render: () => <OfflinePage />,
  async play({ canvas }) {
    const region = canvas.getByRole('status')
    await expect(canvas.getByText(/You’re offline/)).not.toBeVisible()
    let isConnected = false
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isConnected })
    try {
      window.dispatchEvent(new Event('offline'))
      await waitFor(() => expect(region).toHaveTextContent('You’re offline.'))
      await expect(canvas.getByText('From your last visit.')).toBeVisible()
      // Other bars at the viewport's bottom move above it.
      const { style } = document.documentElement
      await waitFor(() => expect(style.getPropertyValue('--foot-size')).toMatch(/^\d+px$/))
      isConnected = true
      window.dispatchEvent(new Event('online'))
      await waitFor(() => expect(canvas.getByText(/You’re offline/)).not.toBeVisible())
      await expect(style.getPropertyValue('--foot-size')).toBe('')
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
}

export const OfflineBar: Story = {
  render: () => (
    <Page
      skipLabel="Skip to content"
      header={header}
      footer={<OfflineNotice offline>You’re offline. You’re seeing saved content from your last visit.</OfflineNotice>}
    >
      <PageHeader title="Prayer times" />
    </Page>
  ),
}

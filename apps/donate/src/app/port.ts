import type { BrowserStorage } from '@minaret/domain'
import type { AppPort } from '@minaret/screens/app-donate/port'
import type { Bridge } from '../bridge/bridge.ts'
import { isWebview } from '../bridge/hosts.ts'
import { barePath, readToken } from './address.ts'

export type PortOptions = {
  bridge: Bridge
  storage: BrowserStorage
  isStoragePersistent: boolean
  onGiftCompleted: AppPort['onGiftCompleted']
}

/** Closes the topmost dialog, as Escape does. @returns whether one was open */
function closeDialog(): boolean {
  const topDialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  topDialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
  return topDialog !== undefined
}

/** The page's interface to the browser, and to the app around it if there is one. */
export function createPort({ bridge, ...rest }: PortOptions): AppPort {
  return {
    ...rest,
    token: readToken(window.location.pathname),
    removeToken() {
      if (readToken(window.location.pathname) !== undefined)
        window.history.replaceState(window.history.state, '', barePath + window.location.search)
    },
    hasListener: bridge.isConnected(),
    inApp: bridge.isConnected() || isWebview(navigator.userAgent),
    wallets: 'ApplePaySession' in window || 'PaymentRequest' in window,
    state: (state, { back }) => bridge.send({ type: 'state', state, back }),
    done: (gift) => bridge.send({ type: 'done', gift }),
    close: (reason, url) => bridge.send({ type: 'close', reason, ...(url === undefined ? {} : { url }) }),
    onBack: (back) =>
      bridge.onCommand(() => {
        if (!closeDialog()) back()
      }),
  }
}

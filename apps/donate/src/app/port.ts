import type { BrowserStorage } from '@minaret/domain'
import type { AppPort } from '@minaret/screens/app-donate/port'
import type { Bridge } from '../bridge/bridge.ts'
import { saysWebview } from '../bridge/hosts.ts'
import { barePath, tokenIn } from './address.ts'

export type PortOptions = {
  bridge: Bridge
  storage: BrowserStorage
  lasts: boolean
  onArrived: AppPort['onArrived']
}

/** Closes what is open above the page, as Escape does. @returns whether there was anything */
function closeDialog(): boolean {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1)
  open?.dispatchEvent(new Event('cancel', { cancelable: true }))
  return open !== undefined
}

/** What this browser, and the app it may stand in, lend the page. */
export function createPort({ bridge, ...rest }: PortOptions): AppPort {
  return {
    ...rest,
    token: tokenIn(window.location.pathname),
    bare() {
      if (tokenIn(window.location.pathname) !== undefined)
        window.history.replaceState(window.history.state, '', barePath + window.location.search)
    },
    heard: bridge.heard(),
    inApp: bridge.heard() || saysWebview(navigator.userAgent),
    wallets: 'ApplePaySession' in window || 'PaymentRequest' in window,
    state: (state, { back }) => bridge.tell({ type: 'state', state, back }),
    done: (gift) => bridge.tell({ type: 'done', gift }),
    close: (reason, url) => bridge.tell({ type: 'close', reason, ...(url === undefined ? {} : { url }) }),
    onBack: (back) =>
      bridge.onCommand(() => {
        if (!closeDialog()) back()
      }),
  }
}

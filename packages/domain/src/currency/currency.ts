import { createStore, type StoreApi } from 'zustand/vanilla'
import { isRecord, type BrowserStorage } from '../storage/browserStorage.ts'

/** The currency a visitor gives in. `value` is the ISO 4217 code in capitals, `sign` precedes an amount. */
export type Currency = { value: string; label: string; sign: string }

export type CurrencyState = {
  currency: Currency
  /** Sets the currency if it has a sign (specification, section 5); returns whether it did. */
  choose(currency: Currency): boolean
}

const key = 'currencyObj'

/** The default currency (specification, section 9). */
export const pounds: Currency = { value: 'GBP', label: 'GBP', sign: '£' }

/** Creates the currency store, persisted under `currencyObj`. */
export function createCurrency(storage: BrowserStorage): StoreApi<CurrencyState> {
  const store = createStore<CurrencyState>()((set) => ({
    currency: pounds,
    choose(currency) {
      if (!currency.sign) return false
      storage.write(key, currency)
      set({ currency })
      return true
    },
  }))
  // Set after creation, so that hydration matches the server's render.
  const currency = storage.read(key, parseCurrency)
  if (currency) store.setState({ currency })
  return store
}

function parseCurrency(stored: unknown): Currency | undefined {
  if (!isRecord(stored)) return undefined
  const { value, label, sign } = stored
  if (typeof value !== 'string' || typeof label !== 'string' || typeof sign !== 'string') return undefined
  return /^[A-Z]{3}$/.test(value) && sign ? { value, label, sign } : undefined
}

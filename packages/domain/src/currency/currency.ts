import { createStore, type StoreApi } from 'zustand/vanilla'
import { isRecord, type BrowserStorage } from '../storage/browserStorage.ts'

/** The currency a visitor gives in. `value` is ISO 4217 in capitals, `sign` is what stands before an amount. */
export type Currency = { value: string; label: string; sign: string }

export type CurrencyState = {
  currency: Currency
  /** Takes a currency only with a sign (specification, section 5); says whether it did. */
  choose(currency: Currency): boolean
}

const key = 'currencyObj'

/** What a visitor gives in until they choose (specification, section 9). */
export const pounds: Currency = { value: 'GBP', label: 'GBP', sign: '£' }

/** The currency store, kept under `currencyObj`. */
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
  // After creation, so that the first render in the browser equals the server's.
  const currency = storage.read(key, readCurrency)
  if (currency) store.setState({ currency })
  return store
}

function readCurrency(stored: unknown): Currency | undefined {
  if (!isRecord(stored)) return undefined
  const { value, label, sign } = stored
  if (typeof value !== 'string' || typeof label !== 'string' || typeof sign !== 'string') return undefined
  return /^[A-Z]{3}$/.test(value) && sign ? { value, label, sign } : undefined
}

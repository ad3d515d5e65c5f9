/** The timeout of Stripe's script and form before the donor sees a notice, in milliseconds. */
export const scriptTimeoutMs = 10_000

/** The timeout for Stripe's token, in milliseconds; nothing has been sent to our server by then. */
export const tokenTimeoutMs = 30_000

/** The timeout of a bank's check before our server is asked, in milliseconds; banks allow up to five minutes. */
export const bankTimeoutMs = 5 * 60_000

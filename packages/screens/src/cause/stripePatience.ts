/** How long Stripe's script and its form may take to appear before the donor is told, in milliseconds. */
export const scriptPatience = 10_000

/** How long Stripe may take to make a token of what was entered; nothing has been sent to our host by then. */
export const tokenPatience = 30_000

/** How long a bank's check may stay open before our host is asked instead; banks give their customers up to five minutes. */
export const bankPatience = 5 * 60_000

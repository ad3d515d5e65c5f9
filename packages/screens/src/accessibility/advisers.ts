/** Who advises people whose complaint about accessibility was not met, by country (ISO 3166-1 alpha-2). */
const advisers: Readonly<Record<string, string>> = {
  GB: 'https://www.equalityadvisoryservice.com',
}

/** Where to find the adviser of a country; nothing where we know of none. */
export const adviserIn = (country: string | undefined): string | undefined => country && advisers[country]

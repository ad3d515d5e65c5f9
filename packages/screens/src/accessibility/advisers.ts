/** Advice services for unresolved accessibility complaints, by country (ISO 3166-1 alpha-2). */
const advisers: Readonly<Record<string, string>> = {
  GB: 'https://www.equalityadvisoryservice.com',
}

/** The URL of a country's advice service; undefined if unknown. */
export const adviserIn = (country: string | undefined): string | undefined => country && advisers[country]

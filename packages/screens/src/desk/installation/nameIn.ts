/** What the server calls a part or a kind of site, in the language shown; as it stands where there is no word for it. */
export const nameIn = (names: Readonly<Record<string, string>>, name: string): string => names[name] ?? name

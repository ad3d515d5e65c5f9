/** A page for when there is no site to draw it. @param text words of ours: nothing a visitor sent is put in */
export const plainPage = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`

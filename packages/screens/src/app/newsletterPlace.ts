/** Where the newsletter’s form is on the home page; footers link to it. */
export const newsletterPlace = 'newsletter'

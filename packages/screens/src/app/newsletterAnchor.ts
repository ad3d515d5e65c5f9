/** The anchor of the newsletter form on the home page; footers link to it. */
export const newsletterAnchor = 'newsletter'

/** Where a browser finds what it needs to put the site on a home screen. */
export const manifestAddress = '/manifest.webmanifest'

/** The path of the web app manifest, for adding the site to a home screen. */
export const manifestAddress = '/manifest.webmanifest'

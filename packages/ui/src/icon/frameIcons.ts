/*
 * Icons as paths in a 24 × 24 square, each a single line of our own design. They are separate exports, so that a page loads
 * only those it shows. An icon always has visible or accessible text. The icons of a page's frame are here; all others are
 * in `icons.ts`, so that they are not in the frame's code.
 */
export const cross = 'M6 6l12 12M18 6L6 18'
export const bars = 'M4 7h16M4 12h16M4 17h16'
export const search = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3L20.5 20.5'

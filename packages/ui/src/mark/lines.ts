/*
 * The kit's marks, as paths in a square of 24; each by itself, so that a page carries only those it shows. Drawn by
 * ourselves, in one line each: recognisable, and nobody's artwork. The word always stands beside it, or in its name.
 * What a page's frame shows is here, the rest in `signs.ts`: a page begins with no more than its frame.
 */
export const cross = 'M6 6l12 12M18 6L6 18'
export const bars = 'M4 7h16M4 12h16M4 17h16'
export const search = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3L20.5 20.5'

/**
 * The packages of the server. Their unit tests run together, in `acceptance`: nearly all import the whole server, and each
 * worker then does so once for all of its files.
 */
export const serverPackages = ['foundation', 'staff', 'times', 'giving', 'content', 'server', 'acceptance']

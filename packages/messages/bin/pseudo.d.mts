/** Vite's plugin that adds the language made from English by script under a code. */
export declare function pseudoLanguage(language: string): { name: string }

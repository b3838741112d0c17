/** A word or sentence with its first letter as a capital. */
export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

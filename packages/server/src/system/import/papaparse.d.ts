/** The part of papaparse that is used here; it brings no types. */
declare module 'papaparse' {
  interface ParseResult {
    data: string[][];
    errors: { message: string; row?: number; code: string }[];
  }
  const papaparse: { parse(text: string, options: { skipEmptyLines: false; delimiter?: string }): ParseResult };
  export = papaparse;
}

/** Who adds what a spreadsheet or a zip brings, as the change log knows it. */
export const importActor = { kind: 'system', name: 'import' } as const;

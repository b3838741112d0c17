/** The actor of an import in the change log. */
export const importActor = { kind: 'system', name: 'import' } as const;

/** Attributes of every match, recording and ball here: visible to anybody with access to internationals (USR-125). */
export const archiveFacts = { int: true, year: 2020, startDate: '2020-05-01T10:00:00.000Z' };

export const inArchive = (more: object) => () => ({ ...archiveFacts, ...more });

/** The address under which a part of a file is fetched; the policy is asked there, so it may stand on the document. */
export const filePath = (id: string, part: string): string => `/api/files/${id}/${part}`;

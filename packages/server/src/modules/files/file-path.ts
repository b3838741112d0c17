/** Address of a part of a file. Safe to store on documents: each request for it asks the policy. */
export const filePath = (id: string, part: string): string => `/api/files/${id}/${part}`;

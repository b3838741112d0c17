import { deviceWords } from '@pavilion/domain/accounts';
import { auth, type OpenSession } from '../../session/auth-client.ts';

export const openSessionsKey = ['accounts', 'sessions'];

/** Sessions of one's own account: that of this browser, and the others by latest use. */
export async function openSessions(): Promise<{ current: OpenSession[]; others: OpenSession[] }> {
  const [own, sessions] = await Promise.all([auth.current(), auth.sessions()]);
  const isCurrent = ({ id }: OpenSession) => id === own?.session.id;
  const newestFirst = [...sessions].sort((left, right) => (left.updatedAt < right.updatedAt ? 1 : -1));
  return { current: newestFirst.filter(isCurrent), others: newestFirst.filter((session) => !isCurrent(session)) };
}

/** Name that its person gave it, or its browser and system. */
export const nameOf = ({ name, userAgent }: OpenSession) => name || deviceWords(userAgent);

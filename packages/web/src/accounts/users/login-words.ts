import type { User } from '@pavilion/domain/accounts';

/** What somebody signs in with. Nobody signs in as an integration: its made-up address is for the database alone. */
export const loginWords = ({ email, integration }: Pick<User, 'email' | 'integration'>): string =>
  integration ? 'Integration' : email;

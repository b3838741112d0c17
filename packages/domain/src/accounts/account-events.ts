/** Changes to how an account can be signed in to, apart from new passwords. `name` is the name of a passkey or an API token. */
export const accountEvents = {
  locked: { label: 'Second step', words: () => 'locked for a quarter of an hour, after ten wrong codes' },
  recoveryCodesMade: { label: 'Recovery codes', words: () => 'a new set was made' },
  passkeyAdded: { label: 'Passkey', words: (name: string) => `“${name}” was added` },
  passkeyRemoved: { label: 'Passkey', words: (name: string) => `“${name}” was removed` },
  tokenMade: { label: 'API token', words: (name: string) => `“${name}” was made` },
  accessEnded: { label: 'Sign-in', words: () => 'all sessions and API tokens were ended' },
  tokenRevoked: { label: 'API token', words: (name: string) => `“${name}” was revoked` },
} as const;
export type AccountEvent = keyof typeof accountEvents;
export const accountEventNames = Object.keys(accountEvents) as [AccountEvent, ...AccountEvent[]];

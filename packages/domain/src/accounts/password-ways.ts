/** Ways in which a password came to an account, in words for its history. */
export const passwordWays = {
  own: 'changed under My Account',
  link: 'set with a one-time link',
  random: 'a random one was added under My Account',
  settings: 'set to ADMIN_PASSWORD of the server’s settings',
} as const;
export type PasswordWay = keyof typeof passwordWays;

import type { AuthContext } from 'better-auth';

/** The part of the sign-in library that the product uses. */
export interface SignInLibrary {
  handler(request: Request): Promise<Response>;
  api: {
    getSession(asked: {
      headers: Headers;
      query: { disableRefresh: boolean };
    }): Promise<{ session: { expiresAt: Date; method?: string | null }; user: { id: string } } | null>;
    secondStepAccount(asked: {
      headers: Headers;
      body: { passkey?: string | undefined };
    }): Promise<{ email: string | null }>;
  };
  $context: Promise<
    Pick<AuthContext, 'internalAdapter' | 'authCookies' | 'secret'> & {
      password: Pick<AuthContext['password'], 'hash' | 'verify'>;
    }
  >;
}

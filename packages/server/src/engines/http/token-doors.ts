import { type ApiAccess, type ApiModule, type ApiScope, scopeRefusal } from '@pavilion/domain/access';
import { bearerOf } from '../auth/api-tokens.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { ViewerOf } from '../auth/viewers.ts';
import { factorOwed, Refusal } from '../store/refusal.ts';

/** Requires a scope of an API token; `module` is undefined for what no token can open. */
export function demandScope(scopes: readonly ApiScope[], module: ApiModule | undefined, access: ApiAccess): void {
  const refusal = scopeRefusal(scopes, module, access);
  if (refusal) throw new Refusal('NOT_ALLOWED', refusal);
}

/**
 * Who asks at the routes of modules: with a token only where the route names the scope that it needs. A route without one refuses
 * every token, also beside a cookie, and tells a valid token so: "sign in first" would lead to a search for the fault in the token.
 */
export function viewersAtRoutes(sessions: Sessions): ViewerOf {
  return async (request, forTokens) => {
    if (bearerOf(request.headers) === undefined) {
      const found = await sessions.viewerOf(request);
      if (!found && (await sessions.signedIn(request))?.owesFactor) throw factorOwed();
      return found;
    }
    const { viewer, token } = await sessions.callerOf(request);
    const [module, access] = (forTokens?.split(':') ?? []) as [ApiModule | undefined, ApiAccess];
    if (token) demandScope(token.scopes, module, access);
    return viewer;
  };
}

/** Modules that API tokens can open. Accounts and the system are not among them: no token opens accounts, tokens or sessions. */
export const apiModules = {
  production: 'Production',
  library: 'Library',
  inspirations: 'Inspirations',
  planner: 'Planner',
  billing: 'Billing',
  archive: 'Archive',
  livestreams: 'Livestreams',
  graphics: 'Social graphics',
  files: 'Files',
} as const;
export type ApiModule = keyof typeof apiModules;
export type ApiAccess = 'read' | 'write';
export type ApiScope = `${ApiModule}:${ApiAccess}`;

/** All scopes of API tokens. `write` includes `read`. */
export const apiScopes = (Object.keys(apiModules) as ApiModule[]).flatMap((module): ApiScope[] => [
  `${module}:read`,
  `${module}:write`,
]);

/** Scope in words: `Read Production`. */
export function scopeWords(scope: ApiScope): string {
  const [module, access] = scope.split(':') as [ApiModule, ApiAccess];
  return `${access === 'read' ? 'Read' : 'Read and write'} ${apiModules[module]}`;
}

/**
 * Why a token with these scopes cannot do something in a module; null if it can. `module` is undefined for what no token can do.
 */
export function scopeRefusal(
  scopes: readonly ApiScope[],
  module: ApiModule | undefined,
  access: ApiAccess,
): string | null {
  if (!module) return 'API tokens cannot be used for this.';
  if (scopes.includes(`${module}:write`) || scopes.includes(`${module}:${access}`)) return null;
  return `This API token lacks the scope “${module}:${access}”.`;
}

/** Whether a name is that of a module that API tokens can open. */
export function isApiModule(name: string): name is ApiModule {
  return Object.hasOwn(apiModules, name);
}

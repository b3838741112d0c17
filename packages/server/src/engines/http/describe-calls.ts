import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { CallMeta } from '@pavilion/domain';
import { type ApiModule, apiModules, isApiModule } from '@pavilion/domain/access';
import { contract } from '@pavilion/domain/calls';
import { refusals } from './describe-refusals.ts';
import { exampleOf, type JsonSchema } from './example-of.ts';

/** A call in the contract, as far as its description needs it. */
interface DescribedCall {
  '~orpc': { meta: CallMeta; errorMap: Record<string, { status: number; message: string }> };
}

interface GeneratedCall {
  requestBody?: { content: { 'application/json': { schema: JsonSchema; example?: unknown } } };
  responses: Record<string, unknown>;
}

/** All calls by their names: `production/submitBrief`, and `search` alone. */
export const callsByName: ReadonlyMap<string, DescribedCall> = new Map(
  Object.entries(contract).flatMap(([module, entry]) =>
    '~orpc' in entry
      ? [[module, entry as DescribedCall] as const]
      : Object.entries(entry).map(([name, call]) => [`${module}/${name}`, call as DescribedCall] as const),
  ),
);

const otherModules: Record<string, string> = {
  accounts: 'Accounts',
  search: 'Search',
  system: 'System',
  integrity: 'Check of files',
  webhooks: 'Webhooks',
};

/** Name of a module, for people. */
export const moduleWords = (module: string) => otherModules[module] ?? apiModules[module as ApiModule];

/** The scope that a call asks of an API token: `any` needs none, undefined refuses all tokens. */
export function scopeOfCall(name: string, { forTokens }: Pick<CallMeta, 'forTokens'>): string | undefined {
  if (forTokens === 'any') return 'any';
  const module = name.split('/')[0] ?? '';
  return isApiModule(module) ? `${module}:${forTokens}` : undefined;
}

/** Paths of all calls, below `/api/calls`. */
export async function describeCalls(): Promise<Record<string, object>> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const { paths = {} } = await generator.generate(contract, { info: { title: '', version: '' } });
  return Object.fromEntries(
    [...callsByName].map(([name, call]) => {
      const post = paths[`/${name}`]?.post as GeneratedCall;
      return [`/${name}`, { post: describeCall(name, call, post) }];
    }),
  );
}

function describeCall(name: string, { '~orpc': { meta, errorMap } }: DescribedCall, generated: GeneratedCall): object {
  const scope = scopeOfCall(name, meta);
  const { 200: answer } = generated.responses;
  const body = generated.requestBody?.content['application/json'] ?? { schema: { type: 'object' } };
  return {
    ...generated,
    tags: [moduleWords(name.split('/')[0] ?? '')],
    description: tokenSentence(name, scope),
    security: [...(scope ? [{ token: [] }] : []), { session: [] }, ...(meta.needs === null ? [{}] : [])],
    'x-token-scope': scope ?? null,
    requestBody: {
      required: true,
      content: { 'application/json': { ...body, example: meta.example ?? exampleOf(body.schema) } },
    },
    responses: { 200: answer, ...refusals(errorMap) },
  };
}

function tokenSentence(name: string, scope: string | undefined): string {
  if (name === 'search') return 'An API token needs the scope to read the module of the index.';
  if (scope === 'any') return 'Any API token can make this call.';
  return scope ? `An API token needs the scope ${scope}.` : 'API tokens cannot make this call.';
}

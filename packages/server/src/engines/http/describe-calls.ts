import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@pavilion/domain/calls';
import { version } from '../../version.ts';
import { docExamples, documentsPath, signInPath } from './doc-examples.ts';

/** Cookie of a session; under https its name begins with `__Secure-`. */
const cookie = 'pavilion.session_token';

/** All calls, the sign-in and the documents as an OpenAPI description. Loaded on first use. */
export async function describeCalls(address: string): Promise<object> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const calls = await generator.generate(contract, {
    info: {
      title: 'Pavilion',
      version,
      description: `Sign in with a POST to ${signInPath}; its answer sets the cookie ${cookie}, which all other requests send.`,
    },
    servers: [{ url: `${address}/api/calls` }],
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } } },
    security: [{ session: [] }],
  });
  const servers = [{ url: address }];
  const others = {
    [signInPath]: { servers, post: { ...postOf(signInPath, 'Signs in.'), security: [] } },
    [documentsPath]: { servers, post: postOf(documentsPath, 'Reads or writes documents.') },
  };
  return { ...calls, paths: { ...others, ...calls.paths } };
}

/** A route without a contract, described by its examples. */
function postOf(path: string, summary: string) {
  const examples = docExamples.filter((example) => example.path === path);
  const named = examples.map(({ title, body }) => [title, { value: body }] as const);
  return {
    summary,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { type: 'object' }, examples: Object.fromEntries(named) } },
    },
    responses: { 200: { description: 'OK', content: { 'application/json': { schema: { type: 'object' } } } } },
  };
}

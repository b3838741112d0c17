import { apiScopes, roleFlags } from '@pavilion/domain/access';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';
import { callsByName } from './describe-calls.ts';
import type { JsonSchema } from './example-of.ts';

interface Media {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Operation {
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: { name: string; example?: unknown; schema: JsonSchema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media> }>;
}

let app: TestApp;
let admin: Person;
let token: string;
let operations: { path: string; method: string; isCall: boolean; operation: Operation }[];
const checks = new Map<string, ValidateFunction>();
/** Validates by a schema that refers to those of the whole document. */
function check(schema: JsonSchema): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"pavilion#/components/');
  const known = checks.get(text) ?? ajv.compile(JSON.parse(text));
  checks.set(text, known);
  return known;
}
const ajv = new Ajv2020({ strict: false, validateFormats: false });
let now = Date.now();
beforeAll(async () => {
  // Each request comes half a second after the one before, so that the token is not too fast.
  const clock = () => {
    now += 500;
    return new Date(now).toISOString();
  };
  app = await startApp({ clock });
  admin = await app.addPerson({ name: 'Ada Min', roles: roleFlags });
  const made = await admin.call.accounts.makeApiToken({
    name: 'All examples',
    scopes: [...apiScopes],
    days: 7,
    password,
  });
  token = made.token;
  const description = await (await fetch(`${app.url}/api/openapi.json`)).json();
  ajv.addSchema({ components: description.components }, 'pavilion');
  const resolved = (answer: { $ref?: string }) =>
    answer.$ref ? description.components.responses[answer.$ref.split('/').at(-1)!] : answer;
  operations = Object.entries<Record<string, Operation> & { servers?: object }>(description.paths).flatMap(
    ([path, { servers, ...methods }]) =>
      Object.entries(methods).map(([method, { responses, ...operation }]) => {
        const answers = Object.entries(responses).map(([status, answer]) => [status, resolved(answer as object)]);
        return { path, method, isCall: !servers, operation: { ...operation, responses: Object.fromEntries(answers) } };
      }),
  );
});
afterAll(() => app.stop());

const valuesOf = ({ example, examples = {} }: Media) => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples).map(({ value }) => value),
];

describe('the OpenAPI document', () => {
  it('has a summary, the schemas of request and answer, refusals and an example for each address (OPS-011)', () => {
    expect(operations.filter(({ isCall }) => isCall).map(({ path }) => path.slice(1))).toEqual([...callsByName.keys()]);
    for (const { path, method, operation } of operations) {
      const at = `${method} ${path}`;
      expect([at, operation.summary]).toEqual([at, expect.stringMatching(/^[A-Z].*\.$/)]);
      expect([at, operation.tags]).toEqual([at, [expect.any(String)]]);
      expect([at, Object.keys(operation.responses)]).toEqual([
        at,
        expect.arrayContaining(['401', '403', '404', '429', '500']),
      ]);
      for (const [status, { description }] of Object.entries(operation.responses))
        expect([at, status, description]).toEqual([at, status, expect.stringMatching(/^[A-Z]/)]);
      const media = operation.requestBody?.content['application/json'];
      if (media) {
        expect([at, Object.keys(media.schema).length > 0, valuesOf(media).length > 0]).toEqual([at, true, true]);
        const answer = operation.responses[200]?.content?.['application/json'];
        expect([at, Object.keys(answer?.schema ?? {}).length > 0]).toEqual([at, true]);
      } else {
        const examples = (operation.parameters ?? []).map(({ example }) => example);
        expect([at, examples.includes(undefined)]).toEqual([at, false]);
      }
    }
  });

  it('refers to nothing that it does not have (OPS-011)', async () => {
    const description = await (await fetch(`${app.url}/api/openapi.json`)).json();
    const references = JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g);
    const unknown = [...references].filter(
      ([, path = '']) => path.split('/').reduce((at, step) => at?.[step], description) === undefined,
    );
    expect(unknown.map(([, path]) => path)).toEqual([]);
  });

  it('has no example that its own schema refuses (OPS-011)', () => {
    const wrong: unknown[] = [];
    for (const { path, method, operation } of operations) {
      const bodies = [['request', operation.requestBody] as const, ...Object.entries(operation.responses)];
      for (const [where, body] of bodies) {
        const media = body?.content?.['application/json'];
        if (!media) continue;
        const validate = check(media.schema);
        for (const value of valuesOf(media)) {
          if (!validate(value)) wrong.push([`${method} ${path} ${where}`, value, validate.errors]);
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('has no example that the server cannot read, as a token with all scopes sends it (OPS-011)', async () => {
    const wrong: unknown[] = [];
    for (const { path, isCall, operation } of operations) {
      const media = operation.requestBody?.content['application/json'];
      if (!media) continue;
      const opens = (operation.security ?? []).some((one) => 'token' in one);
      for (const shown of valuesOf(media) as Record<string, unknown>[]) {
        const value = shown.password ? { ...shown, password } : shown;
        const answer = await fetch(`${app.url}${isCall ? '/api/calls' : ''}${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(opens ? { authorization: `Bearer ${token}` } : { cookie: admin.cookie }),
          },
          body: JSON.stringify(value),
        });
        const body = await answer.json();
        const isRead = ![400, 401, 422, 500].includes(answer.status) && !body.data?.issues;
        if (!isRead) wrong.push([path, value, answer.status, body]);
        if (!answer.ok || !isCall) continue;
        const validate = check(operation.responses[200]!.content!['application/json']!.schema);
        if (!validate(body)) wrong.push([path, body, validate.errors]);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('tells the scope that each call needs of a token, and the calls that no token can make (OPS-011)', async () => {
    const { paths } = await (await fetch(`${app.url}/api/openapi.json`)).json();
    expect(paths['/production/submitBrief'].post['x-token-scope']).toBe('production:write');
    expect(paths['/library/countCollections'].post['x-token-scope']).toBe('library:read');
    expect(paths['/accounts/setUserRole'].post).toMatchObject({ 'x-token-scope': null, security: [{ session: [] }] });
    expect(paths['/api/documents'].post['x-documents']).toMatchObject({ productions: 'production', users: null });
  });
});

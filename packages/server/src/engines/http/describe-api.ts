import { apiScopes, scopeWords } from '@pavilion/domain/access';
import { version } from '../../version.ts';
import { describeCalls } from './describe-calls.ts';
import { describeDocuments, describedDocuments, documentSchemas } from './describe-documents.ts';
import { describeFiles, fileSchemas } from './describe-files.ts';
import { commonRefusals } from './describe-refusals.ts';
import { paceSentence } from './doc-examples.ts';

/** Cookie of a session; under https its name begins with `__Secure-`. */
const cookie = 'pavilion.session_token';

/** All calls, documents and files as an OpenAPI description. Loaded on first use. */
export async function describeApi(address: string): Promise<object> {
  const servers = [{ url: address }];
  return {
    openapi: '3.1.1',
    info: {
      title: 'Pavilion',
      version,
      description: [
        'Send an API token in the header authorization: Bearer pavilion_…',
        'People make tokens under My Account, and user administrators make them for integrations.',
        `Scopes: ${apiScopes.map((scope) => `${scope} (${scopeWords(scope)})`).join(', ')}.`,
        paceSentence,
        `How to begin: ${address}/api/docs. A typed client: ${address}/api/pavilion-client.ts.`,
      ].join(' '),
    },
    servers: [{ url: `${address}/api/calls` }],
    security: [{ token: [] }, { session: [] }],
    paths: { ...describeDocuments(servers), ...describeFiles(servers), ...(await describeCalls()) },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'An API token.' },
        session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'The session of a browser.' },
      },
      headers: {
        RetryAfter: { description: 'Seconds until the next request is taken.', schema: { type: 'integer' } },
      },
      responses: commonRefusals,
      schemas: { ...documentSchemas(), ...fileSchemas },
    },
  };
}

interface Operations {
  [method: string]: { 'x-token-scope'?: string | null; responses: Record<string, object> };
}

/**
 * What the types of the client are made from: what a token can open, without our address, and without refusals, which are one type
 * there.
 */
export async function clientDescription(): Promise<object> {
  const { paths, components, ...rest } = (await describeApi('')) as {
    paths: Record<string, Operations>;
    components: { schemas: Record<string, { properties?: object; required?: string[] }> };
  };
  const open = Object.entries(paths).filter(([, { post }]) => post?.['x-token-scope'] !== null);
  const isClosed = ([name]: [string, unknown]) => {
    const type = /^(?:New)?Document\.(\w+)/.exec(name)?.[1];
    return type !== undefined && !scoped.has(type);
  };
  const schemas = Object.entries(components.schemas).filter((entry) => !isClosed(entry));
  const scopedOnly = ({ properties = {} }) => {
    const kept = Object.entries(properties).filter(([name]) => scoped.has(name));
    return { type: 'object', properties: Object.fromEntries(kept), required: kept.map(([name]) => name) };
  };
  const { Documents = {}, NewDocuments = {} } = components.schemas;
  return {
    ...rest,
    info: { title: 'Pavilion', version: '' },
    paths: Object.fromEntries(open.map(([path, methods]) => [path, withoutRefusals(methods)])),
    components: {
      ...components,
      schemas: {
        ...Object.fromEntries(schemas),
        Documents: scopedOnly(Documents),
        NewDocuments: scopedOnly(NewDocuments),
      },
    },
  };
}

const scoped: ReadonlySet<string> = new Set(describedDocuments.flatMap(({ name, scope }) => (scope ? [name] : [])));

function withoutRefusals({ servers, ...methods }: Operations): object {
  const kept = Object.entries(methods).map(([name, operation]) => {
    const done = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
    return [name, { ...operation, responses: Object.fromEntries(done) }];
  });
  return Object.fromEntries(kept);
}

import { commonErrors } from '@pavilion/domain/calls';

/** How every refusal is answered; `message` is a sentence for people. */
export const refusalSchema = {
  type: 'object',
  properties: {
    code: { type: 'string', description: 'Names the reason for programs.' },
    message: { type: 'string', description: 'A sentence for people.' },
    field: { type: 'string', description: 'The field at fault.' },
    status: { type: 'integer' },
    defined: { type: 'boolean', description: 'Whether the call names this refusal.' },
    data: {
      type: 'object',
      description: 'Of invalid input: each fault with the path of its field.',
      properties: {
        field: { type: 'string' },
        issues: {
          type: 'array',
          items: {
            type: 'object',
            properties: { message: { type: 'string' }, path: { type: 'array', items: { type: 'string' } } },
            required: ['message', 'path'],
          },
        },
      },
    },
  },
  required: ['code', 'message'],
} as const;

interface Refusal {
  status: number;
  message: string;
}

/** Refusals of every address. */
const everywhere: Record<string, Refusal> = {
  TOO_MANY: { status: 429, message: 'This API token has sent too many requests. Try again in a second.' },
  BROKEN: { status: 500, message: 'Something went wrong on the server. Please try again.' },
};

type ByStatus = Map<number, [code: string, refusal: Refusal][]>;

function byStatus(named: Readonly<Record<string, Refusal>>): ByStatus {
  const found: ByStatus = new Map();
  for (const entry of Object.entries(named)) found.set(entry[1].status, [...(found.get(entry[1].status) ?? []), entry]);
  return found;
}

const plain = { $ref: '#/components/schemas/Refusal' };
const common = byStatus({ ...commonErrors, ...everywhere });
const nameOf = (status: number) => `Refused${status}`;

/** Answers that most calls share, for `components`. */
export const commonRefusals: Readonly<Record<string, { description: string }>> = Object.fromEntries(
  [...common].map(([status, codes]) => [nameOf(status), answerTo(codes)]),
);

/** The answers to refused requests, by status, each with an example of every code. */
export function refusals(named: Readonly<Record<string, Refusal>>): Record<string, object> {
  const answers = [...byStatus({ ...named, ...everywhere })].map(([status, codes]) => {
    const isCommon = JSON.stringify(codes) === JSON.stringify(common.get(status));
    return [status, isCommon ? { $ref: `#/components/responses/${nameOf(status)}` } : answerTo(codes)];
  });
  return Object.fromEntries(answers);
}

/** The answers of `/api/documents`: in `error` of a failed request, or plain where it was refused before it was read. */
export function documentRefusals(named: Readonly<Record<string, Refusal>>): Record<string, object> {
  const schema = {
    oneOf: [{ $ref: '#/components/schemas/DocumentRefusal' }, { $ref: '#/components/schemas/Refusal' }],
  };
  const answers = [...byStatus({ ...named, ...everywhere })].map(([status, codes]) => [
    status,
    answerTo(codes, schema),
  ]);
  return Object.fromEntries(answers);
}

function answerTo(codes: readonly [code: string, refusal: Refusal][], schema: object = plain) {
  return {
    description: codes.map(([, { message }]) => message).join(' '),
    ...(codes.some(([, { status }]) => status === 429) && {
      headers: { 'retry-after': { $ref: '#/components/headers/RetryAfter' } },
    }),
    content: {
      'application/json': {
        schema,
        examples: Object.fromEntries(codes.map(([code, { message }]) => [code, { value: { code, message } }])),
      },
    },
  };
}

import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@pavilion/domain/calls';

/** All calls as an OpenAPI description. Loaded on first use. */
export function describeCalls(address: string): Promise<unknown> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(contract, {
    info: { title: 'Pavilion', version: '1', description: 'All calls of the server.' },
    servers: [{ url: address }],
  });
}

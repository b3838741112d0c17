// Types of all documents and calls, from the OpenAPI document of the product: node make-types.mjs < openapi.json
// `openapi-typescript` builds on the compiler that TypeScript 7 no longer has as a library, so this package brings its own.
import { text } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';

const description = JSON.parse(await text(process.stdin));
const types = astToString(await openapiTS(description, { silent: true, defaultNonNullable: false }));
process.stdout.write(`// Made by \`npm run client\` from the OpenAPI document. Do not edit.\n${types}`);

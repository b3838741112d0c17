import { clientDescription } from '../engines/http/describe-api.ts';

// The OpenAPI document from which `npm run client` makes types: the same for each installation.
process.stdout.write(JSON.stringify(await clientDescription()));

// The parts of the provider that tests use; the library has no types.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  interface GrantContext {
    oidc: { client: { clientId: string }; session: { accountId: string }; provider: Provider };
  }
  // biome-ignore lint/style/noDefaultExport: the library has one.
  export default class Provider {
    constructor(issuer: string, configuration: object);
    Grant: new (of: {
      clientId: string;
      accountId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
  export const interactionPolicy: {
    base(): { add(prompt: object, at: number): void };
    Prompt: new (info: { name: string; requestable: boolean }) => object;
  };
  export type { GrantContext };
}

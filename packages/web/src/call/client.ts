import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '@pavilion/domain';
import { fetchAnswer } from './fetch-answer.ts';

const link = new RPCLink({ url: () => `${window.location.origin}/api/rpc`, fetch: fetchAnswer });

const names = new WeakMap<object, string>();

/** Name of a call, such as `production.signOffFiles`. Its answers are cached under this key. */
export const callName = (procedure: object): string => names.get(procedure) ?? 'call';

/** Gives each call a name and a stable identity: the library creates a new function per access, but hooks compare calls. */
function named<T extends object>(node: T, name: string): T {
  const children = new Map<PropertyKey, unknown>();
  const proxy = new Proxy(node, {
    get(target, key, receiver) {
      const child: unknown = Reflect.get(target, key, receiver);
      if (typeof key !== 'string' || typeof child !== 'function' || key === 'then') return child;
      if (!children.has(key)) children.set(key, named(child, name ? `${name}.${key}` : key));
      return children.get(key);
    },
  });
  names.set(proxy, name);
  return proxy;
}

/** Client for all calls, typed by the contract: `calls.production.signOffFiles`. */
export const calls: ContractRouterClient<Contract> = named(createORPCClient<ContractRouterClient<Contract>>(link), '');

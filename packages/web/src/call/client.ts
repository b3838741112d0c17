import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '@pavilion/domain';

const link = new RPCLink({ url: () => `${window.location.origin}/api/rpc` });

const names = new WeakMap<object, string>();

/** The name of a call, such as `production.signOffFiles`: the key under which its answers are kept. */
export const callName = (procedure: object): string => names.get(procedure) ?? 'call';

/** The library makes a new function at every access; screens compare calls, so each is made once and named. */
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

/** Everything that a user may ask of the server, typed by the contract: `calls.production.signOffFiles`. */
export const calls: ContractRouterClient<Contract> = named(createORPCClient<ContractRouterClient<Contract>>(link), '');

import { type ComponentType, createElement } from 'react';
import { lazyPart } from '../kit/lazy-part.tsx';
import { PleaseWait } from '../kit/please-wait.tsx';

/** PLT-104 */
const chunkTimeout = 120_000;

type Named<K extends string> = { [P in K]: ComponentType };

/** A page loaded when it is first opened; `name` is the component's export. */
export function lazyPage<K extends string>(load: () => Promise<Named<K>>, name: K) {
  const fallback = createElement(PleaseWait, { height: '60vh' });
  return lazyPart<object>(async () => (await load())[name], { page: true, within: chunkTimeout, fallback });
}

import { type ComponentType, lazy } from 'react';

/** PLT-104 */
const chunkTimeout = 120_000;

type Named<K extends string> = { [P in K]: ComponentType };

/** A page that is loaded when it is first opened; `name` is the component's export. */
export function lazyPage<K extends string>(load: () => Promise<Named<K>>, name: K) {
  return lazy(async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('This part of the product took too long to load.')), chunkTimeout);
    });
    try {
      const module = await Promise.race([load(), late]);
      return { default: module[name] };
    } finally {
      clearTimeout(timer);
    }
  });
}

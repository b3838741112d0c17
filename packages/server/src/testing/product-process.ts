import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cookieOf } from './app.ts';
import { builtProduct } from './built-product.ts';
import { createPerson, type Person } from './person.ts';

const administrator = { email: 'admin@example.org', password: 'a long enough password' };

/** The product as operators start it: a separate process that handles signals. */
export interface ProductProcess {
  url: string;
  /** The first administrator, with a new sign-in. */
  signIn(): Promise<Person>;
  /** All that it has written: its log, and what it says to the person who starts it. */
  said(): string;
  /** Sends the signals at once; resolves to the exit code, or null when the process did not end by itself. */
  end(...signals: NodeJS.Signals[]): Promise<number | null>;
}

/** Starts it and waits until it is ready; `settings` are environment variables. */
export async function startProductProcess(settings: Record<string, string>): Promise<ProductProcess> {
  const child = fork(await builtProduct(), {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT: '0',
      RTMP_PORT: '0',
      LOG_LEVEL: 'silent',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    },
  });
  const gone = once(child, 'exit');
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const ready = /is ready after .*: ([^\s"]+)/.exec(said)?.[1];
      if (ready) resolve(ready);
    });
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it was ready. ${said}`)));
  });
  return {
    url,
    said: () => said,
    async signIn() {
      const answer = await fetch(`${url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify(administrator),
      });
      return createPerson(url, { id: 'admin', email: administrator.email, cookie: cookieOf(answer) });
    },
    async end(...signals) {
      for (const signal of signals.length > 0 ? signals : (['SIGKILL'] as const)) child.kill(signal);
      const [code] = (await gone) as [number | null];
      return code;
    },
  };
}

import type { App } from '../app.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { demoClock } from './demo-clock.ts';
import { startDemoEncoders } from './demo-encoders.ts';
import { demoPassword, fillDemo } from './fill-demo.ts';
import { demoPeople } from './people.data.ts';

export interface Demo {
  /** The settings, with the demo's own administrator. */
  config: Config;
  clock: Clock;
  fill: (app: App) => Promise<void>;
  /** Sign-in details: one person for each kind of user. */
  signIns: string[];
}

/** The workspace of `npm run demo`; loaded only there. */
export function openDemo(given: Config): Demo {
  const time = demoClock();
  const people = demoPeople.flatMap(({ email, shown }) => (shown ? [`  ${email.padEnd(28)} ${shown}`] : []));
  return {
    config: { ...given, admin: { email: demoPeople[0]!.email, password: demoPassword } },
    clock: time.clock,
    fill: async (app) => {
      await fillDemo(app, time, console.log);
      await startDemoEncoders(app);
    },
    signIns: [`Sign in with the password ${demoPassword} as:`, ...people],
  };
}

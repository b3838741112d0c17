// Imported first: zod asks at its first schema whether it may compile code. The page's policy forbids it, and Chromium answers
// such a try with a report for which it reads the whole file again, while the first screen is waiting.
import { config } from 'zod';

config({ jitless: true });

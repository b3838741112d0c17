/**
 * Words and runs of keys that lists of stolen passwords begin with, and those that somebody would try here first. Figures and
 * signs after them make no difference: people add what a form asks for.
 */
const common = new Set(
  `password passwort passw0rd pass admin administrator welcome letmein login changeme secret default test testing guest master
  qwerty qwertyui qwertyuiop qwertz asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd abcde abcdef abcdefg abcdefgh
  iloveyou sunshine princess football baseball basketball superman batman dragon monkey shadow michael jennifer jordan charlie
  freedom whatever trustno starwars computer internet samsung summer winter spring autumn january february march april may june
  july august september october november december monday tuesday wednesday thursday friday saturday sunday
  liverpool arsenal chelsea everton manchester london england britain cricket cricketer wicket wickets batsman bowler ashes
  thehundred lords oval edgbaston headingley pavilion`.split(/\s+/),
);

/** Signs and figures that people write for letters. A 1 may be an i or an l. */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
  '!': 'i',
};
const spelledOut = (word: string): string[] =>
  ['i', 'l'].map((one) => word.replace(/[@430$57!]/g, (sign) => letters[sign] ?? sign).replaceAll('1', one));

/** Whether a password is among those that are tried first: a common word or run of keys, one character over and over, or digits in a short row. */
export function isEasyToGuess(password: string): boolean {
  const typed = password.toLowerCase();
  const word = typed.replace(/[^\p{L}]+$/u, '');
  const meant = [typed, word, ...spelledOut(typed), ...spelledOut(word)];
  return meant.some((each) => common.has(each)) || new Set(typed).size < 4 || /^\d{1,11}$/.test(typed);
}

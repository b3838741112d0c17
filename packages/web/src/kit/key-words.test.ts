import { expect, it } from 'vitest';
import { keyWords } from './key-words.ts';

it.each([
  ['equal, shift+equal', ['=', '+']],
  ['equal, plus', ['=', '+']],
  ['minus', ['−']],
  ['shift+slash', ['?']],
  ['shift+left', ['Shift + ←']],
  ['right, pagedown', ['→', 'Page Down']],
  ['esc', ['Esc']],
  ['shift+bracketright', ['Shift + ]']],
  ['mod+minus, mod+numpadsubtract', ['Ctrl + −', 'Ctrl + Num −']],
  ['k', ['K']],
  ['mod+delete', ['Ctrl + Delete']],
])('the keys %s are printed as %j', (keys, words) => {
  expect(keyWords(keys)).toEqual(words);
});

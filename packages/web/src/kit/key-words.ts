const onMac = typeof navigator !== 'undefined' && /mac/i.test(navigator.userAgent);

/** Keys whose names differ from their labels. */
const names: Record<string, string> = {
  mod: onMac ? '⌘' : 'Ctrl',
  left: '←',
  right: '→',
  up: '↑',
  down: '↓',
  pageup: 'Page Up',
  pagedown: 'Page Down',
  escape: 'Esc',
  slash: '/',
  comma: ',',
  period: '.',
  equal: '=',
  plus: '+',
  minus: '−',
  bracketleft: '[',
  bracketright: ']',
  semicolon: ';',
  numpadadd: 'Num +',
  numpadsubtract: 'Num −',
};

/** Characters typed by two keys together. */
const written: Record<string, string> = { 'shift+slash': '?', 'shift+equal': '+' };

/** `mod+k` → `Ctrl + K`; comma-separated alternatives appear side by side, without duplicates. */
export function keyWords(keys: string): string[] {
  const words = keys.split(',').map((combination) => {
    const pressed = combination.trim();
    return written[pressed] ?? pressed.split('+').map(keyWord).join(' + ');
  });
  return [...new Set(words)];
}

const keyWord = (key: string) => names[key] ?? key.charAt(0).toUpperCase() + key.slice(1);

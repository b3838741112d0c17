/** Thirty-two characters, so that five random bits are one of them; none is easily taken for another. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * A new identifier: 24 characters, 120 random bits. Made by the client, so that an insert that is sent twice is still one
 * document. (`crypto.randomUUID` is missing on plain http.)
 */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => alphabet[byte & 31]).join('');
}

// A file that is encrypted while it is written: AES-256-GCM with a key made from a passphrase.
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** First bytes of an encrypted file; then salt and nonce, the content, and the tag at the end. */
const MAGIC = Buffer.from('CONTENT1');
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MAGIC.length + SALT_BYTES + NONCE_BYTES;
const MIN_KEY_LENGTH = 16;

/**
 * Writes a stream to a new file that only its owner may read.
 *
 * @param {import('node:stream').Readable} source
 * @param {string} file Must not exist.
 * @param {string | null} key Encrypts with it; null: leaves the bytes as they are.
 */
export async function writeFileFrom(source, file, key) {
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  if (key === null) return pipeline(source, output);
  const salt = randomBytes(SALT_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', toKey(key, salt), nonce);
  output.write(Buffer.concat([MAGIC, salt, nonce]));
  const withTag = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush(done) {
      this.push(cipher.getAuthTag());
      done();
    },
  });
  return pipeline(source, cipher, withTag, output);
}

/**
 * Opens a file that {@link writeFileFrom} has written. An encrypted one is read twice: nothing of it
 * is given away before all of it has proved to be whole and made with this key.
 *
 * @param {string} file
 * @param {string | null} key
 * @returns {Promise<import('node:stream').Readable>}
 * @throws {Error} in one sentence: no key, a wrong one, one for a file that is not encrypted, or a file that was changed
 *   or cut off.
 */
export async function openFile(file, key) {
  const { head, tag, size } = await readEnds(file);
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) {
    if (key === null) return createReadStream(file);
    // Anybody may have put it in the place of one that is.
    throw new Error(`${file} is not encrypted. If it is yours all the same, leave BACKUP_KEY out.`);
  }
  const damaged = `${file} cannot be decrypted: BACKUP_KEY is wrong, or the file is damaged.`;
  if (size <= HEAD_BYTES + TAG_BYTES) throw new Error(damaged);
  if (key === null) throw new Error(`${file} is encrypted; BACKUP_KEY is not set.`);
  const salt = head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const nonce = head.subarray(MAGIC.length + SALT_BYTES);
  const secret = toKey(key, salt);
  const decrypt = () => {
    const decipher = createDecipheriv('aes-256-gcm', secret, nonce).setAuthTag(tag);
    return {
      decipher,
      bytes: createReadStream(file, { start: HEAD_BYTES, end: size - TAG_BYTES - 1 }),
    };
  };
  const check = decrypt();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(check.bytes, check.decipher, nowhere).catch(() => {
    throw new Error(damaged);
  });
  const { bytes, decipher } = decrypt();
  return bytes.pipe(decipher);
}

/** @param {string} file */
async function readEnds(file) {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(HEAD_BYTES);
    const tag = Buffer.alloc(TAG_BYTES);
    await handle.read(head, 0, HEAD_BYTES, 0);
    if (size > HEAD_BYTES + TAG_BYTES) await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
    return { head, tag, size };
  } finally {
    await handle.close();
  }
}

/**
 * @param {string} key
 * @param {Buffer} salt
 */
function toKey(key, salt) {
  if (key.length < MIN_KEY_LENGTH) throw new Error('BACKUP_KEY must have at least 16 characters.');
  return scryptSync(key, salt, 32);
}

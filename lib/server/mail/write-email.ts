import 'server-only';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { logInfo } from '@/lib/server/ops/log';
import type { Email } from './email';

const FOLDER = path.join('.data', 'mail');

/** Writes a message to files that a developer can open; one record, one pair of files. */
export async function writeEmail(email: Email): Promise<void> {
  const file = path.join(FOLDER, email.idempotencyKey.replace(/[^\w-]/g, '-'));
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${file}.html`, email.html);
  const head = `Subject: ${email.subject}\nReply-To: ${email.replyTo ?? ''}`;
  await writeFile(`${file}.txt`, `${head}\n\n${email.text}\n`);
  logInfo('email-written', { file: `${file}.html`, note: 'RESEND_API_KEY is not set' });
}
